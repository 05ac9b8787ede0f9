// `detent replay`: what may be named, which flags change the answer, and how it ends.

import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { load } from "../../../src/cli/commands/load.ts";
import { replay } from "../../../src/cli/commands/replay.ts";
import { replayJsonShape } from "../../../src/replay/replay-json.ts";
import {
  freshFolder,
  replayed,
  SESSION,
  WrittenSession,
  writeFiles,
  writeSession,
} from "../../replay/written-session.ts";
import { runInMemory } from "../memory-context.ts";
import { loadedWorkplace, workplace } from "./loaded-database.ts";

const run = (...args: readonly string[]) => runInMemory([replay], ["replay", ...args]);
const fetched = () =>
  new WrittenSession().call("w", "WebFetch", { url: "u" }).result("w", "a page", { result: "a page" });

describe("what may be named", () => {
  it("a transcript is replayed with its subagents' files", async () => {
    const agent = new WrittenSession("2.1.332", "a1", 5).call("s", "WebSearch", { query: "q" });
    const path = writeSession(fetched(), { [`${SESSION}/subagents/agent-a1.jsonl`]: agent });
    const { exitCode, stdout } = await run(path);
    expect(exitCode).toBe(0);
    // One denial is answered, the subagent's is not.
    expect(stdout).toMatch(/^Denials: 0 contradicted and 0 needless, of 1 that can be judged\. Of 1 more /);
  });

  it("a folder is all of its transcripts; a file of another kind is named and left out", async () => {
    const path = writeSession(fetched(), { "b.jsonl": new WrittenSession().prompt("go") });
    const other = writeFiles({ "other.jsonl": "{}\n" });
    const { stdout } = await run(dirname(path));
    expect(stdout).toContain("Sessions: 1, in transcripts: 2; lines: 3.");
    expect(await run(other)).toMatchObject({ exitCode: 4, stdout: "" });
    expect(await run(freshFolder())).toMatchObject({ exitCode: 4, stdout: "" });
  });

  it("a subagent's file is named where its main transcript is missing, and only there", async () => {
    const agent = new WrittenSession("2.1.332", "a1", 5).call("s", "WebSearch", { query: "q" });
    const path = writeSession(fetched(), {
      [`${SESSION}/subagents/agent-a1.jsonl`]: agent,
      "elsewhere/subagents/agent-a2.jsonl": agent,
    });
    const { stderr } = await run(dirname(path));
    expect(stderr).toContain("agent-a2.jsonl: No main transcript of its session is in this folder.");
    expect(stderr).not.toContain("agent-a1.jsonl");
  });

  it("the id of a loaded session is its file; a name that is nothing is a fault", async () => {
    const { run: runLoaded } = await loadedWorkplace("growing-output");
    const { exitCode, stdout } = await runLoaded(replay, "5e55010a");
    expect(exitCode).toBe(0);
    expect(stdout).toContain("Sessions: 1, in transcripts: 1; lines: 9.");
    expect(await run("no such thing")).toMatchObject({ exitCode: 4, stdout: "" });
    expect((await run("gone.jsonl")).stderr).toContain("There is no file and no folder of this name.");
    expect((await runLoaded(replay, "nothing")).stderr).toContain("No session has an id that begins so.");
  });
});

it("a file of a folder that cannot be read is named last, the rest is replayed, and the end is 4", async () => {
  const path = writeSession(fetched(), { "deep/x.jsonl": fetched() });
  const loop = join(dirname(path), "deep", "loop.jsonl");
  symlinkSync(loop, loop);
  const { exitCode, stdout, stderr } = await run(dirname(path));
  expect(exitCode).toBe(4);
  expect(stdout).toContain("in transcripts: 2;");
  expect(stderr).toBe(`${loop}: It cannot be read (ELOOP).\nNot replayed: 1 path.\n`);
});

it("an id need not be a number: what the list of sessions names can be replayed", async () => {
  const { logs, run: runHere } = workplace();
  const text = fetched().lines.join("\n").replaceAll(SESSION, "sR");
  mkdirSync(logs, { recursive: true });
  writeFileSync(join(logs, "odd.jsonl"), `${text}\n`);
  await runHere(load, logs, "--quiet");
  const { exitCode, stdout } = await runHere(replay, "sR");
  expect([exitCode, stdout.startsWith("Denials: ")]).toEqual([0, true]);
});

