// Commands in processes of their own; node itself stands in for the program.

import { expect, test } from "vitest";
import { startOwn } from "../../src/tui/own-process.ts";

const program = (script: string) => ({
  ...{ start: [process.execPath, "-e", script] as const, cwd: "/", env: {} },
});

test("output, lines of notes as they come, the last of them and the exit code", async () => {
  const notes: string[] = [];
  const script = `process.stdout.write("a" + process.argv[1]); process.exitCode = 3;
    process.stderr.write("1 %\\n2 "); process.stderr.write("%\\nlast")`;
  const { end } = startOwn(program(script), ["b"], (text) => notes.push(text));
  expect(await end).toEqual({ stdout: "ab", exitCode: 3, lastNote: "last" });
  expect(notes).toEqual(["1 %", "2 %"]);
});

test("a cancelled one ends by the signal, and one that cannot be started is a fault", async () => {
  const { end, cancel } = startOwn(
    program("setInterval(() => {}, 1000); process.stderr.write('up\\n')"),
    [],
    () => cancel(),
  );
  expect((await end).exitCode).toBe(null);
  const none = startOwn({ start: ["/nowhere/none"], cwd: "/", env: {} }, [], () => {});
  await expect(none.end).rejects.toThrow("ENOENT");
});
