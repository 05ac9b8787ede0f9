import { expect, test } from "vitest";
import * as z from "zod/mini";
import { probe } from "../../../src/cli/commands/probe.ts";
import { runInMemory } from "../memory-context.ts";
import { workplace } from "./loaded-database.ts";

const occurrence = z.strictObject({
  kind: z.string(),
  name: z.string(),
  count: z.number(),
  isKnown: z.boolean(),
  path: z.string(),
  line: z.number(),
});
const shape = z.strictObject({
  shape: z.literal("detent.probe/1"),
  sessionFiles: z.number(),
  leftOut: z.array(z.strictObject({ path: z.string(), why: z.string() })),
  faults: z.array(z.strictObject({ path: z.string(), isThere: z.boolean(), problem: z.string() })),
  occurrences: z.array(occurrence),
});

test("unknown types are named with their place, and the answer is negative", async () => {
  const { logs } = workplace("stream-json/odd-lines");
  const { exitCode, stdout } = await runInMemory([probe], ["probe", logs]);
  const rows = stdout.split("\n").map((row) => row.split(/ {2,}/).join(" | "));
  expect(exitCode).toBe(1);
  // odd-lines: line 4 is system/sail_trimmed, line 5 harbour_event. Version 2.1.240 was never run here.
  expect(rows).toContain(
    `entry type | system/sail_trimmed | 1 | no | ${logs}/stream-json/odd-lines/run.jsonl:4`,
  );
  expect(rows).toContain(`entry type | harbour_event | 1 | no | ${logs}/stream-json/odd-lines/run.jsonl:5`);
  expect(rows.filter((row) => row.includes(" | yes | "))).toEqual([]);
});

test("a version that was only never run is named and is no drift; --all lists what is known", async () => {
  const { logs } = workplace("stream-json/complete-run");
  expect(await runInMemory([probe], ["probe", logs])).toMatchObject({ exitCode: 0 });
  const { stdout } = await runInMemory([probe], ["probe", logs, "--all"]);
  expect(stdout).toMatch(/tool +Bash +1 +yes/);
  expect(stdout).toMatch(/client version +2\.1\.240 +1 +no/);
});

test("the JSON has the described shape, and a name that means nothing ends with 4", async () => {
  const { logs } = workplace("stream-json/complete-run");
  const { stdout } = await runInMemory([probe], ["probe", logs, "--json"]);
  expect(shape.parse(JSON.parse(stdout)).sessionFiles).toBe(1);
  const missing = await runInMemory([probe], ["probe", `${logs}/none.jsonl`]);
  expect(missing.exitCode).toBe(4);
  expect(missing.stderr).toContain("There is no file and no folder of this name.");
});
