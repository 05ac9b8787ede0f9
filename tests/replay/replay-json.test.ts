// The JSON of a replay keeps to its shape, and its events say where they stand.

import { expect, it } from "vitest";
import { judge } from "../../src/replay/judged-event.ts";
import { replayJson, replayJsonShape } from "../../src/replay/replay-json.ts";
import { figuresOf } from "../../src/replay/replay-tally.ts";
import { replayed, testedMoves, WrittenSession } from "./written-session.ts";

function document(hasEvents: boolean) {
  const session = new WrittenSession()
    .prompt("go")
    .call("w", "WebFetch", { url: "u" })
    .result("w", "a page", { result: "a page" })
    .call("r", "Read", { file_path: "/w/f" })
    .text("m", "Done.");
  const replay = replayed(session);
  const events = judge(replay);
  const figures = figuresOf(
    [{ replay, events }],
    testedMoves.map(({ name }) => name),
  );
  const sessions = [{ path: replay.path, figures, events: hasEvents ? events : null }];
  const choices = {
    operands: [],
    earlierStore: { folder: "/s", isComplete: false },
    movesNotAsked: [{ move: "splice", why: "It is off." }],
    workspace: null,
  };
  return replayJson(figures, sessions, [{ path: "/x", why: "No transcript." }], choices);
}

it("a document with events, written and read again, has the described shape", () => {
  const read: unknown = JSON.parse(JSON.stringify(document(true)));
  expect(replayJsonShape.safeParse(read).success).toBe(true);
  expect(replayJsonShape.safeParse({ ...document(true), extra: 1 }).success).toBe(false);
});

it("an event has its place, mark, state, decision and open questions", () => {
  const [session] = document(true).sessions;
  const fetched = session?.events?.find(({ tool }) => tool === "WebFetch");
  expect(fetched).toMatchObject({
    line: 2,
    event: "PreToolUse",
    toolUseId: "w",
    mark: "exact",
    state: "fires",
    decision: { kind: "deny", move: "barrier-world", insteadInput: null, honoured: "yes" },
    charsCut: 6,
  });
  const reading = session?.events?.find(({ tool }) => tool === "Read");
  expect(reading?.rows).toMatchObject([
    { move: "bound-read", state: "undetermined", question: { kind: "file size" } },
  ]);
});

it("events are there only where they were asked for", () => {
  expect(Object.keys(document(false).sessions[0] ?? {})).toEqual(["path", "figures"]);
});
