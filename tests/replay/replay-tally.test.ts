// Figures of replays: each sum is counted out beside the session that it is of.

import { describe, expect, it } from "vitest";
import { judge } from "../../src/replay/judged-event.ts";
import type { ReplayFigures } from "../../src/replay/replay-figures.ts";
import { figuresOf } from "../../src/replay/replay-tally.ts";
import { replayed, testedMoves, WrittenSession } from "./written-session.ts";

const names = testedMoves.map(({ name }) => name);

function figures(sessions: readonly WrittenSession[], operands = {}): ReplayFigures {
  const all = sessions.map((session) => {
    const replay = replayed(session, operands);
    return { replay, events: judge(replay) };
  });
  return figuresOf(all, names);
}

const of = (found: ReplayFigures, name: string) => found.moves.find(({ move }) => move === name);

/** Two fetches, one answered with 6 characters and one refused by others; then a request of 20 + 101 tokens. */
const fetches = (version = "2.1.332") =>
  new WrittenSession(version)
    .prompt("go")
    .call("w1", "WebFetch", { url: "a" })
    .result("w1", "a page", { result: "a page" })
    .call("w2", "WebFetch", { url: "b" }, "m2")
    .error("w2", "This command requires approval")
    .text("m3", "Done.", 20);

describe("figuresOf", () => {
  it("counts events by mark and state, each once", () => {
    const found = figures([fetches()]);
    // Start and Stop are inferred; prompt, two calls and one result are exact. The denied call has no event of its own
    // result; the first one's result is counterfactual.
    expect(found.events).toEqual({ exact: 4, inferred: 2, unavailable: 0 });
    expect(found.states).toEqual({ fires: 2, silent: 3, undetermined: 0, counterfactual: 1 });
    expect(found).toMatchObject({ sessions: 1, physicalLines: 6, unreadableLines: 0, refusedEarly: 0 });
  });

  it("puts what speaks against the denials beside them", () => {
    expect(figures([fetches()])).toMatchObject({
      denials: 2,
      judgedDenials: 2,
      contradicted: 0,
      needless: 1,
    });
    expect(of(figures([fetches()]), "barrier-world")).toMatchObject({
      denials: 2,
      needless: 1,
      notHonoured: 0,
    });
  });

  it("adds worth by what is known of the client: on 2.1.332 denials were seen, on 2.1.100 nobody looked", () => {
    const [seen, unseen] = [
      of(figures([fetches()]), "barrier-world"),
      of(figures([fetches("2.1.100")]), "barrier-world"),
    ];
    // The next prompts are m2's 10 + 101 and m3's 20 + 101.
    expect(seen?.worth).toMatchObject({
      decisions: 2,
      callsRefused: 2,
      charsCut: { known: 6, unknownParts: 0 },
      requestsAddedMin: 2,
      promptTokensAfter: { known: 232, unknownParts: 0 },
    });
    expect(seen?.worthIfHonoured.decisions).toBe(0);
    expect(unseen?.worth.decisions).toBe(0);
    expect(unseen?.worthIfHonoured.charsCut).toEqual({ known: 6, unknownParts: 0 });
  });

  it("a part that is unknown is named beside the sum, never added as nothing", () => {
    const found = of(figures([fetches().call("w3", "WebFetch", { url: "c" })]), "barrier-world");
    expect(found?.worth.charsCut).toEqual({ known: 6, unknownParts: 1 });
    expect(found?.worth.promptTokensAfter.unknownParts).toBe(1);
  });
});

describe("figures over several sessions", () => {
  it("events of a call that another session holds too are counted once, in either order of the sessions", () => {
    const [one, fork] = [fetches(), fetches().call("own", "Grep", {})];
    for (const found of [figures([one, fork]), figures([fork, one])]) {
      // Start, prompt, two of w1 and one of w2: five are copies. Where a call follows the last text no turn stops.
      expect(found.copiedEvents).toBe(5);
      expect(found.denials).toBe(2);
    }
  });

  it("undetermined rows are counted by what they would have had to know", () => {
    const found = figures([new WrittenSession().call("r", "Read", { file_path: "/w/f" })]);
    expect(found.questions).toEqual([{ move: "bound-read", kind: "file size", count: 1 }]);
    expect(of(found, "bound-read")?.rows).toEqual({ fires: 0, silent: 0, undetermined: 1, "not reached": 0 });
  });

  it("missing events add up, and stay unknown where one part is", () => {
    const text = (id: string) => new WrittenSession().text(id, "shown");
    expect(figures([text("m"), text("n")]).missing).toEqual([
      { event: "MessageDisplay", count: 2 },
      { event: "FileChanged", count: null },
    ]);
  });

  it("sessions are those that the lines name, whatever transcripts they stand in", () => {
    const other = () => new WrittenSession().prompt("x", { sessionId: "other" });
    const both = new WrittenSession().prompt("x").prompt("y", { sessionId: "other" });
    const unnamed = new WrittenSession().line({
      type: "summary",
      sessionId: null,
      summary: "x",
      leafUuid: "u",
    });
    expect(figures([both])).toMatchObject({ sessions: 2, transcripts: 1 });
    expect(figures([both, other()])).toMatchObject({ sessions: 2, transcripts: 2 });
    expect(figures([unnamed, other()])).toMatchObject({ sessions: 2, transcripts: 2 });
  });

  it("one decision a call has no overlap", () => {
    expect(figures([fetches()]).overlapChars).toBe(0);
  });
});
