// The pinned table is worked out from what each move reads and writes, and from what the client lets a hook do; it is
// the independent half of the punchcard, which derives itself from the rows.

import { expect, test } from "vitest";
import { keyOf, punchcard } from "../../src/moves/punchcard.ts";
import { moves } from "../../src/moves/table.ts";

const pinned: Readonly<Record<string, string>> = {
  "USER → CONTEXT": "PARTIAL protocol: repeat-prompt, resolve-prompt-pointers",
  "USER → WORKSPACE": "VOID",
  "USER → STORE": "PARTIAL protocol: capture-prompt, capture-upload",
  "USER → WORLD": "VOID",
  "CONTEXT → USER": "PARTIAL protocol: cite-check, render-citations",
  "CONTEXT → WORKSPACE": "PARTIAL protocol: no-reemission, splice",
  "CONTEXT → STORE":
    "PARTIAL protocol: capture-compact-summary, capture-emission, capture-reply, capture-subagent-reply",
  "CONTEXT → WORLD": "VOID",
  "WORKSPACE → USER": "VOID",
  "WORKSPACE → CONTEXT":
    "PARTIAL protocol: bound-read, bound-result, bound-search, redirect-search, restore-after-compact, warm-subagent",
  "WORKSPACE → STORE":
    "PARTIAL protocol: bound-result, capture-emission, capture-failure, capture-file-change, capture-result",
  "WORKSPACE → WORLD": "VOID",
  "STORE → USER": "SERVED: detent store slice, render-citations",
  "STORE → CONTEXT": "SERVED: expand-echoed-pointer, repeat-prompt, resolve-prompt-pointers",
  "STORE → WORKSPACE":
    "PARTIAL protocol: detent store materialize, expand-edit-pointer, expand-write-pointer, splice",
  "STORE → WORLD": "VOID",
  "WORLD → USER": "VOID",
  "WORLD → CONTEXT": "PARTIAL boundary: barrier-world, bound-result, require-output-path",
  "WORLD → WORKSPACE": "PARTIAL boundary: require-output-path",
  "WORLD → STORE": "PARTIAL boundary: bound-result, capture-failure, capture-result",
};

test("the twenty cells are these, and nothing has drifted", () => {
  const { cells, drift } = punchcard();
  const shown = cells.map((cell) => {
    if (cell.state === "VOID") return [keyOf(cell.flow), "VOID"];
    const state = cell.limit === null ? cell.state : `${cell.state} ${cell.limit.ceiling}`;
    return [keyOf(cell.flow), `${state}: ${[...cell.by].sort().join(", ")}`];
  });
  expect(Object.fromEntries(shown)).toEqual(pinned);
  expect(cells.length).toBe(20);
  expect(drift).toEqual([]);
});

test("every limit and void has a reason in a whole sentence, and every void the versions tried", () => {
  for (const cell of punchcard().cells) {
    const reason = cell.state === "VOID" ? cell.void.reason : (cell.limit?.reason ?? "Served whole.");
    expect(reason).toMatch(/^[A-Z].*\.$/);
    if (cell.state === "VOID") expect(cell.void.tried).toEqual(["2.0.77", "2.1.301", "2.1.332"]);
  }
});

test("a flow that loses its only move drifts", () => {
  const without = moves.filter(({ name }) => name !== "require-output-path");
  expect(punchcard(without).drift).toEqual([
    "WORLD → WORKSPACE is served by nothing, and no reason is declared.",
  ]);
});

test("a row that is inactive serves nothing", () => {
  const inactive = {
    what: "the row",
    reason: "No.",
    tried: ["1.0.0"],
    turnedOnBy: "DETENT_ANCHOR_GATE",
    isTurnedOn: () => false,
  } as const;
  const table = moves.map((move) => (move.name === "require-output-path" ? { ...move, inactive } : move));
  expect(punchcard(table).drift.length).toBe(1);
});

test("a move that serves what is declared void drifts", () => {
  const [first] = moves;
  if (first === undefined) throw new Error("no moves");
  const drifted = punchcard([...moves, { ...first, name: "sends", flows: [["STORE", "WORLD"]] }]).drift;
  expect(drifted).toEqual(["STORE → WORLD is declared void, and sends serve it."]);
});

test("machinery that does not work drifts", () => {
  const broken = [{ name: "detent store slice", flows: [], works: () => false }];
  expect(punchcard(moves, broken).drift).toEqual(["detent store slice does not do what it is there for."]);
});
