// Answers of several worlds joined: certain where all agree, undetermined where two differ.

import { describe, expect, it } from "vitest";
import { answerRows } from "../../src/moves/decide.ts";
import { type Decision, fires, type RowAnswer, silent, undetermined } from "../../src/moves/decision.ts";
import type { Move } from "../../src/moves/move.ts";
import { readOperands } from "../../src/moves/operands.ts";
import { noReemission } from "../../src/moves/rules/no-reemission.ts";
import type { World } from "../../src/moves/world.ts";
import { joinWorlds, unanswerable } from "../../src/replay/outcome.ts";
import { type RecordedEvent, sessionToEvents } from "../../src/session/session-to-events.ts";
import { worldOf } from "../moves/fixture-world.ts";
import { WrittenSession } from "./written-session.ts";

const recorded = ((): RecordedEvent => {
  const { steps } = sessionToEvents([
    new WrittenSession().call("t", "Write", { file_path: "/w/f" }).asFile(),
  ]);
  const found = steps.find((step) => step.kind === "event" && step.event.name === "PreToolUse");
  if (found?.kind !== "event") throw new Error("no event");
  return found;
})();

/** A world whose file has `bytes` bytes: the move below reads its answer from that number. */
function world(bytes: number): World {
  return { ...worldOf({ files: { "/w/f": { bytes } } }), operands: readOperands({}).operands };
}

function move(name: string, answers: readonly RowAnswer[]): Move {
  const decide: Move["decide"] = (_event, { workspace }) => {
    const size = workspace.size("/w/f");
    const bytes = size.isKnown && size.value.kind === "file" ? size.value.bytes : 0;
    return answers[bytes] ?? silent;
  };
  return { ...noReemission, name, decides: ["deny", "rewrite-input"], decide };
}

const deny = (reason: string, limit: number | null = null): RowAnswer => {
  const instead = limit === null ? null : { tool: "Read", input: { limit } };
  return fires({ kind: "deny", reason, instead });
};
const open = undetermined({ kind: "file bytes", about: "/w/f", why: "Nobody knows." });

function joined(table: readonly Move[], worlds = 2) {
  const answers = Array.from({ length: worlds }, (_, bytes) =>
    answerRows(recorded.event, world(bytes), table),
  );
  return joinWorlds(recorded, answers);
}

describe("joinWorlds", () => {
  it("one answer everywhere is the answer", () => {
    expect(joined([move("a", [silent, silent])])).toMatchObject({
      state: "silent",
      rows: [{ state: "silent" }],
    });
    expect(joined([move("a", [deny("no"), deny("no")])])).toMatchObject({
      state: "fires",
      decision: { move: "a", reason: "no" },
      honoured: "yes",
    });
  });

  it("denials that agree but for their words are certain, their words are not", () => {
    expect(joined([move("a", [deny("4 bytes"), deny("6 bytes")])])).toMatchObject({
      state: "fires",
      decision: { reason: null },
    });
  });

  it("fires here and silent there is undetermined, and so is another named call", () => {
    const form = { state: "undetermined", question: { kind: "file form", about: "/w/f" } };
    expect(joined([move("a", [deny("no"), silent])])).toMatchObject({
      state: "undetermined",
      decision: null,
      rows: [form],
    });
    expect(joined([move("a", [deny("no", 1), deny("no", 2)])])).toMatchObject({
      state: "undetermined",
      rows: [form],
    });
  });

  it("a row that would record one thing here and another there is undetermined and records nothing", () => {
    const puts = (content: string): RowAnswer => fires(null, [{ kind: "put", content }]);
    expect(joined([move("a", [puts("x"), puts("x")])]).rows).toMatchObject([
      { state: "fires", effects: [{}] },
    ]);
    expect(joined([move("a", [puts("x"), puts("y")])]).rows).toMatchObject([
      { state: "undetermined", effects: [] },
    ]);
  });

  it("an undetermined row above the first decision makes the event undetermined; one below is not reached", () => {
    const above = joined([move("a", [open]), move("b", [deny("no")])], 1);
    expect(above).toMatchObject({
      state: "undetermined",
      decision: null,
      rows: [{ state: "undetermined" }, { state: "fires" }],
    });
    const below = joined([move("b", [deny("no")]), move("a", [open])], 1);
    expect(below).toMatchObject({
      state: "fires",
      decision: { move: "b" },
      rows: [{ state: "fires" }, { state: "not reached" }],
    });
  });

  it("a denial below a rewrite wins over it", () => {
    const rewrite: Decision = { kind: "rewrite-input", input: { content: "x" } };
    const replayed = joined([move("a", [fires(rewrite)]), move("b", [deny("no")])], 1);
    expect(replayed).toMatchObject({
      decision: { move: "b", kind: "deny" },
      rows: [{}, { sawRewrite: true }],
    });
  });
});

it("whether a decision is honoured is asked for the version of the line", () => {
  const rewrite: Decision = { kind: "rewrite-input", input: {} };
  const at = (version: string | null) =>
    joinWorlds({ ...recorded, version }, [
      answerRows(recorded.event, world(0), [move("a", [fires(rewrite)])]),
    ]).honoured;
  expect([at("2.1.332"), at("2.0.77"), at("2.1.100"), at(null)]).toEqual(["yes", "no", "unknown", "unknown"]);
});

it("an event whose output is not in the log is undetermined for every row, and silent without rows", () => {
  expect(unanswerable(recorded, ["a"])).toMatchObject({
    state: "undetermined",
    rows: [{ question: { kind: "event field" } }],
  });
  expect(unanswerable(recorded, [])).toMatchObject({ state: "silent" });
});
