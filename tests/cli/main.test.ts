// The built program as a process: version, streams and exit codes. Needs `npm run build`, as the test command runs it.

import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const program = `${root}dist/detent.js`;
const env = { PATH: process.env.PATH, HOME: "/home/dev" };

test("--version prints the version of package.json and loads no part of the program but its entry", () => {
  const version = /"version": "(.*)"/.exec(readFileSync(`${root}package.json`, "utf8"))?.[1];
  expect(execFileSync(program, ["--version"], { env, encoding: "utf8" })).toBe(`${version}\n`);
  const entry = readFileSync(program, "utf8");
  const parts = [...entry.matchAll(/^import .* from "(\.\/.*)";$/gm)].map(([, part]) =>
    readFileSync(`${root}dist/${part}`, "utf8"),
  );
  expect([entry, ...parts].join("\n")).not.toMatch(/duckdb\/|commander\/|node_modules\/(?:yaml|zod)/);
});

test("a fault is on stderr alone and its code is the process's", () => {
  const { status, stdout, stderr } = spawnSync(program, ["--jsno"], { env, encoding: "utf8" });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: "",
    stderr: "detent: Unknown option '--jsno'. Did you mean --json?\n",
  });
});

test("a reader that closes the pipe early is met in silence", () => {
  const { status, stderr } = spawnSync(
    "bash",
    ["-c", `"$1" --help | true; exit "\${PIPESTATUS[0]}"`, "bash", program],
    {
      env,
      encoding: "utf8",
    },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
