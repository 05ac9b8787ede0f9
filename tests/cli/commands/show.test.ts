// `detent show`: one session line by line, and texts that are shown only where they are the ones that were loaded.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { load } from "../../../src/cli/commands/load.ts";
import { measure } from "../../../src/cli/commands/measure.ts";
import { show } from "../../../src/cli/commands/show.ts";
import { promptLine } from "../../measure/invented-lines.ts";
import { stdinOf } from "../memory-context.ts";
import { jsonShapes } from "./json-shapes.ts";
import { loadedWorkplace, workplace } from "./loaded-database.ts";

const shape = jsonShapes["detent.show/1"];
/** Figures, lines and lengths worked out from the log by hand; `LOGS` stands for the folder of the logs. */
const timeline = readFileSync(new URL("./show-growing-output.txt", import.meta.url), "utf8");
const GROWING = "5e55010a-0000-4000-8000-000000000000";

test("a session is a timeline with the figures and lines worked out by hand", async () => {
  const { run, logs } = await loadedWorkplace("growing-output");
  const { exitCode, stdout } = await run(show, "5e55");
  expect(exitCode).toBe(0);
  // Lines and figures: corpora/sessions/claude-code/README.md, growing-output.
  expect(stdout.replaceAll(logs, "LOGS")).toBe(timeline);
});

test("a session without an event names the folder of its file all the same", async () => {
  const { run, logs } = workplace();
  const line = {
    type: "summary",
    summary: "x",
    leafUuid: "u",
    sessionId: "s1",
    timestamp: "2026-03-02T09:00:00Z",
  };
  mkdirSync(join(logs, "deep"));
  writeFileSync(join(logs, "deep", "s1.jsonl"), `${JSON.stringify(line)}\n`);
  await run(load, logs);
  const { exitCode, stdout, stderr } = await run(show, "s1");
  expect(exitCode).toBe(0);
  expect(stdout).toContain(`Logs     1 file in ${join(logs, "deep")}\n`);
  expect(stderr).toContain("No event of it was found");
});

test("the totals of a session are those that measure gives", async () => {
  const { run } = await loadedWorkplace("unknown-usage", "every-fate", "denials-by-text");
  for (const id of ["5e55290a", "5e55360a"]) {
    const { totals, session } = shape.parse(JSON.parse((await run(show, id, "--json")).stdout));
    const measured: unknown = JSON.parse((await run(measure, session.id, "--json")).stdout);
    expect(measured).toMatchObject({ units: [{ id: session.id, values: totals }] });
    expect(Object.keys(totals)).toContain("output_tokens");
  }
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

test("--event shows one event, whole with --full, and refuses a number that the timeline does not have", async () => {
  const { run } = await loadedWorkplace("growing-output");
  const { stdout } = await run(show, "5e55010a", "--event", "1", "--full");
  expect(stdout).toContain("    Where is the ferry timetable built?\n");
  expect(stdout).not.toContain("ls timetable");
  const { exitCode, stderr } = await run(show, "5e55010a", "--event", "99");
  expect([exitCode, stderr]).toEqual([
    2,
    "--event: The session has no event 99. Without --event the whole timeline is printed.\n",
  ]);
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
    /user · 35 characters {2}stdin:[0-9a-f]{16}:1\n {4}\[It came from standard input, which is not kept\.\]\n/,
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
    `'5e55': Several sessions have an id that begins so:
  ${GROWING}
  5e55340a-0000-4000-8000-000000000000 
Give more of the id.
`,
  );
  expect(await run(show)).toMatchObject({ exitCode: 2, stdout: "" });
});

test("a whole id means its session, though another one begins with it", async () => {
  const { run, logs } = workplace();
  const text = promptLine("s1", "u1", 0, "Hi") + promptLine("s12", "u2", 0, "Hi");
  writeFileSync(join(logs, "both.jsonl"), text);
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

test("a folder whose name holds a newline cannot forge a line of the head", async () => {
  const { run, logs } = workplace();
  const odd = join(logs, "a\nRequests 999");
  mkdirSync(odd);
  writeFileSync(join(odd, "s1.jsonl"), promptLine("s1", "u1", 0, "Hi"));
  await run(load, logs);
  const { stdout } = await run(show, "s1");
  expect(stdout).toContain("a␊Requests 999\n");
  expect(stdout).not.toContain("\nRequests 999");
});
