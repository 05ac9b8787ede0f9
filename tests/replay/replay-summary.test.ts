// The summary in words: what speaks against the moves first, every figure as it is, assumptions always.

import { expect, it } from "vitest";
import { judge } from "../../src/replay/judged-event.ts";
import { type NamedChoices, replayAssumptions, summarise } from "../../src/replay/replay-summary.ts";
import { figuresOf } from "../../src/replay/replay-tally.ts";
import { replayed, testedMoves, WrittenSession } from "./written-session.ts";

const PLAIN: NamedChoices = { operands: [], earlierStore: null, movesNotAsked: [], workspace: null };

function summary(session: WrittenSession, choices = PLAIN) {
  const replay = replayed(session);
  const figures = figuresOf(
    [{ replay, events: judge(replay) }],
    testedMoves.map(({ name }) => name),
  );
  return summarise(figures, choices);
}

function text(session: WrittenSession, choices = PLAIN): string {
  return summary(session, choices)
    .map((part) => (part.kind === "lines" ? part.lines : part.rows.map((row) => row.join(" | "))).join("\n"))
    .join("\n");
}

const refused = () => new WrittenSession().call("w", "WebFetch", { url: "u" }).error("w", "Request failed");

it("begins with contradicted and needless denials of all that can be judged", () => {
  const lines = text(refused().call("v", "WebFetch", { url: "v" })).split("\n");
  const open = "Of 1 more the log does not show how the call ended.";
  expect(lines[0]).toBe(`Denials: 0 contradicted and 1 needless, of 1 that can be judged. ${open}`);
  // Nothing was cut, and two requests of 111 tokens come again.
  expect(lines[1]).toBe("- barrier-world: a loss; net at most −222 tokens.");
  expect(lines[2]).toBe("- barrier-world: 1 of 2 denials needless.");
});

it("without a denial it says so, and claims no worth", () => {
  const plain = text(new WrittenSession().prompt("go"));
  expect(plain.split("\n")[0]).toBe("Denials: none.");
  expect(plain).toContain("no worth, no cost");
});

it("a sum with an unknown part says how many there are", () => {
  expect(text(new WrittenSession().call("v", "WebFetch", { url: "v" }))).toContain("0 + 1 unknown");
});

it("shows undetermined beside fired and silent, and why", () => {
  const session = new WrittenSession().call("r", "Read", { file_path: "/w/f" });
  const [table] = summary(session).filter((part) => part.kind === "table");
  expect(table?.kind === "table" ? table.titles.slice(0, 4) : []).toEqual([
    "move",
    "fires",
    "undetermined",
    "silent",
  ]);
  expect(table?.kind === "table" ? table.rows : []).toContainEqual(["bound-read", 0, 1, 0, 0]);
  expect(text(session)).toContain("bound-read: file size | 1");
});

it("a move without an answer has no row of zeros, and every move is named", () => {
  const shown = text(new WrittenSession().call("r", "Read", { file_path: "/w/f" }));
  expect(shown).not.toMatch(/ \| 0 \| 0 \| 0 \| 0$/m);
  for (const { name } of testedMoves) expect(shown).toContain(name);
  expect(shown).toContain("No event was theirs: ");
});

it("counts against the moves have their columns where there is one, and else none", () => {
  const titles = (session: WrittenSession) => {
    const [table] = summary(session).filter((part) => part.kind === "table");
    return table?.kind === "table" ? table.titles.slice(5) : [];
  };
  expect(titles(refused())).toEqual(["needless"]);
  expect(titles(new WrittenSession().call("r", "Read", { file_path: "/w/f" }))).toEqual([]);
});

it("says what is most often undetermined first", () => {
  const replay = replayed(refused());
  const figures = figuresOf([{ replay, events: judge(replay) }], []);
  const questions = [1, 12, 3].map((count) => ({ move: `m${count}`, kind: "file size" as const, count }));
  const [asked] = summarise({ ...figures, questions }, PLAIN).flatMap((part) =>
    part.kind === "table" && part.titles[0] === "undetermined for want of" ? [part.rows] : [],
  );
  expect(asked?.map(([, count]) => count)).toEqual([12, 3, 1]);
});

it("prints the operands, what the store is taken to hold, and where the other assumptions stand", () => {
  const plain = text(refused());
  expect(plain).toContain("later events are replayed as recorded");
  expect(plain).toContain(`${replayAssumptions.length} more assumptions hold for every replay`);
  expect(plain).toContain("undetermined, never missing");
  const choices = {
    operands: ["DETENT_BOUNDS_MODE=inject"],
    earlierStore: { folder: "/s", isComplete: true },
    movesNotAsked: [],
    workspace: null,
  };
  expect(text(refused(), choices)).toContain("Operands: DETENT_BOUNDS_MODE=inject.");
  expect(text(refused(), choices)).toContain("/s is taken to hold everything");
});

it("a row that is not asked is named with its reason, and has no zeros", () => {
  const choices = { ...PLAIN, movesNotAsked: [{ move: "splice", why: "It is off." }] };
  expect(text(refused(), choices)).toContain("Not asked: splice. It is off.");
  expect(text(refused())).not.toContain("Not asked");
});

it("calls that only share a tool id are a doubt that is said", () => {
  const fetched = (at: number) =>
    new WrittenSession("2.1.332", null, at).call("f:0", "WebFetch", { url: "u" }, `m${at}`);
  const two = fetched(0);
  two.lines.push(...fetched(5).lines);
  expect(text(two)).toContain(
    "In doubt: 2 calls share a tool id with one of another response; each counts by itself.",
  );
  expect(text(fetched(0))).not.toContain("In doubt");
});
