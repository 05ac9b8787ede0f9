// The request after a call: of the same context, another response, with its total prompt.

import { expect, it } from "vitest";
import { NextRequests } from "../../src/replay/next-request.ts";
import { readCalls } from "../../src/session/recorded-calls.ts";
import { orderLines } from "../../src/session/session-to-events.ts";
import { WrittenSession } from "./written-session.ts";

const USAGE = {
  input_tokens: 3,
  output_tokens: 1,
  cache_read_input_tokens: 0,
  cache_creation_input_tokens: 0,
};

function after(...sessions: readonly WrittenSession[]): number | null {
  const lines = orderLines(sessions.map((session, at) => session.asFile(`/${at}`)));
  const [call] = readCalls(lines).calls;
  if (call === undefined) throw new Error("no call");
  return new NextRequests(lines).after(call)?.promptTokens ?? null;
}

// Each line's prompt is input + 100 cache reads + 1 cache write.
it("is the next response, not a further line of the call's own", () => {
  const session = new WrittenSession()
    .call("t", "WebFetch", {}, "m1")
    .text("m1", "own")
    .result("t", "x", {})
    .text("m2", "next", 50);
  expect(after(session)).toBe(151);
});

it("is never one of another context", () => {
  const agent = new WrittenSession("2.1.332", "a1", 1).text("a", "busy", 7);
  expect(after(new WrittenSession().call("t", "WebFetch", {}), agent)).toBeNull();
  const main = new WrittenSession().call("t", "WebFetch", {}).result("t", "x", {}).text("m2", "x", 20);
  expect(after(main, agent)).toBe(121);
  const asking = new WrittenSession("2.1.332", "a1").call("t", "WebFetch", {}).text("a", "x", 7);
  expect(after(new WrittenSession("2.1.332", null, 5).text("m", "main", 20), asking)).toBe(108);
});

it("is unknown where none follows or its usage is unknown", () => {
  expect(after(new WrittenSession().call("t", "WebFetch", {}))).toBeNull();
  const unknown = { type: "assistant", message: { id: "m2", content: [{ type: "text", text: "x" }] } };
  expect(after(new WrittenSession().call("t", "WebFetch", {}).line(unknown))).toBeNull();
});

it("has the figures of the line that the counting rule chooses: the highest output, not the first line", () => {
  const line = (output: number, cacheRead: number) => ({
    type: "assistant",
    message: {
      id: "m2",
      content: [{ type: "text", text: "x" }],
      usage: {
        input_tokens: 1,
        output_tokens: output,
        cache_read_input_tokens: cacheRead,
        cache_creation_input_tokens: 0,
      },
    },
  });
  const asked = () => new WrittenSession().call("t", "WebFetch", {});
  // 1 + 9,000 of the line with 50 tokens of output, wherever it stands.
  expect(after(asked().line(line(1, 10)).line(line(50, 9000)))).toBe(9001);
  expect(after(asked().line(line(50, 9000)).line(line(1, 10)))).toBe(9001);
});

it("is never one of another session in the transcript", () => {
  const other = { sessionId: "other", type: "assistant", message: { id: "m2", content: [], usage: USAGE } };
  expect(after(new WrittenSession().call("t", "WebFetch", {}).line(other))).toBeNull();
  const own = { type: "assistant", message: { id: "m2", content: [], usage: USAGE } };
  expect(after(new WrittenSession().call("t", "WebFetch", {}).line(own))).toBe(3);
});
