// The files of one session: which they are, and what is counted of lines that cannot be read.

import { symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ExpectedError } from "../../src/expected-error.ts";
import { readSession } from "../../src/replay/read-session.ts";
import { SESSION, WrittenSession, writeFiles, writeSession } from "./written-session.ts";

const main = () => new WrittenSession().prompt("go");
const agent = () => new WrittenSession("2.1.332", "a1").prompt("task");
const other = () =>
  new WrittenSession("2.1.332", "b1").line({ type: "user", sessionId: "another", message: { content: "x" } });

describe("readSession", () => {
  it("reads the subagents of both layouts, workflows too, and leaves those of another session", () => {
    const path = writeSession(main(), {
      [`${SESSION}/subagents/agent-a1.jsonl`]: agent(),
      [`${SESSION}/subagents/workflows/wf_1/agent-a2.jsonl`]: agent(),
      "agent-a3.jsonl": agent(),
      "agent-b1.jsonl": other(),
    });
    const read = readSession(path);
    expect(read.files.map((file) => basename(file.path))).toEqual([
      `${SESSION}.jsonl`,
      "agent-a1.jsonl",
      "agent-a2.jsonl",
      "agent-a3.jsonl",
    ]);
    expect(read.physicalLines).toBe(4);
  });

  it("a line that cannot be read keeps its place and is counted; a blank one is nothing", () => {
    const path = writeSession(main().raw('{"type":"user","mess').raw("").prompt("more").raw("[1]"));
    const read = readSession(path);
    expect(read.files[0]?.lines.map(({ kind, place }) => `${place.line} ${kind}`)).toEqual([
      "1 entry",
      "2 unreadable",
      "4 entry",
      "5 unreadable",
    ]);
    expect(read).toMatchObject({ physicalLines: 5, unreadableLines: 2 });
  });

  it("two objects on one line are two entries at one place", () => {
    const [one, two] = main().prompt("more").lines;
    const read = readSession(writeSession(new WrittenSession().raw(`${one}${two}`)));
    expect(read.files[0]?.lines.map(({ place }) => place.line)).toEqual([1, 1]);
  });

  it("a file that is no transcript, a folder and a missing file are faults that a user can fix", () => {
    for (const path of [
      writeFiles({ "x.jsonl": "{}\n" }),
      dirname(writeSession(main())),
      "/nowhere/x.jsonl",
    ]) {
      expect(() => readSession(path)).toThrow(ExpectedError);
    }
  });
});

it("a subagent's file that cannot be read is left out with its reason, and the session is read", () => {
  const path = writeSession(main(), { [`${SESSION}/subagents/agent-a1.jsonl`]: agent() });
  const folder = dirname(path);
  // A link to itself gives a fault to every user, also to one who may read everything.
  const loops = [join(folder, "agent-b2.jsonl"), join(folder, `${SESSION}/subagents/agent-a2.jsonl`)];
  for (const loop of loops) symlinkSync(loop, loop);
  const read = readSession(path);
  expect(read.files.map((file) => basename(file.path))).toEqual([`${SESSION}.jsonl`, "agent-a1.jsonl"]);
  expect(read.leftOut.map((one) => one.path).sort()).toEqual(loops.sort());
  expect(new Set(read.leftOut.map(({ why }) => why))).toEqual(new Set(["It cannot be read (ELOOP)."]));
});
