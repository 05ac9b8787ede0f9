// `detent load` from its command line to its summary, on the hand-made cases of the corpus.

import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { load } from "../../../src/cli/commands/load.ts";
import { stdinOf } from "../memory-context.ts";
import { jsonShapes } from "./json-shapes.ts";
import { loadedWorkplace, workplace } from "./loaded-database.ts";

const shape = jsonShapes["detent.load/1"];
const MAIN = "5e55010a-0000-4000-8000-000000000000.jsonl";

test("every line of every fate is counted once, and the sum is the physical lines", async () => {
  const { run, logs, database } = workplace("every-fate");
  const { exitCode, stdout, stderr } = await run(load, logs);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  // 13 lines with 13 fates: corpora/sessions/claude-code/README.md, every-fate.
  const kinds = "1 glued · 1 left-out · 1 malformed · 1 not-an-object · 1 unfinished · 1 unknown-type";
  const expected = `Fate of a line              Lines
response-final                  1
response-other                  1
copy                            1
conversation-without-usage      1
metadata                        1
known-unused                    1
unknown-type                    1
malformed                       1
glued                           1
blank                           1
not-an-object                   1
unfinished                      1
in-a-file-left-out              1
all fates                      13
= lines of all files           13

Whole objects read from glued and broken lines, counted apart: 1 conversation-without-usage · 1 metadata

Database  ${database}
          1 session · 1 request · 0 tool calls · 0 dispatches
Files     2 new · 0 grown · 0 unchanged · 0 rewritten · 1 left out · 0 unreadable · 0 gone
Left out  1: It is the journal of a workflow; its agents' transcripts are read instead. ${logs}/every-fate/journal.jsonl
Problems  ${kinds} (\`detent problems\` lists them)
`;
  expect(stdout).toBe(expected);
});

test("a second load changes nothing and says so; --reread reads all again and changes no figure", async () => {
  const { run, logs } = await loadedWorkplace("every-fate");
  const again = await run(load, logs);
  expect(again.stdout).toContain("0 new · 0 grown · 2 unchanged · 0 rewritten · 1 left out");
  expect(again.stdout).toContain("Nothing changed");
  const second = shape.parse(JSON.parse((await run(load, logs, "--json")).stdout));
  const reread = shape.parse(JSON.parse((await run(load, logs, "--json", "--reread")).stdout));
  expect(second.isChanged).toBe(false);
  expect(reread).toEqual({
    ...second,
    isChanged: true,
    files: { ...second.files, unchanged: 0, rewritten: 2 },
  });
});

test("a grown file, a rewritten one and one that is gone are told apart", async () => {
  const { run, logs } = await loadedWorkplace("growing-output", "compaction", "iterations");
  appendFileSync(join(logs, "growing-output", MAIN), '{"type":"glimmer-note","sessionId":"x"}\n');
  writeFileSync(
    join(logs, "compaction", "5e55340a-0000-4000-8000-000000000000.jsonl"),
    '{"type":"mode","sessionId":"y"}\n',
  );
  rmSync(join(logs, "iterations"), { recursive: true });
  const { stdout } = await run(load, logs, "--json");
  const summary = shape.parse(JSON.parse(stdout));
  expect(summary.files).toEqual({ new: 0, grown: 1, unchanged: 0, rewritten: 1, leftOut: 0, unreadable: 0 });
  expect(summary.gone.length).toBe(1);
  // growing-output had 9 lines and 3 requests and has one line more; compaction has one line; iterations is kept.
  expect(summary.fates).toContainEqual({ fate: "unknown-type", lines: 1 });
  expect(summary.fateLines).toBe(summary.physicalLines);
});

test("the same standard input twice is one source, whatever it is cut into", async () => {
  const { runIn, logs } = workplace("growing-output");
  const bytes = readFileSync(join(logs, "growing-output", MAIN));
  async function* inPieces(): AsyncIterable<Uint8Array> {
    yield bytes.subarray(0, 777);
    yield bytes.subarray(777);
  }
  const first = await runIn({ openStdin: () => stdinOf(bytes.toString()) }, load, "-", "--json");
  expect(shape.parse(JSON.parse(first.stdout))).toMatchObject({
    files: { new: 1 },
    totals: { requests: 3, sources: 1 },
  });
  const second = await runIn({ openStdin: inPieces }, load, "-", "--json");
  expect(shape.parse(JSON.parse(second.stdout))).toMatchObject({
    files: { new: 0, unchanged: 1 },
    isChanged: false,
    gone: [],
    totals: { requests: 3, sources: 1 },
  });
});

