// The laws that every row of the move table keeps, over drawn events and worlds. Each draw covers all rows, since a
// law is about the table: what one row does must not wake another.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerRows, decide } from "../../src/moves/decide.ts";
import type { Decision } from "../../src/moves/decision.ts";
import { isActive } from "../../src/moves/move.ts";
import { readPointer } from "../../src/moves/pointer.ts";
import { adviceMax, hasReply, reply } from "../../src/moves/reply.ts";
import { readSplice } from "../../src/moves/splice-form.ts";
import { moves } from "../../src/moves/table.ts";
import { type HookEvent, readHookEvent } from "../../src/session/hook-event.ts";
import { isJsonArray, isJsonObject, type JsonValue, stringAt } from "../../src/session/json-value.ts";
import { readEventLines, worldOf } from "../moves/fixture-world.ts";
import { anyEventJson, anyFiring, anyWorld, type Drawn, worldFor } from "./arbitrary-events.ts";

const draws = { numRuns: 300 };

/** The lines of every fixture, so that a law also holds where a move is known to fire. */
const fixtures: readonly Drawn[] = moves
  .flatMap((move) => readEventLines(move.name))
  .flatMap(({ event, world }) => {
    const read = readHookEvent(event);
    return read === null ? [] : [{ event: read, world }];
  });

function always(law: (drawn: Drawn) => void): void {
  for (const drawn of fixtures) law(drawn);
  fc.assert(fc.property(anyFiring, law), draws);
}

