// Progress for a program: a line for each whole percent that was reached.

import { expect, test } from "vitest";
import { createProgressLines } from "../../src/cli/progress-lines.ts";
import { MemoryWriter } from "./memory-context.ts";

test("a line stands there for each new percent, and none for the same", () => {
  const stderr = new MemoryWriter();
  const lines = createProgressLines({ stderr });
  for (const done of [0, 1, 5, 9, 500, 1000]) lines.show(done, 1000);
  lines.end();
  expect(stderr.text).toBe("0 %\n50 %\n100 %\n");
});

test("of nothing, all is done", () => {
  const stderr = new MemoryWriter();
  createProgressLines({ stderr }).show(0, 0);
  expect(stderr.text).toBe("100 %\n");
});
