// `detent show`: one session line by line, and texts that are shown only where they are the ones that were loaded.

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { load } from "../../../src/cli/commands/load.ts";
import { show } from "../../../src/cli/commands/show.ts";
import { stdinOf } from "../memory-context.ts";
import { jsonShapes } from "./json-shapes.ts";
import { loadedWorkplace, workplace } from "./loaded-database.ts";

const shape = jsonShapes["detent.show/1"];
const GROWING = "5e55010a-0000-4000-8000-000000000000";

test("a session is a timeline with the figures and lines worked out by hand", async () => {
  const { run, logs } = await loadedWorkplace("growing-output");
  const { exitCode, stdout } = await run(show, "5e55");
  expect(exitCode).toBe(0);
  // Lines and figures: corpora/sessions/claude-code/README.md, growing-output.
  expect(stdout).toBe(`Session  ${GROWING}
Time     2026-03-02 09:00:00 to 2026-03-02 09:00:40 UTC
Client   2.1.110 in /srv/ferry
Logs     1 in ${logs}/growing-output
Requests 3

time (UTC)           agent  event        facts                                                                                     place
2026-03-02 09:00:00         prompt       user · 35 characters                                                                      ${GROWING}.jsonl:1
2026-03-02 09:00:05         request      input 4 · cache read 0 · cache write 12,000 · output ≥ 180 · claude-sonnet-4-5-20250929   ${GROWING}.jsonl:4
2026-03-02 09:00:05         thinking     25 characters                                                                             ${GROWING}.jsonl:2
2026-03-02 09:00:10         text         14 characters                                                                             ${GROWING}.jsonl:3
2026-03-02 09:00:15         Bash         ls timetable                                                                              ${GROWING}.jsonl:4
2026-03-02 09:00:20         Bash result  19 characters                                                                             ${GROWING}.jsonl:5
2026-03-02 09:00:25         request      input 6 · cache read 12,000 · cache write 400 · output ≥ 64 · claude-sonnet-4-5-20250929  ${GROWING}.jsonl:7
2026-03-02 09:00:25         text         12 characters                                                                             ${GROWING}.jsonl:6
2026-03-02 09:00:30         Read         /srv/ferry/timetable/build.mjs                                                            ${GROWING}.jsonl:7
2026-03-02 09:00:35         Read result  31 characters                                                                             ${GROWING}.jsonl:8
2026-03-02 09:00:40         request      input 7 · cache read 12,400 · cache write 150 · output ≥ 31 · claude-sonnet-4-5-20250929  ${GROWING}.jsonl:9
2026-03-02 09:00:40         text         41 characters                                                                             ${GROWING}.jsonl:9
`);
});

test("subagents, compactions and denials are marked", async () => {
  const { run } = await loadedWorkplace("subagent-files", "compaction", "denials-by-text");
  expect((await run(show, "5e55150a")).stdout).toMatch(
    /a15f00 +Read +\/srv\/ferry\/depth\.csv .*subagents\/agent-a15f00\.jsonl:3\n/,
  );
  expect((await run(show, "5e55340a")).stdout).toMatch(/compaction +system\/compact_boundary/);
  const denied = (await run(show, "5e55290a")).stdout;
  expect(
    denied.match(/· denied \((?:user|mode|hook|permission rule|built-in guard|auto-mode classifier)\)/g)
      ?.length,
  ).toBe(25);
});

test("the JSON has its documented shape, with and without texts", async () => {
  const { run } = await loadedWorkplace(
    "growing-output",
    "compaction",
    "subagent-files",
    "denials-by-text",
    "every-fate",
  );
  for (const id of ["5e55010a", "5e55340a", "5e55150a", "5e55290a", "5e55360a"]) {
    for (const flags of [[], ["--full"]]) {
      const printed: unknown = JSON.parse((await run(show, id, "--json", ...flags)).stdout);
      const { events } = shape.parse(printed);
      expect(events.filter((event) => event.textProblem !== undefined)).toEqual([]);
    }
  }
});

