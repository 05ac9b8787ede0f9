// Which rows of a table a replay asks at all. A row that is never asked has no figures: zeros would read as if it had
// been asked and had stayed silent.

import { isActive, type Move } from "../moves/move.ts";
import type { Operands } from "../moves/operands.ts";

/** A row that is not asked, and why: one full sentence. */
export interface MoveNotAsked {
  readonly move: string;
  readonly why: string;
}

export interface AskedMoves {
  readonly asked: readonly Move[];
  readonly notAsked: readonly MoveNotAsked[];
}

/** Parts the table by the operands in force, each part in table order. */
export function askedMoves(table: readonly Move[], operands: Operands): AskedMoves {
  const reasons = table.map((move) => [move, whyNot(move, operands)] as const);
  return {
    asked: reasons.flatMap(([move, why]) => (why === null ? [move] : [])),
    notAsked: reasons.flatMap(([{ name }, why]) => (why === null ? [] : [{ move: name, why }])),
  };
}

function whyNot(move: Move, operands: Operands): string | null {
  if (operands.movesOff.includes(move.name)) return "DETENT_MOVES_OFF turns it off.";
  if (move.inactive === null || isActive(move, operands)) return null;
  const { reason, tried, turnedOnBy } = move.inactive;
  return `It is inactive, as tried on ${tried.join(", ")}: ${reason} ${turnedOnBy} turns it on.`;
}
