// Worth in words: losses are said, bounds are labelled, a positive bound is no conclusion.

import { expect, it } from "vitest";
import { judge } from "../../src/replay/judged-event.ts";
import { figuresOf } from "../../src/replay/replay-tally.ts";
import { lossLines, worthParts } from "../../src/replay/worth-parts.ts";
import { replayed, testedMoves, WrittenSession } from "./written-session.ts";

function figures(session: WrittenSession) {
  const replay = replayed(session);
  return figuresOf(
    [{ replay, events: judge(replay) }],
    testedMoves.map(({ name }) => name),
  );
}

const fetched = (page: string, input: number) =>
  new WrittenSession().call("w", "WebFetch", {}, "m0").result("w", page, {}).text("m1", "so", input);
const losses = (session: WrittenSession) => figures(session).moves.flatMap(lossLines);

it("a denial that spared less than the request it adds is a loss, at most by the bound", () => {
  // The prompt grew from 111 to 161 tokens; the refused request of 111 comes again: 50 − 111.
  expect(losses(fetched("page", 60))).toEqual(["- barrier-world: a loss; net at most −61 tokens."]);
});

it("a bound above nothing, and an unknown one, say nothing", () => {
  expect(losses(fetched("page", 900))).toEqual([]);
  expect(losses(fetched("page", 10))).toEqual([]);
});

it("a move that makes results longer is a loss in characters", () => {
  const [move] = figures(fetched("page", 900)).moves;
  if (move === undefined) throw new Error("no move");
  const added = { ...move.worth, callsRefused: 0, charsCut: { known: 5, unknownParts: 0 } };
  const longer = { ...move, worth: { ...added, charsAdded: { known: 45, unknownParts: 0 } } };
  expect(lossLines(longer)).toEqual(["- barrier-world: a loss; net at most −40 characters."]);
  const open = { ...longer, worth: { ...longer.worth, charsCut: { known: 5, unknownParts: 1 } } };
  expect(lossLines(open)).toEqual([]);
});

it("bounds stand in a table of their own, labelled as bounds", () => {
  const tables = worthParts(figures(fetched("page", 60))).flatMap((part) =>
    part.kind === "table" ? [part.rows] : [],
  );
  // 50 tokens written, read by no later request; 111 added.
  expect(tables[1]).toEqual([["barrier-world", 50, 0, 111, "−61"]]);
});