it("the files of a session that several hold are a list, and nothing stands behind it on its last line", async () => {
  const { logs, run: runHere } = workplace("growing-output");
  const name = "5e55010a-0000-4000-8000-000000000000.jsonl";
  cpSync(join(logs, "growing-output", name), join(logs, "again", name));
  await runHere(load, logs, "--quiet");
  const { exitCode, stderr } = await runHere(replay, "5e55010a");
  expect(exitCode).toBe(2);
  const [, ...list] = stderr.trimEnd().split("\n");
  expect(stderr).toContain("Several files hold it. Name one of them:\n");
  expect(list.map((line) => line.trim())).toEqual([
    join(logs, "again", name),
    join(logs, "growing-output", name),
  ]);
});

describe("flags", () => {
  it("--only and --without choose moves; a wrong name is named with its neighbour", async () => {
    const path = writeSession(fetched());
    expect((await run(path, "--only", "barrier-world")).stdout).not.toContain("capture-result");
    expect((await run(path, "--without", "barrier-world,bound-read")).stdout).toContain("Denials: none.");
    const wrong = await run(path, "--only", "barrier-word");
    expect(wrong).toMatchObject({ exitCode: 2 });
    expect(wrong.stderr).toContain("barrier-world");
  });

  it("--set gives operands, named in the summary; one that cannot be used is refused", async () => {
    const path = writeSession(fetched());
    const { stdout } = await run(
      path,
      "--set",
      "DETENT_BOUNDS_MODE=inject",
      "--set",
      "DETENT_GREP_HEAD_LIMIT=5",
    );
    expect(stdout).toContain("Operands: DETENT_BOUNDS_MODE=inject, DETENT_GREP_HEAD_LIMIT=5.");
    for (const wrong of ["DETENT_BOUNDS_MODE=maybe", "DETENT_NOTHING=1", "DETENT_BOUNDS_MODE"]) {
      expect(await run(path, "--set", wrong)).toMatchObject({ exitCode: 2, stdout: "" });
    }
  });

  it("--store-complete needs a store, and --store a folder", async () => {
    const path = writeSession(fetched());
    expect(await run(path, "--store-complete")).toMatchObject({ exitCode: 2 });
    expect(await run(path, "--store", "/no/such/folder")).toMatchObject({ exitCode: 4 });
    const { stdout } = await run(path, "--store", freshFolder(), "--store-complete");
    expect(stdout).toContain("is taken to hold everything");
  });

  it("--json keeps to its shape, with events where they are asked for", async () => {
    const path = writeSession(fetched());
    const plain: unknown = JSON.parse((await run(path, "--json")).stdout);
    const full = replayJsonShape.parse(JSON.parse((await run(path, "--json", "--events")).stdout));
    expect(replayJsonShape.safeParse(plain).success).toBe(true);
    expect(full.sessions[0]?.events).toHaveLength(replayed(fetched()).events.length);
  });

  it("--events lists every event below the summary", async () => {
    const { stdout } = await run(writeSession(fetched()), "--events");
    expect(stdout).toMatch(/PreToolUse WebFetch +exact +fires +barrier-world: deny/);
  });

  it("--strict ends with 0 where nothing is contradicted, needless denials included", async () => {
    const needless = new WrittenSession().call("w", "WebFetch", { url: "u" }).error("w", "Request failed");
    expect(await run(writeSession(needless), "--strict")).toMatchObject({ exitCode: 0 });
  });
});

it("an inactive row is not in the table, and is named below it", async () => {
  const path = writeSession(fetched());
  const { stdout } = await run(path);
  expect(stdout).not.toMatch(/^No event was theirs: .*unique-anchor/m);
  expect(stdout).toContain("Not asked: unique-anchor. It is inactive");
  expect((await run(path, "--set", "DETENT_ANCHOR_GATE=on")).stdout).toMatch(
    /^No event was theirs: .*unique-anchor/m,
  );
});
