// Sums over decisions: a request that several refusals share is one.

import { expect, it } from "vitest";
import { judge } from "../../src/replay/judged-event.ts";
import { sumWorth } from "../../src/replay/worth-sum.ts";
import { replayed, WrittenSession } from "./written-session.ts";

function summed(...sessions: readonly WrittenSession[]) {
  const events = sessions.flatMap((session) => judge(replayed(session)));
  return sumWorth(events.filter(({ replayed: { decision } }) => decision !== null));
}

/** Fetches of one response each, by the response that makes them; then a request of 20 + 101 tokens. */
function fetches(responses: readonly string[]): WrittenSession {
  const session = new WrittenSession();
  responses.forEach((response, at) => {
    session.call(`w${at}`, "WebFetch", { url: `${at}` }, response);
  });
  responses.forEach((_, at) => {
    session.result(`w${at}`, "a page", { result: "a page" });
  });
  return session.text("last", "Done.", 20);
}

it("five refusals of one response come back in one request, whose prompt is taken once", () => {
  // 5 pages of 6 characters; one request more, and the next has 20 + 100 + 1 tokens.
  expect(summed(fetches(["m1", "m1", "m1", "m1", "m1"]))).toMatchObject({
    decisions: 5,
    callsRefused: 5,
    charsCut: { known: 30, unknownParts: 0 },
    requestsAddedMin: 1,
    promptTokensAfter: { known: 121, unknownParts: 0 },
  });
});

it("refusals of two responses are two requests; the second's own prompt is the first's next", () => {
  // After m1 comes m2 with 10 + 101 tokens, after m2 the last one with 20 + 101.
  expect(summed(fetches(["m1", "m2"]))).toMatchObject({
    requestsAddedMin: 2,
    promptTokensAfter: { known: 232, unknownParts: 0 },
  });
});

it("one response id in two sessions is two requests", () => {
  expect(summed(fetches(["m1"]), fetches(["m1"]))).toMatchObject({
    requestsAddedMin: 2,
    promptTokensAfter: { known: 242, unknownParts: 0 },
  });
});

it("a response after which none follows is one unknown part, however many calls it made", () => {
  const open = new WrittenSession()
    .call("a", "WebFetch", { url: "a" }, "m1")
    .call("b", "WebFetch", { url: "b" }, "m1");
  expect(summed(open)).toMatchObject({
    requestsAddedMin: 1,
    promptTokensAfter: { known: 0, unknownParts: 1 },
  });
});
