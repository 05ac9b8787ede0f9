// Runs every line of one move's fixture as a test of its own, and holds the file to what it must contain.

import { describe, expect, it } from "vitest";
import type { Effect } from "../../src/moves/decision.ts";
import { silent } from "../../src/moves/decision.ts";
import { isActive, type Move } from "../../src/moves/move.ts";
import { hasReply } from "../../src/moves/reply.ts";
import { readHookEvent } from "../../src/session/hook-event.ts";
import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  objectAt,
  stringAt,
} from "../../src/session/json-value.ts";
import { readEventLines, summaryOf, worldOf } from "./fixture-world.ts";

export function describeEventLines(move: Move): void {
  const lines = readEventLines(move.name);
  describe(`${move.name} on its events`, () => {
    it.each(lines.map((line) => [line.claim, line] as const))("%s", (_claim, line) => {
      const event = readHookEvent(line.event);
      if (event === null) throw new Error(`${line.place}: not an event.`);
      const world = worldOf(line.world);
      const answer = isActive(move, world.operands) ? move.decide(event, world) : silent;
      const { output, text, noted, details, ...row } = line.expect;
      expect(summaryOf(answer)).toEqual(row);
      if (answer.kind !== "fires") return;
      if (isJsonArray(noted)) expect(notesOf(answer.effects)).toEqual(noted);
      if (isJsonArray(details)) expect(detailsOf(answer.effects)).toMatchObject(details);
      if (typeof text === "string") expect(answer.decision).toMatchObject({ text });
      if (answer.decision === null) return;
      expect(hasReply(event.name, answer.decision.kind)).toBe(true);
      if (isJsonObject(output)) expect(outputOf(answer.decision)).toMatchObject(output);
    });

    it("the file shows the move firing, silent twice, and undetermined where it asks the world", () => {
      const counted = (row: string) => lines.filter((line) => stringAt(line.expect, "row") === row).length;
      expect(counted("fires")).toBeGreaterThanOrEqual(1);
      expect(counted("silent")).toBeGreaterThanOrEqual(2);
      if (move.asks.length > 0) expect(counted("undetermined")).toBeGreaterThanOrEqual(1);
    });
  });
}

function notesOf(effects: readonly Effect[]): readonly (readonly string[])[] {
  return effects.flatMap((effect) =>
    effect.kind === "note" ? [[effect.table, effect.key, effect.value]] : [],
  );
}

function detailsOf(effects: readonly Effect[]): readonly JsonObject[] {
  return effects.flatMap((effect) => (effect.kind === "row" ? [effect.row.detail] : []));
}

function outputOf(decision: object): JsonObject | null {
  return isJsonObject(decision) ? objectAt(decision, "output") : null;
}