test("--full shows every text from the log, indented below its row", async () => {
  const { run } = await loadedWorkplace("growing-output");
  const { stdout } = await run(show, "5e55010a", "--full");
  expect(stdout).toContain(
    `user · 35 characters  ${GROWING}.jsonl:1\n    Where is the ferry timetable built?\n`,
  );
  expect(stdout).toContain("Bash  ls timetable");
  expect(stdout).toContain(
    '    {\n      "command": "ls timetable",\n      "description": "List the folder"\n    }\n',
  );
  expect(stdout).toContain("    build.mjs\n    stops.csv\n");
});

test("a text whose log has changed, shrunk or gone is not shown, and why is said", async () => {
  const { run, logs } = await loadedWorkplace("growing-output");
  const path = join(logs, "growing-output", `${GROWING}.jsonl`);
  const before = readFileSync(path, "utf8");
  const problems = async (): Promise<readonly (string | undefined)[]> => {
    const { events } = shape.parse(JSON.parse((await run(show, GROWING, "--json", "--full")).stdout));
    return [
      ...new Set(events.filter(({ kind }) => kind !== "request").map(({ textProblem }) => textProblem)),
    ];
  };
  expect(await problems()).toEqual([undefined]);
  const changed = "The log has changed since it was loaded; `detent load` reads it again.";
  writeFileSync(path, before.replace("Where is", "Where WAS"));
  expect(await problems()).toEqual([changed]);
  writeFileSync(path, before.replace("ferry timetable built", "FERRY timetable built"));
  expect(await problems()).toEqual([changed, undefined]);
  writeFileSync(path, before.slice(0, 100));
  expect(await problems()).toEqual([changed]);
  rmSync(path);
  expect(await problems()).toEqual(["The log is no longer there."]);
});

test("a session from standard input says that its texts are not kept", async () => {
  const { run, runIn, logs } = workplace("growing-output");
  const text = readFileSync(join(logs, "growing-output", `${GROWING}.jsonl`), "utf8");
  await runIn({ openStdin: () => stdinOf(text) }, load, "-");
  const { stdout } = await run(show, "5e55", "--full");
  expect(stdout).toMatch(
    /prompt {2}user · 35 characters {2}stdin:[0-9a-f]{16}:1\n {4}\[It came from standard input, which is not kept\.\]\n/,
  );
});

test("an id that means no session, or several, is refused with what there is", async () => {
  const { run } = await loadedWorkplace("growing-output", "compaction");
  expect(await run(show, "zzz")).toEqual({
    exitCode: 2,
    stdout: "",
    stderr: "'zzz': No session has an id that begins so. `detent sessions` lists them.\n",
  });
  const several = await run(show, "5e55");
  expect(several.exitCode).toBe(2);
  expect(several.stderr).toBe(
    `'5e55': Several sessions have an id that begins so:\n  ${GROWING}\n  5e55340a-0000-4000-8000-000000000000 \nGive more of the id.\n`,
  );
  expect(await run(show)).toMatchObject({ exitCode: 2, stdout: "" });
});

test("a whole id means its session, though another one begins with it", async () => {
  const { run, logs } = workplace();
  const line = (sessionId: string): string =>
    `${JSON.stringify({ type: "user", sessionId, uuid: sessionId, timestamp: "2026-03-02T09:00:00Z", message: { content: "Hi" } })}\n`;
  writeFileSync(join(logs, "both.jsonl"), line("s1") + line("s12"));
  await run(load, logs);
  expect((await run(show, "s1")).stdout).toContain("Session  s1\n");
});

test("log text that a terminal would act on is shown as symbols, and exact in JSON", async () => {
  const { run, logs } = workplace();
  const text = "red \u001b[31m and \u202e back\nsecond line";
  const line = {
    type: "user",
    sessionId: "s1",
    cwd: "/\u202ex",
    uuid: "u1",
    timestamp: "2026-03-02T09:00:00Z",
    message: { content: text },
  };
  writeFileSync(join(logs, "s1.jsonl"), `${JSON.stringify(line)}\n`);
  await run(load, logs);
  const { stdout } = await run(show, "s1", "--full");
  expect(stdout).toContain("    red ␛[31m and <U+202E> back\n    second line\n");
  expect(stdout).toContain("Client   ? in /<U+202E>x\n");
  const { events } = shape.parse(JSON.parse((await run(show, "s1", "--full", "--json")).stdout));
  expect(events[0]?.text).toBe(text);
});
