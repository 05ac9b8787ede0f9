// The timeline of a session: order, what is left out, and where each event was taken from.

import { expect, test } from "vitest";
import { readNumberedPlaces, readTimeline, readTimelineSigns } from "../../src/measure/session-timeline.ts";
import { answered, init, logOf, said } from "./headless-log.ts";
import { logLine, promptLine, responseLine, resultLine } from "./invented-lines.ts";
import { withLogs } from "./log-database.ts";

const call = { type: "tool_use", id: "t1", name: "Bash", input: { command: "ls" } };
const boundary = { type: "system", subtype: "compact_boundary" };

async function eventsOf(session: string, logs: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return withLogs(logs, async (database, folder) => {
    return (await readTimeline(database, session)).map(({ kind, path, line }) => {
      return `${kind} ${path.slice(folder.length + 1)}:${line}`;
    });
  });
}

test("events come in the order of time, whatever the order of their lines", async () => {
  const text =
    resultLine("s", "u4", 3, { id: "t1", text: "a b" }) +
    responseLine("s", "u3", 2, { id: "m1", output: 5, content: [call] }) +
    logLine("s", "u2", 1, boundary) +
    promptLine("s", "u1", 0, "Hi");
  expect(await eventsOf("s", { "a.jsonl": text })).toEqual([
    "prompt a.jsonl:4",
    "compaction a.jsonl:3",
    "request a.jsonl:2",
    "call a.jsonl:2",
    "result a.jsonl:1",
  ]);
});

test("an event without a time stands behind the line before it in its file", async () => {
  const text =
    promptLine("s", "u1", 0, "one") + promptLine("s", "u2", null, "two") + promptLine("s", "u3", 9, "three");
  expect(await eventsOf("s", { "a.jsonl": text })).toEqual([
    "prompt a.jsonl:1",
    "prompt a.jsonl:2",
    "prompt a.jsonl:3",
  ]);
});

test("empty thinking is left out, thinking stands before text, another session's events are none of it", async () => {
  const content = [
    { type: "thinking", thinking: "" },
    { type: "thinking", thinking: "So." },
    { type: "text", text: "Yes." },
  ];
  const text =
    responseLine("s", "u1", 1, { id: "m1", output: 5, content }) +
    responseLine("other", "u2", 2, { id: "m2", output: 5, content }) +
    logLine("other", "u3", 3, boundary);
  expect(await eventsOf("s", { "a.jsonl": text })).toEqual([
    "request a.jsonl:1",
    "thinking a.jsonl:1",
    "text a.jsonl:1",
  ]);
});

test("a compaction and a text that two files repeat are one event", async () => {
  const text =
    responseLine("s", "u1", 1, { id: "m1", output: 5, content: [{ type: "text", text: "Yes." }] }) +
    logLine("s", "u2", 2, boundary);
  const events = await eventsOf("s", { "a.jsonl": text, "b.jsonl": text });
  expect(events.map((event) => event.split(" ")[0])).toEqual(["request", "text", "compaction"]);
});

test("every figure is the line's own, and a denied result says by whom", async () => {
  const text =
    responseLine("s", "u1", 1, { id: "m1", output: 5, content: [call] }) +
    resultLine("s", "u2", 2, { id: "t1", text: "Blocked by hook", isError: true });
  await withLogs({ "a.jsonl": text }, async (database) => {
    expect(await readTimeline(database, "s")).toMatchObject([
      {
        kind: "request",
        inputTokens: 1,
        cacheReadTokens: 10,
        outputTokens: 5,
        model: "claude-x",
        byteOffset: 0,
      },
      {
        kind: "call",
        name: "Bash",
        subject: "ls",
        subjectChars: 2,
        inputChars: 2,
        isWorker: false,
        agentId: null,
      },
      { kind: "result", name: "Bash", refusal: "hook", isError: true, chars: 15, line: 2, part: 0 },
    ]);
  });
});

test("a window is a part of the timeline, and the signs are all of it in the same order", async () => {
  const refused = resultLine("s", "u5", 4, { id: "t1", text: "Blocked by hook", isError: true });
  const text =
    promptLine("s", "u1", 0, "Hi") +
    logLine("s", "u2", 1, boundary) +
    responseLine("s", "u3", 2, { id: "m1", output: 5, content: [{ type: "text", text: "Ok" }, call] }) +
    resultLine("s", "u4", 3, { id: "t1", text: "a b" });
  await withLogs({ "a.jsonl": text }, async (database) => {
    const window = await readTimeline(database, "s", [3, 4]);
    expect(window).toEqual((await readTimeline(database, "s")).slice(3, 5));
    expect(window.map(({ kind }) => kind)).toEqual(["text", "call"]);
    // Prompt, compaction, request, its text, its call, the result.
    expect(await readTimelineSigns(database, "s")).toBe("pmrtco");
    expect(await readTimelineSigns(database, "none")).toBe("");
    const at = window[0]?.path;
    // Of line 3 the call alone: its request and its text are nothing that a move is asked about.
    expect(await readNumberedPlaces(database, "s", [4, 3, 3])).toEqual([
      { number: 4, path: at, line: 3, kind: "call", callKey: "t1" },
      { number: 5, path: at, line: 4, kind: "result", callKey: "t1" },
    ]);
    expect(await readNumberedPlaces(database, "s", [1])).toEqual([
      { number: 0, path: at, line: 1, kind: "prompt" },
    ]);
    expect(await readNumberedPlaces(database, "s", [])).toEqual([]);
  });
  await withLogs({ "a.jsonl": text.replace(/[^\n]*\n$/, refused) }, async (database) => {
    expect(await readTimelineSigns(database, "s")).toBe("pmrtcd");
  });
});

test("headless output, which has no times, is shown in the order of its lines", async () => {
  const figures = [1, 1, 0, 0] as const;
  const log = logOf(init("i"), said("r1", figures, "Bash"), answered("t-r1", "ok"), said("r2", figures));
  await withLogs({ "a.jsonl": log }, async (database) => {
    const events = await readTimeline(database, "s");
    expect(events.map(({ kind, line }) => `${line} ${kind}`)).toEqual([
      "2 request",
      "2 call",
      "3 result",
      "4 request",
      "4 text",
    ]);
  });
});