test("an input that cannot be read ends with 4, is named, and the rest is loaded", async () => {
  const { run, logs, folder } = workplace("growing-output");
  const { exitCode, stdout, stderr } = await run(
    load,
    "missing.jsonl",
    logs,
    "no/*.jsonl",
    "--json",
    "--quiet",
  );
  expect(exitCode).toBe(4);
  expect(shape.parse(JSON.parse(stdout))).toMatchObject({
    files: { new: 1, unreadable: 2 },
    totals: { requests: 3 },
  });
  expect(stderr).toBe(
    `${folder}/missing.jsonl: There is no file and no folder of this name.
no/*.jsonl: No file matches this pattern.
Not read: 2 paths. The rest, if any, is loaded.
`,
  );
});

test("without a path it reads the client's folder, and says so when there is none", async () => {
  const { runIn, folder, logs } = workplace("growing-output");
  const env = { HOME: folder };
  const missing = await runIn({ env }, load);
  expect(missing).toMatchObject({ exitCode: 4, stdout: "" });
  expect(missing.stderr).toBe(
    `${folder}/.claude/projects: The client's projects folder is not there. Name the files or folders to load.\n`,
  );
  mkdirSync(join(folder, ".claude"));
  renameSync(logs, join(folder, ".claude", "projects"));
  expect((await runIn({ env }, load)).stdout).toContain("1 new");
  const configured = await runIn({ env: { CLAUDE_CONFIG_DIR: join(folder, ".claude") } }, load);
  expect(configured.stdout).toContain("1 unchanged");
});

test("a folder without logs is said, and is no fault", async () => {
  const { run, folder } = workplace();
  const { exitCode, stderr } = await run(load, ".");
  expect(exitCode).toBe(0);
  expect(stderr).toBe(`${folder}: No *.jsonl or *.ndjson file is below it.\n`);
});

test("a progress bar is drawn on a terminal only, and not under --quiet or --json", async () => {
  const { runIn, logs } = workplace("growing-output");
  const terminal = { isStderrTty: true };
  expect((await runIn({}, load, logs)).stderr).toBe("");
  expect((await runIn(terminal, load, logs, "--reread")).stderr).toContain("Reading");
  expect((await runIn(terminal, load, logs, "--reread", "--quiet")).stderr).toBe("");
  const dumb = { ...terminal, env: { HOME: "/home/dev", TERM: "dumb" } };
  expect((await runIn(dumb, load, logs, "--reread")).stderr).toBe("");
  expect((await runIn(terminal, load, logs, "--reread", "--json")).stderr).toBe("");
});

test.each(["0", "65", "x"])("--threads %s is refused", async (threads) => {
  const { run, logs } = workplace();
  expect(await run(load, logs, "--threads", threads)).toMatchObject({ exitCode: 2, stdout: "" });
});

test("a database that is no database is said with what to do, and is not touched", async () => {
  const { run, logs, database } = workplace("growing-output");
  writeFileSync(database, "not a database ".repeat(400));
  const { exitCode, stderr } = await run(load, logs);
  expect(exitCode).toBe(4);
  expect(stderr).toBe(
    `${database}: The file is no database that this version can read. ` +
      "Name another file with --db, or move this one away and load again.\n",
  );
  expect(readFileSync(database, "utf8")).toMatch(/^not a database/);
});

test("a file name that a terminal would act on is shown as symbols", async () => {
  const { run, folder } = workplace();
  const { stderr } = await run(load, "\u001b]0;x\u0007.jsonl");
  expect(stderr).toContain(`${folder}/␛]0;x␇.jsonl: There is no file and no folder of this name.`);
});

test("names that all mean nothing end with 4, say each, and make no database", async () => {
  const { run, folder, database } = workplace();
  const { exitCode, stdout, stderr } = await run(load, "a.jsonl", "b/*.jsonl");
  expect([exitCode, stdout, existsSync(database)]).toEqual([4, "", false]);
  expect(stderr).toBe(
    `${folder}/a.jsonl: There is no file and no folder of this name.\n` +
      "b/*.jsonl: No file matches this pattern. Nothing was loaded. Check the names.\n",
  );
});

test("logs become dispatches by a pattern over their paths; the flag and the pattern need each other", async () => {
  const place = workplace("growing-output");
  const rule = ["--as", "dispatches", "--cohort-from", "^(?<cohort>[a-z]+)-"];
  const { exitCode, stdout } = await place.run(load, place.logs, ...rule, "--json");
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ totals: { dispatches: 1 } });
  const faults = [
    [["--as", "dispatches"], /--cohort-from/],
    [["--cohort-from", "x"], /--as/],
    [["--as", "dispatches", "--cohort-from", "x"], /no group named cohort/],
  ] as const;
  for (const [args, message] of faults) {
    const fault = await place.run(load, place.logs, ...args);
    expect(fault.exitCode).toBe(2);
    expect(fault.stderr).toMatch(message);
  }
});
