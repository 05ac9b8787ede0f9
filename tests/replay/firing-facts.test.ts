// Which answers of a replay are counted for cohorts.

import { expect, it } from "vitest";
import { moves } from "../../src/moves/table.ts";
import { firingFacts, notAskedFacts } from "../../src/replay/firing-facts.ts";
import { judge } from "../../src/replay/judged-event.ts";
import { replayed, SESSION, testedMoves, WrittenSession } from "./written-session.ts";

const session = () =>
  new WrittenSession()
    .call("w", "WebFetch", { url: "u" })
    .result("w", "page", { result: "page" })
    .call("r", "Read", { file_path: "/w/f" })
    .result("r", "x", {});

it("a decision and an undetermined answer count once each; what only records and what is silent do not", () => {
  // The fetch is denied, and its result counterfactual. The Read's size shows nowhere; its result is captured.
  const facts = firingFacts(judge(replayed(session())));
  expect(facts.map(({ kind, amount, call }) => [kind, amount, call?.id])).toEqual([
    ["fires barrier-world", 1, "w"],
    ["undetermined bound-read", 1, "r"],
  ]);
  expect(new Set(facts.map(({ sessionId }) => sessionId))).toEqual(new Set([SESSION]));
});

it("a move that was not asked is unknown in every session of the transcript", () => {
  const two = session();
  two.lines.push(...session().renamed("other").lines);
  const { session: read } = replayed(two);
  const asked = testedMoves.map(({ name }) => name);
  const facts = notAskedFacts(read, asked);
  expect(facts).toHaveLength((moves.length - asked.length) * 2);
  expect(facts.every(({ amount, kind }) => amount === null && kind.startsWith("undetermined "))).toBe(true);
  expect(facts.some(({ kind }) => kind === "undetermined barrier-world")).toBe(false);
  expect(
    notAskedFacts(
      read,
      moves.map(({ name }) => name),
    ),
  ).toEqual([]);
});
