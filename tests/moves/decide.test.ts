// The fold on small tables made here: the rules of order do not depend on which moves exist.

import { describe, expect, it } from "vitest";
import { answerRows, decide, rowsFor } from "../../src/moves/decide.ts";
import { type Effect, fires, type RowAnswer, silent, undetermined } from "../../src/moves/decision.ts";
import { ledgerRow } from "../../src/moves/ledger-row.ts";
import type { Move } from "../../src/moves/move.ts";
import type { World } from "../../src/moves/world.ts";
import { type HookEvent, readHookEvent } from "../../src/session/hook-event.ts";
import { worldOf } from "./fixture-world.ts";

const question = { kind: "file size", about: "/w/a", why: "test" } as const;
const deny = (reason: string): RowAnswer => fires({ kind: "deny", reason, instead: null });
const rewrite = (limit: number): RowAnswer => fires({ kind: "rewrite-input", input: { limit } });

function eventOf(name: string, tool: string | null = "Read"): HookEvent {
  const event = readHookEvent({
    hook_event_name: name,
    ...(tool === null ? {} : { tool_name: tool }),
    tool_input: {},
  });
  if (event === null) throw new Error("not an event");
  return event;
}
const call = eventOf("PreToolUse");

function row(
  name: string,
  answer: RowAnswer | ((event: HookEvent) => RowAnswer),
  over: Partial<Move> = {},
): Move {
  return {
    name,
    tier: "enforcement",
    seams: [{ event: "PreToolUse", tool: "Read" }],
    decides: ["deny", "rewrite-input"],
    recordsTools: false,
    flows: [],
    operands: [],
    asks: ["file size"],
    why: "",
    doesNotTouch: "",
    clients: { verified: [], note: "" },
    inactive: null,
    voids: [],
    decide: typeof answer === "function" ? answer : () => answer,
    ...over,
  };
}
const put: Effect = { kind: "put", content: "x" };
const records = { decides: [], tier: "capture" } as const;
const advises = { decides: ["advise"] } as const;
const advise = (text: string): RowAnswer => fires({ kind: "advise", text });

function kindsOf(table: readonly Move[], event = call, world: World = worldOf({})) {
  const { rows, folded } = answerRows(event, world, table);
  return { rows: rows.map(({ move, outcome }) => `${move.name} ${outcome.kind}`), folded };
}

describe("the fold", () => {
  it("takes the first decision and does not reach the rows below", () => {
    const { rows, folded } = kindsOf([row("a", silent), row("b", deny("b")), row("c", deny("c"))]);
    expect(rows).toEqual(["a silent", "b fires", "c not reached"]);
    expect(folded.decision).toEqual({ kind: "deny", reason: "b", instead: null });
  });

  it("still asks rows below that only record or advise", () => {
    const { rows, folded } = kindsOf([
      row("a", deny("a")),
      row("b", fires(null, [put]), records),
      row("c", advise("c"), advises),
      row("d", deny("d")),
    ]);
    expect(rows).toEqual(["a fires", "b fires", "c fires", "d not reached"]);
    expect(folded).toMatchObject({ decision: { reason: "a" }, effects: [put], advice: ["c"] });
  });

  it("joins advice in order and keeps the effects of every row", () => {
    const note: Effect = { kind: "row", row: ledgerRow("b", call, null, null) };
    const { folded } = kindsOf([
      row("a", fires({ kind: "advise", text: "1" }, [put]), advises),
      row("b", fires({ kind: "advise", text: "2" }, [note]), advises),
    ]);
    expect(folded).toEqual({ decision: null, advice: ["1", "2"], effects: [put, note], open: [] });
  });

  it("shows the rows below a rewritten call, and a denial there wins", () => {
    const below = row("b", (event) =>
      "toolInput" in event && event.toolInput.limit === 5 ? deny("b") : silent,
    );
    const { rows, folded } = answerRows(call, worldOf({}), [row("a", rewrite(5)), below]);
    expect(rows.map(({ sawRewrite }) => sawRewrite)).toEqual([false, true]);
    expect(folded.decision).toEqual({ kind: "deny", reason: "b", instead: null });
    expect(answerRows(call, worldOf({}), [row("a", rewrite(6)), below]).folded.decision).toMatchObject({
      input: { limit: 6 },
    });
  });

  it("lets a second rewrite build on the first", () => {
    const doubled = row("b", (event) =>
      "toolInput" in event ? rewrite(2 * Number(event.toolInput.limit)) : silent,
    );
    expect(kindsOf([row("a", rewrite(5)), doubled]).folded.decision).toEqual({
      kind: "rewrite-input",
      input: { limit: 10 },
    });
  });

  it("names the questions of undetermined rows above the decision, and not of rows below or that only record", () => {
    const open = row("a", undetermined(question));
    expect(kindsOf([open, row("b", deny("b"))]).folded).toMatchObject({
      decision: { reason: "b" },
      open: [question],
    });
    expect(kindsOf([open, row("b", silent)]).folded).toMatchObject({ decision: null, open: [question] });
    expect(kindsOf([row("b", deny("b")), { ...open, ...advises }]).folded.open).toEqual([]);
    expect(kindsOf([{ ...open, ...records }]).folded.open).toEqual([]);
    expect(kindsOf([row("b", rewrite(5)), open]).folded.open).toEqual([question]);
  });
});

