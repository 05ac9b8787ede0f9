// A session and its copy: what both hold counts once, what only looks alike counts twice.

import { expect, it } from "vitest";
import { CopyFilter, FactsTally } from "../../src/replay/copied-events.ts";
import { judge } from "../../src/replay/judged-event.ts";
import { replayed, WrittenSession } from "./written-session.ts";

/** `m`: begins the ids of its responses. A prompt, a fetch that is answered, a refused edit, a text. */
const session = (sessionId: string, m = "m") =>
  new WrittenSession()
    .prompt("go", { uuid: `${sessionId}-1` })
    .call("f:0", "WebFetch", { url: "u" }, `${m}1`)
    .result("f:0", "a page", { result: "a page" })
    .call("e:1", "Edit", {}, `${m}2`)
    .error("e:1", "<tool_use_error>No.</tool_use_error>")
    .result(`${m}-gone`, "whose call is in no line", {})
    .text(`${m}3`, "Done.")
    .renamed(sessionId);

const replays = (...sessions: readonly WrittenSession[]) => sessions.map((one) => replayed(one));
const counts = (...sessions: readonly WrittenSession[]) => {
  const filter = new CopyFilter();
  return replays(...sessions).map((one) => filter.own(judge(one)).length);
};
const facts = (...sessions: readonly WrittenSession[]) => {
  const tally = new FactsTally();
  for (const { session: one } of replays(...sessions)) tally.add(one);
  return tally.facts();
};

it("nothing is left of a copy with fresh uuids: start, prompt, fetch and stop are those of its origin", () => {
  // Start, prompt, the fetch and a stop; its result is taken away by the denial and is an event all the same.
  expect(counts(session("S"), session("T"))).toEqual([5, 0]);
});

it("a fork keeps what it did itself, in either order", () => {
  const fork = () => session("T").prompt("more").text("own", "More.").renamed("T");
  expect(counts(session("S"), fork())).toEqual([5, 2]);
  expect(counts(fork(), session("S"))).toEqual([7, 0]);
});

it("a session of other responses is no copy, even where its tool ids and texts are the same", () => {
  expect(counts(session("S"), session("T", "n"))).toEqual([5, 5]);
  expect(facts(session("S"), session("T", "n"))).toMatchObject({ callsSharingId: 4 });
});

it("two prompts of one text in one session are two", () => {
  expect(counts(new WrittenSession().prompt("go").prompt("go").text("m1", "x"))).toEqual([4]);
});

it("what stands beside the events counts once too", () => {
  const own = {
    missing: [
      { event: "MessageDisplay", count: 1 },
      { event: "FileChanged", count: null },
    ],
    refusedEarly: 1,
    resultsWithoutCall: 1,
    callsSharingId: 0,
  };
  expect(facts(session("S"))).toEqual(own);
  expect(facts(session("S"), session("T"))).toEqual(own);
  expect(facts(session("S"), session("T", "n"))).toMatchObject({
    missing: [{ count: 2 }, { count: null }],
    refusedEarly: 2,
    resultsWithoutCall: 2,
  });
});
