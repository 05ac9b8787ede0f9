import { writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { measureStartUp } from "../../src/cli/start-up.ts";
import { freshFolder } from "../moves/store/fresh-folder.ts";

const env = { PATH: dirname(process.execPath) };

test("a start is measured against node alone, in pairs", { timeout: 60_000 }, () => {
  const program = `${freshFolder()}/hook.cjs`;
  writeFileSync(program, "");
  // A clock that says 10 ms more at every look: each start takes 10 ms.
  let instant = 0;
  const now = (): Date => {
    instant += 10;
    return new Date(instant);
  };
  expect(measureStartUp({ env, now }, program, 3)).toEqual({ nodeMs: 10, hookMs: 10, ratio: 1, rounds: 3 });
});

test("a program that fails and a node that is not there have no time", { timeout: 60_000 }, () => {
  const program = `${freshFolder()}/hook.cjs`;
  writeFileSync(program, "process.exitCode = 1;");
  const now = (): Date => new Date(0);
  expect(measureStartUp({ env, now }, program, 1)).toBeNull();
  expect(measureStartUp({ env: { PATH: freshFolder() }, now }, program, 1)).toBeNull();
});
