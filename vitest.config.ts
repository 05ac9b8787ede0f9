import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    pool: "threads",
    // Many tests wait for a process that they started: a core kept free for the runner would idle.
    maxWorkers: "100%",
    testTimeout: 30_000,
    sequence: { shuffle: true },
  },
});