describe("every row of the table", () => {
  it("is total: any JSON gives a decision or silence", () => {
    fc.assert(
      fc.property(anyEventJson, anyWorld, (json, world) => {
        const event = readHookEvent(json);
        if (event === null) return;
        reply(event, decide(event, worldOf(world)));
        for (const move of moves) move.decide(event, worldOf(world));
      }),
      draws,
    );
  });

  it("is total: nesting beyond any stack is left alone", () => {
    const deep: JsonValue = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`);
    for (const move of moves) {
      for (const tool of ["Bash", "Read", "Unknown"]) {
        const event = readHookEvent({ hook_event_name: "PostToolUse", tool_name: tool, tool_response: deep });
        if (event === null) throw new Error("not an event");
        expect(move.decide(event, worldOf({})).kind).toBe("silent");
      }
    }
  });

  it("is pure: the same event and answers give the same answer, and the event stays as it was", () => {
    always((drawn) => {
      const before = JSON.stringify(drawn.event);
      const first = answerRows(drawn.event, worldFor(drawn));
      expect(answerRows(drawn.event, worldFor(drawn))).toEqual(first);
      expect(JSON.stringify(drawn.event)).toBe(before);
    });
  });
});

describe("every answer of a row", () => {
  it("is settled: a rewrite is not rewritten again, and the call that a denial names passes", () => {
    always((drawn) => {
      const { decision } = decide(drawn.event, worldFor(drawn));
      const next = decision === null ? null : afterwards(drawn.event, decision);
      if (next === null) return;
      expect(decide(next, worldFor(drawn)).decision).toBeNull();
    });
  });

  it("keeps the shape: a rewrite has the keys and types of what it replaces, and at most a bound more", () => {
    always((drawn) => {
      const { decision } = decide(drawn.event, worldFor(drawn));
      if (decision?.kind === "rewrite-output" && drawn.event.name === "PostToolUse") {
        expect(shapeOf(decision.output)).toEqual(shapeOf(drawn.event.toolResponse));
      }
      if (decision?.kind === "rewrite-input" && drawn.event.name === "PreToolUse") {
        const { toolInput } = drawn.event;
        const changed = Object.keys(decision.input).filter((key) => decision.input[key] !== toolInput[key]);
        const added = changed.filter((key) => !Object.hasOwn(toolInput, key));
        expect(["limit", "head_limit"]).toEqual(expect.arrayContaining(added));
        const replaced = changed.filter((key) => !added.includes(key));
        expect(["content", "new_string"]).toEqual(expect.arrayContaining(replaced));
        for (const key of replaced) expect(shapeOf(decision.input[key])).toEqual(shapeOf(toolInput[key]));
        expect(Object.keys(decision.input)).toEqual(expect.arrayContaining(Object.keys(toolInput)));
      }
    });
  });

  it("asks and decides only what its metadata says", () => {
    always((drawn) => {
      for (const { move, outcome } of answerRows(drawn.event, worldFor(drawn)).rows) {
        if (outcome.kind === "undetermined") expect(move.asks).toContain(outcome.question.kind);
        if (outcome.kind === "fires" && outcome.decision !== null)
          expect(move.decides).toContain(outcome.decision.kind);
      }
    });
  });

  it("never allows: no reply approves anything", () => {
    always((drawn) => {
      const folded = decide(drawn.event, worldFor(drawn));
      const { decision } = folded;
      const bare =
        decision?.kind === "rewrite-input" || decision?.kind === "rewrite-output" ? null : decision;
      const printed = JSON.stringify(reply(drawn.event, { ...folded, decision: bare })) ?? "";
      expect(printed).not.toMatch(/"(permissionDecision|behavior|decision)":"(allow|approve|ask|defer)"/);
      const keys = Object.keys(Object(reply(drawn.event, folded)).hookSpecificOutput ?? {});
      if (decision?.kind.startsWith("rewrite")) expect(keys).not.toContain("permissionDecision");
    });
  });
});

it("asks no inactive row, unless its operand turns it on", () => {
  always((drawn) => {
    const { operands } = worldFor(drawn);
    for (const { move } of answerRows(drawn.event, worldFor(drawn)).rows)
      expect(isActive(move, operands)).toBe(true);
  });
});

it("writes a reference's own text into no file, whatever the client and the store", () => {
  always(({ event, world }) => {
    if (event.name !== "PreToolUse" || !isWriting(event.tool)) return;
    const seen = worldOf({ ...world, isStoreComplete: true, files: {} });
    const { decision } = decide(event, seen);
    const written = decision?.kind === "rewrite-input" ? decision.input : event.toolInput;
    if (decision?.kind === "deny") return;
    const text = stringAt(written, event.tool === "Edit" ? "new_string" : "content");
    if (text === null) return;
    expect(readPointer(text)).toBeNull();
    if (event.tool === "Write") expect(readSplice(text)).toBeNull();
  });
});

describe("all advice at one event", () => {
  it("reaches the model whole: the rows together stay below what the client takes", () => {
    always((drawn) => {
      const { advice } = decide(drawn.event, worldFor(drawn));
      expect(advice.join("\n\n").length).toBeLessThanOrEqual(adviceMax);
    });
  });
});

describe("bound-result", () => {
  it("is shrinking: what it gives is shorter than its input under any operands, as texts and as JSON", () => {
    const row = moves.filter((move) => move.name === "bound-result");
    always((drawn) => {
      const { decision } = answerRows(drawn.event, worldFor(drawn), row).folded;
      if (decision?.kind !== "rewrite-output" || drawn.event.name !== "PostToolUse") return;
      const [after, before] = [decision.output, drawn.event.toolResponse].map(textsOf);
      for (const [at, text] of (after ?? []).entries()) {
        const was = before?.[at] ?? "";
        expect(text === was || text.length < was.length).toBe(true);
        expect(text.isWellFormed()).toBe(was.isWellFormed() || text.isWellFormed());
      }
      expect(JSON.stringify(decision.output).length).toBeLessThan(
        JSON.stringify(drawn.event.toolResponse).length,
      );
    });
  });
});

describe("the table covers", () => {
  it("exactly these flows", () => {
    // Worked out from what each move reads and writes, not from its file.
    expect(
      Object.fromEntries(moves.map((move) => [move.name, move.flows.map((flow) => flow.join(" → ")).sort()])),
    ).toEqual({
      "barrier-world": ["WORLD → CONTEXT"],
      "bound-search": ["WORKSPACE → CONTEXT"],
      "bound-read": ["WORKSPACE → CONTEXT"],
      "require-output-path": ["WORLD → CONTEXT", "WORLD → WORKSPACE"],
      "redirect-search": ["WORKSPACE → CONTEXT"],
      "expand-edit-pointer": ["STORE → WORKSPACE"],
      "unique-anchor": ["CONTEXT → WORKSPACE"],
      "expand-write-pointer": ["STORE → WORKSPACE"],
      splice: ["CONTEXT → WORKSPACE", "STORE → WORKSPACE"],
      "cite-check": ["CONTEXT → USER"],
      "no-reemission": ["CONTEXT → WORKSPACE"],
      "capture-result": ["WORKSPACE → STORE", "WORLD → STORE"],
      "bound-result": ["WORKSPACE → CONTEXT", "WORKSPACE → STORE", "WORLD → CONTEXT", "WORLD → STORE"],
      "expand-echoed-pointer": ["STORE → CONTEXT"],
      "capture-emission": ["CONTEXT → STORE", "WORKSPACE → STORE"],
      "capture-upload": ["USER → STORE"],
      "capture-failure": ["WORKSPACE → STORE", "WORLD → STORE"],
      "capture-file-change": ["WORKSPACE → STORE"],
      "capture-prompt": ["USER → STORE"],
      "repeat-prompt": ["STORE → CONTEXT", "USER → CONTEXT"],
      "capture-reply": ["CONTEXT → STORE"],
      "capture-subagent-reply": ["CONTEXT → STORE"],
      "capture-compact-summary": ["CONTEXT → STORE"],
      "resolve-prompt-pointers": ["STORE → CONTEXT", "USER → CONTEXT"],
      "warm-subagent": ["WORKSPACE → CONTEXT"],
      "restore-after-compact": ["WORKSPACE → CONTEXT"],
      "render-citations": ["CONTEXT → USER", "STORE → USER"],
    });
  });

  it("no decision for which the protocol has no reply at that event", () => {
    for (const { seams, decides } of moves) {
      for (const { event } of seams)
        for (const kind of decides) expect([event, kind, hasReply(event, kind)]).toContain(true);
    }
  });

  it("every row asked at an event of its seams has a firing in the draws", () => {
    const fired = new Set<string>();
    always((drawn) => {
      for (const { move, outcome } of answerRows(drawn.event, worldFor(drawn)).rows) {
        if (outcome.kind === "fires") fired.add(move.name);
      }
    });
    expect([...fired].sort()).toEqual(moves.map((move) => move.name).sort());
  });
});

/** The event as the client would send it after the decision: the rewritten call or result, or the call named. */
function afterwards(event: HookEvent, decision: Decision): HookEvent | null {
  if (decision.kind === "rewrite-input" && event.name === "PreToolUse")
    return { ...event, toolInput: decision.input };
  if (decision.kind === "rewrite-output" && event.name === "PostToolUse")
    return { ...event, toolResponse: decision.output };
  if (decision.kind !== "deny" || decision.instead === null || event.name !== "PreToolUse") return null;
  return { ...event, tool: decision.instead.tool, toolInput: decision.instead.input };
}

function isWriting(tool: string): boolean {
  return tool === "Edit" || tool === "Write";
}

function shapeOf(value: JsonValue | undefined): unknown {
  if (isJsonArray(value)) return value.map(shapeOf);
  if (isJsonObject(value)) return Object.entries(value).map(([key, one]) => [key, shapeOf(one)]);
  return typeof value === "string" ? "text" : value;
}

function textsOf(value: JsonValue | undefined): readonly string[] {
  if (typeof value === "string") return [value];
  if (isJsonArray(value)) return value.flatMap(textsOf);
  return isJsonObject(value) ? Object.values(value).flatMap(textsOf) : [];
}
