// `detent problems`: every line that was not taken as it stands, where it stands.

import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { load } from "../../../src/cli/commands/load.ts";
import { problems } from "../../../src/cli/commands/problems.ts";
import { jsonShapes } from "./json-shapes.ts";
import { loadedWorkplace, workplace } from "./loaded-database.ts";

const shape = jsonShapes["detent.problems/1"];
const MAIN = "every-fate/5e55360a-0000-4000-8000-000000000000.jsonl";

test("each problem has its file:line, and a whole file's only its file", async () => {
  const { run, logs } = await loadedWorkplace("every-fate");
  const { exitCode, stdout, stderr } = await run(problems);
  expect(exitCode).toBe(0);
  const rows = stdout.split("\n").map((row) => row.split(/ {2,}/));
  // The list is complete: corpora/sessions/claude-code/every-fate/expected.json.
  expect(rows.slice(1, -1).map(([place, kind]) => [place?.replace(`${logs}/`, ""), kind])).toEqual([
    [`${MAIN}:6`, "unknown-type"],
    [`${MAIN}:7`, "malformed"],
    [`${MAIN}:8`, "glued"],
    [`${MAIN}:10`, "not-an-object"],
    [`${MAIN}:11`, "unfinished"],
    ["every-fate/journal.jsonl", "left-out"],
  ]);
  expect(stderr).toMatch(/^6 problems\. By kind: /);
});

test("paths and kinds choose, and the limit states how many there are", async () => {
  const { run, logs } = await loadedWorkplace("every-fate", "neither-id");
  const listed = async (...args: readonly string[]) =>
    shape.parse(JSON.parse((await run(problems, "--json", ...args)).stdout));
  expect(await listed("--kind", "glued", "--kind", "malformed", "logs")).toMatchObject({ matching: 2 });
  expect(await listed(`${logs}/every-fate/journal.jsonl`)).toMatchObject({
    matching: 1,
    sources: 1,
    physicalLines: 1,
  });
  expect(await listed("logs/every-fate")).toMatchObject({ matching: 6, sources: 3, physicalLines: 13 });
  const one = await listed("logs/every-fate", "--limit", "1");
  expect(one).toMatchObject({ matching: 6, problems: [{ kind: "unknown-type", line: 6 }] });
  expect(one.problems.length).toBe(1);
});

test("where nothing is listed it says how much was read, or what fills it", async () => {
  const { run } = await loadedWorkplace("growing-output");
  expect(await run(problems)).toEqual({
    exitCode: 0,
    stdout: "",
    stderr: "No problem in 9 lines in 1 file.\n",
  });
  const broken = await loadedWorkplace("every-fate");
  expect((await broken.run(problems, "--kind", "nul-bytes")).stderr).toMatch(
    /^No problem of this kind in 13 lines in 3 files\. There are 1 glued, /,
  );
  const empty = workplace();
  await empty.run(load, empty.logs);
  expect((await empty.run(problems)).stderr).toBe("There are no files yet: `detent load` reads them.\n");
});

test("a misspelt kind is refused; one that nothing has is a good answer", async () => {
  const { run } = await loadedWorkplace("every-fate");
  const { exitCode, stderr } = await run(problems, "--kind", "malformd");
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(
    /^--kind: 'malformd' is none of its values\. Did you mean malformed\? Give one of: /,
  );
  expect(await run(problems, "--kind", "utf16")).toMatchObject({ exitCode: 0 });
});

test("what a load could not read stands here, and what it read that is gone; a mistyped name does not", async () => {
  const { run, logs } = workplace("growing-output", "compaction");
  // A link to itself cannot be read by anybody.
  symlinkSync(join(logs, "loop.jsonl"), join(logs, "loop.jsonl"));
  expect(await run(load, logs, "typo.jsonl")).toMatchObject({ exitCode: 4 });
  const first = shape.parse(JSON.parse((await run(problems, "--json")).stdout));
  expect(first.problems.map(({ path, line, kind }) => [path, line, kind])).toEqual([
    [join(logs, "loop.jsonl"), null, "unreadable"],
  ]);
  const again = await run(load, logs, "--json");
  expect(JSON.parse(again.stdout)).toMatchObject({ isChanged: false, gone: [] });
  rmSync(join(logs, "loop.jsonl"));
  rmSync(join(logs, "compaction"), { recursive: true });
  await run(load, logs);
  const second = shape.parse(JSON.parse((await run(problems, "--json")).stdout));
  expect(second.kinds).toEqual([{ kind: "gone", count: 1 }]);
});

test("a path that no load has read, a limit of 0 or no database end with a message", async () => {
  const { run, folder } = await loadedWorkplace("growing-output");
  expect(await run(problems, "log")).toEqual({
    exitCode: 4,
    stdout: "",
    stderr: `${folder}/log: No loaded file is here. \`detent load\` reads files; name one of those.\n`,
  });
  expect(await run(problems, "--limit", "0")).toMatchObject({ exitCode: 2 });
  expect(await workplace().run(problems)).toMatchObject({ exitCode: 4, stdout: "" });
});
