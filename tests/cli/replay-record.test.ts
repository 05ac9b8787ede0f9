// `detent replay --record`: of all loaded sessions, and of nothing less.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { load } from "../../src/cli/commands/load.ts";
import { measure } from "../../src/cli/commands/measure.ts";
import { replay } from "../../src/cli/commands/replay.ts";
import { sql } from "../../src/cli/commands/sql.ts";
import { loadedWorkplace, workplace } from "./commands/loaded-database.ts";

it("records facts of all loaded sessions, files of subagents included; of one session it is refused", {
  timeout: 60_000,
}, async () => {
  const { run } = await loadedWorkplace("subagent-files");
  const { exitCode, stderr } = await run(replay, "--record");
  expect([exitCode, /Recorded: \d+ facts? of \d+ files?\./.test(stderr)]).toEqual([0, true]);
  const query = "SELECT count(*) = (SELECT count(*) FROM sources) AS whole FROM replayed_sources";
  expect((await run(sql, query, "--json")).stdout).toContain("true");
  expect(await run(replay, "5e55", "--record")).toMatchObject({ exitCode: 2 });
});

const FILE = "/w/f";
const at = (second: number): string => `2026-04-06T09:00:0${second}.000Z`;
const says = (uuid: string, second: number, content: unknown, more: object = {}) => ({
  ...{ type: "user", uuid, timestamp: at(second), message: { role: "user", content }, ...more },
});
const answers = (uuid: string, second: number, block: object) => {
  const usage = {
    input_tokens: 3,
    output_tokens: 9,
    cache_read_input_tokens: 0,
    cache_creation_input_tokens: 5,
  };
  const message = {
    id: `msg_${uuid}`,
    role: "assistant",
    model: "claude-sonnet-4-5",
    content: [block],
    usage,
  };
  return { type: "assistant", uuid, timestamp: at(second), requestId: `req_${uuid}`, message };
};
const LINE = "one line that is longer than twenty characters";

/** Session `a`: a prompt that repeats its line, and a Write of what the file held. Session `b` has copied all of it. */
function copied(isFresh: boolean) {
  const shared = (session: string) => {
    const of = (uuid: string): string => (isFresh ? `${session}-${uuid}` : uuid);
    const toolUseResult = { type: "update", filePath: FILE, content: "abc\n", originalFile: "abc\n" };
    const done = { type: "tool_result", tool_use_id: "toolu_w", content: "The file has been updated." };
    return [
      says(of("u0"), 0, LINE),
      says(of("u1"), 1, LINE),
      {
        ...answers("u2", 2, {
          type: "tool_use",
          id: "toolu_w",
          name: "Write",
          input: { file_path: FILE, content: "abc\n" },
        }),
        uuid: of("u2"),
      },
      says(of("u3"), 3, [done], { toolUseResult }),
    ];
  };
  const own = (name: string, second: number) => [
    says(`${name}4`, second, `only ${name}`),
    answers(`${name}5`, second + 1, { type: "text", text: "ok" }),
  ];
  return { a: [...shared("a"), ...own("a", 4)], b: [...shared("b"), ...own("b", 6)] };
}

async function measured(nameOfA: string, nameOfB: string, isFresh: boolean): Promise<string> {
  const { logs, run } = workplace();
  const { a, b } = copied(isFresh);
  for (const [name, sessionId, lines] of [
    [nameOfA, "a", a],
    [nameOfB, "b", b],
  ] as const) {
    const head = { sessionId, version: "2.0.77", cwd: "/w", isSidechain: false };
    const text = lines.map((line) => `${JSON.stringify({ ...head, ...line })}\n`).join("");
    writeFileSync(join(logs, `${name}.jsonl`), text);
  }
  await run(load, logs);
  await run(replay, "--record");
  const metrics = ["tool_calls", "reemitted_chars"].flatMap((name) => ["--metric", name]);
  const { stdout } = await run(measure, "a", "b", "--csv", ...metrics);
  const query =
    "SELECT session_id, count(*) AS facts FROM replay_facts WHERE kind = 'prompt bytes' GROUP BY ALL ORDER BY ALL";
  return stdout + (await run(sql, query)).stdout;
}

it("what a fork has copied belongs to the session that its calls and prompts belong to, whatever the files' names", {
  timeout: 60_000,
}, async () => {
  for (const isFresh of [false, true]) {
    const first = await measured("1", "2", isFresh);
    // "abc" and its line end; session `a` has three prompts, `b` the one that it asked itself.
    expect(first).toMatch(/^a,1,value,4,value$/m);
    expect(first).toMatch(/^b,0,value,0,value$/m);
    expect(first).toMatch(/^a +3$/m);
    expect(first).toMatch(/^b +1$/m);
    expect(await measured("2", "1", isFresh)).toBe(first);
  }
});

it("of a log that was written anew in its middle a recorded replay says nothing, even at the same size", {
  timeout: 60_000,
}, async () => {
  const { logs, run } = workplace();
  const path = join(logs, "a.jsonl");
  const write = (lines: readonly object[]): string => {
    const head = { sessionId: "a", version: "2.0.77", cwd: "/w", isSidechain: false };
    return lines.map((line) => `${JSON.stringify({ ...head, ...line })}\n`).join("");
  };
  const text = write(copied(false).a);
  writeFileSync(path, text);
  await run(load, logs);
  await run(replay, "--record");
  const asked = async (): Promise<string> =>
    (await run(measure, "a", "--csv", "--metric", "reemitted_chars")).stdout;
  expect(await asked()).toMatch(/^a,4,value$/m);
  // The Write no longer holds what the file held.
  writeFileSync(path, text.replace(String.raw`"originalFile":"abc\n"`, String.raw`"originalFile":"abd\n"`));
  await run(load, logs, "--reread");
  expect(await asked()).toMatch(/^a,4,lower bound$|^a,,unknown$/m);
  await run(replay, "--record");
  expect(await asked()).toMatch(/^a,0,value$/m);
});
