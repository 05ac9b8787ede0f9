// Why a dispatch failed: the first class, in the order of the table, with a signature that holds. Nothing is guessed:
// what no signature knows is unknown, and has the end of its last text instead. One that did not fail has no class.

import type { FailureClass, FailureSignature, FailureTable, Recovery } from "./failure-class.ts";
import { failureClasses } from "./failure-classes.ts";
import type { DispatchFacts, FailureClue } from "./failure-clue.ts";

/** `unfinished`: no terminal record. `unclear`: nothing says whether its end is an error. */
export type DispatchStanding = "failed" | "unfinished" | "passed" | "unclear";

/** A class with what it rests on. */
export interface ClassedFailure {
  readonly kind: "classed";
  readonly name: FailureClass;
  /** The id of the signature. */
  readonly signature: string;
  readonly recovery: Recovery;
  readonly clue: FailureClue;
  /** The line of the text that the signature knows; for one of fields alone, these and what stands beside them. */
  readonly evidence: string;
}

/** `clue`: the last one with a text; null where there is none. */
export interface UnknownFailure {
  readonly kind: "unknown";
  readonly recovery: Recovery;
  readonly clue: FailureClue | null;
  /** The end of its text, in code points at most `tailMax`. */
  readonly tail: string | null;
}

export type FailureFinding = ClassedFailure | UnknownFailure;

/** Code points that are kept of the end of a text that no signature knows. */
export const tailMax = 160;

/** The class of a dispatch that failed or did not finish. */
export function classifyFailure(
  clues: readonly FailureClue[],
  tables: readonly FailureTable[] = failureClasses,
): FailureFinding {
  for (const table of tables) {
    for (const signature of table.signatures) {
      const found = findMatch(clues, signature);
      if (found === undefined) continue;
      const recovery = signature.recovery ?? table.recovery;
      return { kind: "classed", name: table.name, signature: signature.id, recovery, ...found };
    }
  }
  const clue = clues.findLast(({ text }) => text !== null && text.trim() !== "") ?? null;
  const text = clue?.text ?? null;
  const tail = text === null ? null : [...text.trimEnd()].slice(-tailMax).join("");
  return { kind: "unknown", recovery: "hand to operator", clue, tail };
}

/** The last clue that meets every condition. */
function findMatch(
  clues: readonly FailureClue[],
  signature: FailureSignature,
): Pick<ClassedFailure, "clue" | "evidence"> | undefined {
  const pattern = signature.line === undefined ? null : new RegExp(`^(?:${signature.line})$`, "u");
  for (const clue of clues.toReversed()) {
    if (clue.source !== signature.source || !hasFields(clue, signature)) continue;
    if (pattern === null) return { clue, evidence: fieldText(clue, signature) };
    const line = (clue.text ?? "").split(/\r?\n/).find((one) => pattern.test(one.trimEnd()));
    if (line !== undefined) return { clue, evidence: line.trim() };
  }
  return undefined;
}

/** `apiStatus 529: API Error: 529 Overloaded`. A yes is left out: the text says what it was about. */
function fieldText({ fields, text }: FailureClue, signature: FailureSignature): string {
  const asked = Object.entries(fields).filter(
    ([field, value]) => typeof value !== "boolean" && Object.hasOwn(signature.fields ?? fields, field),
  );
  const words = asked.map(([field, value]) => `${field} ${value}`).join(", ");
  const [first = ""] = (text ?? "").trim().split("\n", 1);
  return [words, first].filter((part) => part !== "").join(": ");
}

function hasFields({ fields }: FailureClue, signature: FailureSignature): boolean {
  const wanted = Object.entries(signature.fields ?? {});
  const given = new Map(Object.entries(fields));
  return wanted.every(([field, values]) => {
    const value = given.get(field);
    return value !== undefined && values.includes(value);
  });
}

/**
 * How a dispatch stands. A terminal record that says no error is not believed where its exit code, its signal, its
 * reason or its last result line says one: `error_max_turns` is written as no error.
 */
export function standingOf(
  { terminal }: DispatchFacts,
  clues: readonly FailureClue[],
  tables: readonly FailureTable[] = failureClasses,
): DispatchStanding {
  if (terminal === null) return "unfinished";
  const { isError, exitCode, signal } = terminal;
  const result = clues.find(({ source }) => source === "run result");
  const isErrorResult = /^error-/.test(String(result?.fields.subtype ?? ""));
  const isBad = isError === true || signal !== null || (exitCode !== null && exitCode !== 0);
  if (isBad || isErrorResult || isKnownReason(clues, tables)) return "failed";
  return isError === false || exitCode === 0 ? "passed" : "unclear";
}

/** True where a signature of reasons knows the word of the terminal record. */
function isKnownReason(clues: readonly FailureClue[], tables: readonly FailureTable[]): boolean {
  const terminals = clues.filter(({ source }) => source === "terminal");
  const signatures = tables.flatMap((table) => table.signatures);
  return signatures.some(({ fields, ...rest }) => {
    return fields?.reason !== undefined && findMatch(terminals, { ...rest, fields }) !== undefined;
  });
}
