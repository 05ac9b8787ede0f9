// Ids that are empty, missing or used again: nothing is folded into one in silence.

import { expect, test } from "vitest";
import { withLogs } from "./log-database.ts";

interface Answer {
  readonly uuid: string;
  readonly id?: string;
  readonly request?: string;
  readonly session?: string;
  readonly blocks?: readonly object[];
}

function answer({ uuid, id, request, session = "s", blocks = [] }: Answer): string {
  const usage = { input_tokens: 1, output_tokens: 1, cache_read_input_tokens: 100 };
  const message = {
    role: "assistant",
    model: "m",
    content: blocks,
    usage,
    ...(id === undefined ? {} : { id }),
  };
  const head = { type: "assistant", uuid, sessionId: session, timestamp: "2026-01-01T10:00:00Z", message };
  return `${JSON.stringify(request === undefined ? head : { ...head, requestId: request })}\n`;
}

function call(id: unknown, command: string): object {
  return { type: "tool_use", name: "Bash", input: { command }, ...(id === undefined ? {} : { id }) };
}

const text = (words: string): object => ({ type: "text", text: words });

test("an empty message id names nothing: the request ids tell the responses apart", async () => {
  const lines = ["1", "2", "3"].map((request) => answer({ uuid: request, id: "", request }));
  await withLogs({ "s.jsonl": lines.join("") }, async (database) => {
    expect(await database.all("SELECT count(*) AS requests FROM requests")).toEqual([{ requests: 3 }]);
  });
});

test("calls without a usable id count one by one, and a copied file adds none", async () => {
  const lines =
    answer({ uuid: "1", id: "m", blocks: [call(undefined, "a")] }) +
    answer({ uuid: "2", id: "m", blocks: [call(7, "b")] }) +
    answer({ uuid: "3", id: "n", blocks: [call("", "c"), call("", "c")] });
  await withLogs({ "s.jsonl": lines, "copy.jsonl": lines }, async (database) => {
    expect(await database.all("SELECT count(*) AS calls FROM tool_calls")).toEqual([{ calls: 4 }]);
  });
});

test("an id under two request ids, and a call's id in two responses, count once and are named", async () => {
  const lines =
    answer({ uuid: "1", id: "m", request: "r1", blocks: [call("t", "a")] }) +
    answer({ uuid: "2", id: "m", request: "r2" }) +
    answer({ uuid: "3", id: "n", request: "r3", blocks: [call("t", "b")] });
  await withLogs({ "s.jsonl": lines }, async (database) => {
    expect(await database.all("SELECT kind FROM problems ORDER BY kind")).toEqual([
      { kind: "shared-message-id" },
      { kind: "shared-tool-id" },
    ]);
  });
  const copies = answer({ uuid: "1", id: "m", request: "r1", blocks: [call("t", "a")] });
  await withLogs({ "s.jsonl": copies, "copy.jsonl": copies }, async (database) => {
    expect(await database.all("SELECT kind FROM problems")).toEqual([]);
  });
});

test("a copy whose text was changed is no second text, and equal texts of one response count once", async () => {
  const lines =
    answer({ uuid: "1", id: "m", blocks: [text("x".repeat(100))] }) +
    answer({ uuid: "2", id: "m", blocks: [text("another")] });
  const redacted = lines.replace("x".repeat(100), "x".repeat(99));
  const chars = "SELECT sum(chars)::BIGINT AS chars, count(*) AS texts FROM model_texts";
  for (const logs of [
    { "s.jsonl": lines },
    { "s.jsonl": lines, "redacted.jsonl": redacted },
    { "s.jsonl": lines, "fresh.jsonl": redacted.replace('"uuid":"2"', '"uuid":"9"') },
  ]) {
    await withLogs(logs, async (database) => {
      expect(await database.all(chars)).toEqual([{ chars: 107, texts: 2 }]);
    });
  }
});
