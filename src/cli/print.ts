// Prints what a command says: data on stdout, everything else on stderr. Every text goes through shownText, because
// most of it comes from logs. JSON keeps its values and escapes what a terminal would act on.

import { shownText } from "../session/shown-text.ts";
import type { Context } from "./context.ts";
import { type Cell, type Column, textTable } from "./text-table.ts";

/** How a command prints. Nothing here ends the program. */
export interface Printer {
  /** Data: one or more lines on stdout. */
  line(text: string): void;
  /**
   * Data: a table on stdout, whole in a pipe and fitted to a terminal; without rows, `whenEmpty` on stderr: why nothing
   * is there and what would fill it.
   */
  table(columns: readonly Column[], rows: readonly (readonly Cell[])[], whenEmpty: string): void;
  /** Data: one indented JSON document on stdout. */
  json(value: unknown): void;
  /** Data: one JSON document on a line of its own on stdout. */
  jsonLine(value: unknown): void;
  /** Progress and summaries: stderr, silent under --quiet. */
  note(text: string): void;
  /** What must be known even under --quiet: stderr. */
  warning(text: string): void;
}

/** A printer to the writers of `context`. */
export function createPrinter(
  context: Pick<Context, "stdout" | "stderr" | "isStdoutTty" | "columns">,
  flags: { readonly isQuiet: boolean; readonly hasColor: boolean },
): Printer {
  const warning = (text: string): void => context.stderr.write(`${shownText(text, "multi-line")}\n`);
  const note = (text: string): void => {
    if (!flags.isQuiet) warning(text);
  };
  // A terminal that does not say how wide it is, or says 0, is taken for the usual one.
  const widthMax = context.isStdoutTty ? context.columns || 80 : undefined;
  return {
    line: (text) => context.stdout.write(`${shownText(text, "multi-line")}\n`),
    table: (columns, rows, whenEmpty) => {
      if (rows.length === 0) return warning(whenEmpty);
      const table = textTable(columns, rows, { hasColor: flags.hasColor, widthMax });
      context.stdout.write(table.text);
      if (table.leftOut.length > 0)
        note(`Too narrow for ${table.leftOut.join(", ")}: a wider terminal, a pipe or --json has all.`);
    },
    json: (value) => context.stdout.write(`${jsonText(value, 2)}\n`),
    jsonLine: (value) => context.stdout.write(`${jsonText(value, 0)}\n`),
    note,
    warning,
  };
}

/**
 * JSON of `value`. A bigint becomes a number where a number holds it exactly, else its digits as a string. A number
 * that JSON cannot say (NaN, infinity) is a bug: JSON.stringify would turn it into null.
 */
export function jsonText(value: unknown, indent: number): string {
  const text = JSON.stringify(value, exactValue, indent);
  if (text === undefined) throw new Error(`${typeof value} has no JSON.`);
  return text.replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}\p{DI}]/gu, escaped);
}

function exactValue(key: string, value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value))
    throw new Error(`'${key}' is ${value}, which JSON cannot say.`);
  if (typeof value !== "bigint") return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
}

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
