// Problems by file and line: which are chosen, how they are ordered and counted.

import { expect, test } from "vitest";
import { countSources, readProblemList } from "../../src/measure/problem-list.ts";
import { promptLine } from "./invented-lines.ts";
import { withLogs } from "./log-database.ts";

const good = promptLine("s1", "u1", 0, "Hi");
const logs = {
  "a/one.jsonl": `${good}no json\n42\n`,
  "a/two.jsonl": `${good}no json\n`,
  "ab/three.jsonl": `${good}42\n`,
  "ab/four.jsonl": '{"display":"x","project":"y"}\n',
};
const all = { paths: [], kinds: [], limit: 10 };

test("problems come in the order of path and line, a whole file's first", async () => {
  await withLogs(logs, async (database, folder) => {
    const { problems, matching, kinds, sources, physicalLines } = await readProblemList(database, all);
    expect(problems.map(({ path, line, kind }) => [path.slice(folder.length + 1), line, kind])).toEqual([
      ["a/one.jsonl", 2, "malformed"],
      ["a/one.jsonl", 3, "not-an-object"],
      ["a/two.jsonl", 2, "malformed"],
      ["ab/four.jsonl", null, "left-out"],
      ["ab/three.jsonl", 2, "not-an-object"],
    ]);
    expect(problems[0]?.byteOffset).toBe(good.length);
    expect(kinds).toEqual([
      { kind: "malformed", count: 2 },
      { kind: "not-an-object", count: 2 },
      { kind: "left-out", count: 1 },
    ]);
    expect({ matching, sources, physicalLines }).toEqual({ matching: 5, sources: 4, physicalLines: 8 });
  });
});

test("a folder is the files in it, not those of one whose name begins so; kinds and limit cut the list", async () => {
  await withLogs(logs, async (database, folder) => {
    expect(await readProblemList(database, { ...all, paths: [`${folder}/a`] })).toMatchObject({
      matching: 3,
      sources: 2,
    });
    expect(await readProblemList(database, { ...all, paths: [`${folder}/a/one.jsonl`] })).toMatchObject({
      matching: 2,
    });
    const one = await readProblemList(database, { paths: [`${folder}/a`], kinds: ["malformed"], limit: 1 });
    expect(one.problems.length).toBe(1);
    expect(one).toMatchObject({
      matching: 2,
      kinds: [{ kind: "malformed", count: 2 }, { kind: "not-an-object" }],
    });
    expect(await readProblemList(database, { ...all, kinds: ["' OR true --"] })).toMatchObject({
      matching: 0,
    });
    expect([await countSources(database, `${folder}/a`), await countSources(database, `${folder}/`)]).toEqual(
      [2, 4],
    );
    expect(await countSources(database, `${folder}/x`)).toBe(0);
  });
});

test("a text is a part of path, kind or sentence, and an offset leaves out what comes before", async () => {
  await withLogs(logs, async (database) => {
    const { problems, matching } = await readProblemList(database, { ...all, text: "three" });
    expect([matching, problems.length]).toEqual([1, 1]);
    expect(await readProblemList(database, { ...all, text: "malf" })).toMatchObject({ matching: 2 });
    const later = await readProblemList(database, { ...all, offset: 3, limit: 1 });
    expect(later).toMatchObject({ matching: 5, problems: [{ kind: "left-out" }] });
  });
});
