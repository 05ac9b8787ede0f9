// `detent sessions`: what is listed, what filters mean, and what is said where nothing is.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { load } from "../../../src/cli/commands/load.ts";
import { sessions } from "../../../src/cli/commands/sessions.ts";
import { jsonShapes } from "./json-shapes.ts";
import { loadedWorkplace, workplace } from "./loaded-database.ts";

const shape = jsonShapes["detent.sessions/1"];

test("a session has its figures worked out by hand, newest first", async () => {
  const { run } = await loadedWorkplace("growing-output", "unknown-usage", "denials-by-text");
  const { exitCode, stdout, stderr } = await run(sessions);
  expect(exitCode).toBe(0);
  // growing-output: 3 requests, 2 calls, cache read 24,400, output 275 (corpora/sessions/claude-code/README.md).
  // denials-by-text: 25 requests of (1, 10, 100, 1), 25 calls, 25 denials. unknown-usage: sums with unknown parts.
  const rows = stdout.split("\n").map((row) => row.split(/ {2,}/).join(" | "));
  expect(rows).toContain(
    "5e55010a | 2026-03-02 09:00:00 | 3 | 2 | 24,400 | ≥ 275 | ≥ 0 | 0 | 2.1.110 | /srv/ferry",
  );
  expect(rows).toContain(
    "5e55290a | 2026-03-02 09:00:00 | 25 | 25 | 2,500 | ≥ 250 | ≥ 25 | 0 | 2.1.110 | /srv/ferry",
  );
  expect(stderr).toContain("≥: a lower bound, and why is in --help.");
});

test("with damaged lines every figure of the session is a lower bound", async () => {
  const { run } = await loadedWorkplace("every-fate");
  const [, row = ""] = (await run(sessions)).stdout.split("\n");
  const figures = row.split(/ {2,}/).slice(2, 7);
  expect(figures.filter((figure) => !/^(?:≥ [\d,]+|\?)$/.test(figure))).toEqual([]);
});

test("on 80 columns the list keeps to its lines and says what it leaves out", async () => {
  const { runIn } = await loadedWorkplace("growing-output");
  const { stdout, stderr } = await runIn({ isStdoutTty: true, columns: 80 }, sessions);
  expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
  expect(stdout).toContain("5e55010a");
  expect(stderr).toContain("Too narrow for ");
});

test("a sum with an unknown part is unknown, not a smaller number", async () => {
  const { run } = await loadedWorkplace("unknown-usage");
  const { sessions: list } = shape.parse(JSON.parse((await run(sessions, "--json")).stdout));
  expect(list.map(({ outputTokens }) => outputTokens)).toContain(null);
  expect((await run(sessions)).stdout).toContain("?");
});

const filters: readonly (readonly [readonly string[], number])[] = [
  [["id:5e55010"], 1],
  [["id:5e5599"], 0],
  [["--repo", "ferry"], 2],
  [["--repo", "fer"], 0],
  [["repo:/srv"], 2],
  [["repo:/srv/ferry/"], 2],
  [["repo:/srv/fer"], 0],
  [["version:2.1.110"], 1],
  [["version:2.1"], 2],
  [["version:2.1.1"], 0],
  [["tool:Read", "model:claude-sonnet"], 1],
  [["tool:read"], 0],
  [["branch:main"], 2],
  [["--since", "2026-03-02"], 2],
  [["--since", "2026-03-03"], 0],
  [["since:2026-03-02T10:00:00+01:00"], 2],
  [["since:2026-03-02T09:00:00.001Z"], 0],
  [["until:2026-03-02T09:00:00Z"], 0],
  [["repo:' OR true --"], 0],
];

test("each filter leaves the sessions that it means, and no text of it reaches the SQL", async () => {
  const { run } = await loadedWorkplace("growing-output", "compaction");
  const left: [readonly string[], number][] = [];
  for (const [terms] of filters) {
    const { matching, total } = shape.parse(JSON.parse((await run(sessions, ...terms, "--json")).stdout));
    expect(total).toBe(2);
    left.push([terms, matching]);
  }
  expect(left).toEqual(filters);
});

test("a list cut by --limit says how many there are", async () => {
  const { run } = await loadedWorkplace("growing-output", "compaction");
  const { stdout, stderr } = await run(sessions, "--limit", "1");
  expect(stdout.trimEnd().split("\n").length).toBe(2);
  expect(stderr).toMatch(/^1 of 2 sessions; --limit shows more\./);
});

test("where nothing is listed it says why, and which command fills it", async () => {
  const { run } = await loadedWorkplace("growing-output");
  expect(await run(sessions, "repo:other")).toEqual({
    exitCode: 0,
    stdout: "",
    stderr: "No session meets every term. `detent sessions` lists all 1.\n",
  });
  const empty = workplace();
  await empty.run(load, empty.logs);
  expect((await empty.run(sessions)).stderr).toBe(
    "There are no sessions yet: `detent load` reads them from logs.\n",
  );
});

test("without a database it ends with 4 and names the command that makes one", async () => {
  const { run, database } = workplace();
  expect(await run(sessions)).toEqual({
    exitCode: 4,
    stdout: "",
    stderr: `${database}: There is no database here yet. Run \`detent load\` first, or name one with --db.\n`,
  });
});

test.each([
  ["foo"],
  ["color:red"],
  ["repo:"],
  ["since:yesterday"],
  ["since:2026-03-02T09:00:00"],
  ["--limit", "0"],
])("%s is refused with exit code 2", async (...args) => {
  const { run } = workplace();
  expect(await run(sessions, ...args)).toMatchObject({ exitCode: 2, stdout: "" });
});

test("a folder name that a terminal would act on is shown as symbols and exact in JSON", async () => {
  const { run, logs } = workplace();
  const cwd = "/srv/\u202ered";
  const line = {
    type: "user",
    sessionId: "s1",
    cwd,
    uuid: "u1",
    timestamp: "2026-03-02T09:00:00Z",
    message: { content: "Hi" },
  };
  writeFileSync(join(logs, "s1.jsonl"), `${JSON.stringify(line)}\n`);
  await run(load, logs);
  expect((await run(sessions)).stdout).toContain("/srv/<U+202E>red");
  expect(shape.parse(JSON.parse((await run(sessions, "--json")).stdout)).sessions[0]?.cwd).toBe(cwd);
});