describe("the rows of an event", () => {
  const first = row("first", silent, { seams: [{ event: "PreToolUse", tool: "*" }] });
  const read = row("read", silent);
  const stop = row("stop", silent, { seams: [{ event: "Stop", tool: null }] });
  const names = (event: HookEvent, operands = {}): readonly string[] =>
    rowsFor(event, worldOf({ operands }).operands, [read, stop, first]).map((move) => move.name);

  it("are those for any tool first, then those for this one", () => {
    expect(names(call)).toEqual(["first", "read"]);
    expect(names(eventOf("PreToolUse", "Write"))).toEqual(["first"]);
    expect(names(eventOf("Stop", null))).toEqual(["stop"]);
    expect(names(eventOf("PostToolUse"))).toEqual([]);
  });

  it("leave out moves that are off", () => {
    expect(names(call, { DETENT_MOVES_OFF: "first" })).toEqual(["read"]);
  });

  it("leave out inactive rows, unless their operand turns them on", () => {
    const inactive = row("gate", silent, {
      inactive: {
        what: "the row",
        reason: "A reason.",
        tried: ["2.0.77"],
        turnedOnBy: "DETENT_ANCHOR_GATE",
        isTurnedOn: ({ anchorGate }) => anchorGate === "on",
      },
    });
    const asked = (operands = {}) =>
      rowsFor(call, worldOf({ operands }).operands, [inactive, read]).map((move) => move.name);
    expect(asked()).toEqual(["read"]);
    expect(asked({ DETENT_ANCHOR_GATE: "on" })).toEqual(["gate", "read"]);
    expect(asked({ DETENT_ANCHOR_GATE: "on", DETENT_MOVES_OFF: "gate" })).toEqual(["read"]);
  });

  it("leave out recording rows for an excluded tool, and only for that one", () => {
    const recording = row("rec", silent, { recordsTools: true, seams: [{ event: "PreToolUse", tool: "*" }] });
    const { operands } = worldOf({ operands: { DETENT_CAPTURE_SKIP: "Read" } });
    expect(rowsFor(call, operands, [recording, read]).map((move) => move.name)).toEqual(["read"]);
    expect(rowsFor(eventOf("PreToolUse", "Bash"), operands, [recording])).toEqual([recording]);
  });
});

it("decide is the fold over the table of moves", () => {
  const fetch = readHookEvent({ hook_event_name: "PreToolUse", tool_name: "WebFetch" });
  if (fetch === null) throw new Error("not an event");
  expect(decide(fetch, worldOf({})).decision?.kind).toBe("deny");
  expect(decide(call, worldOf({}))).toEqual({ decision: null, advice: [], effects: [], open: [] });
});
