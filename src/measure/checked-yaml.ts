// Reads a YAML file that people write into what its schema says, and names every fault with file, line and remedy, all
// of them at once. A file with a single fault gives nothing.

import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type * as z from "zod/mini";
import { ExpectedError } from "../expected-error.ts";

/** A place in the file, by keys and positions from the top, with full sentences. */
export interface FileFault {
  readonly path: readonly (string | number)[];
  readonly problem: string;
  readonly remedy: string;
}

export type CheckedYaml<T> =
  | { readonly kind: "value"; readonly value: T }
  | { readonly kind: "faults"; readonly faults: readonly ExpectedError[] };

/**
 * `file` is the name shown in messages. The message of each field of `schema` is its remedy; `rules` say what is wrong
 * between fields that are right one by one.
 */
export function readCheckedYaml<T>(
  text: string,
  file: string,
  schema: z.ZodMiniType<T>,
  rules: (value: T) => readonly FileFault[],
): CheckedYaml<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const unreadable = [...document.errors, ...document.warnings];
  if (unreadable.length > 0) {
    const remedy = "Correct the YAML at this place.";
    const at = (offset: number): string => `${file}:${Math.max(1, lines.linePos(offset).line)}`;
    return {
      kind: "faults",
      faults: unreadable.map((e) => inFile(at(e.pos[0]), asSentence(e.message), remedy)),
    };
  }
  const plain = plainValue(document);
  if (plain.kind === "unreadable") {
    return {
      kind: "faults",
      faults: [inFile(`${file}:1`, asSentence(plain.why), "Write it without aliases.")],
    };
  }
  const parsed = schema.safeParse(plain.value);
  const faults = parsed.success ? rules(parsed.data) : parsed.error.issues.flatMap(issueFaults);
  if (parsed.success && faults.length === 0) return { kind: "value", value: parsed.data };
  const placed = faults.map((fault) =>
    inFile(`${file}:${lineOf(document, lines, fault.path)}`, fault.problem, fault.remedy),
  );
  return { kind: "faults", faults: placed };
}

function inFile(place: string, problem: string, remedy: string): ExpectedError {
  return new ExpectedError(place, problem, remedy, 4);
}

function asSentence(message: string): string {
  const trimmed = message.trim();
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

type Plain =
  | { readonly kind: "plain"; readonly value: unknown }
  | { readonly kind: "unreadable"; readonly why: string };

function plainValue(document: Document.Parsed): Plain {
  try {
    const value: unknown = document.toJS();
    return { kind: "plain", value };
  } catch (error) {
    // An alias to nothing, or so many aliases that they are an attack.
    if (error instanceof ReferenceError) return { kind: "unreadable", why: error.message };
    throw error;
  }
}

function issueFaults(issue: z.core.$ZodIssue): readonly FileFault[] {
  const path = issue.path.filter((key) => typeof key !== "symbol");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: [...path, key],
      problem: `Nothing is known by the key "${[...path, key].join(".")}".`,
      remedy: "Remove it, or correct its spelling.",
    }));
  }
  const name = path.length === 0 ? "The file" : `"${path.join(".")}"`;
  const problem = `${name} is missing or not what is expected here.`;
  return [{ path, problem, remedy: asSentence(issue.message) }];
}

// The line of the innermost key or element on the path that the file has: a missing key is shown at its parent.
function lineOf(document: Document.Parsed, lines: LineCounter, path: readonly (string | number)[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    const found = findChild(node, key);
    if (found === undefined) break;
    node = found.child;
    offset = found.offset;
  }
  return Math.max(1, lines.linePos(offset).line);
}

interface Child {
  readonly child: unknown;
  readonly offset: number;
}

function findChild(node: unknown, key: string | number): Child | undefined {
  if (isMap(node)) {
    const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === String(key));
    return pair !== undefined && isScalar(pair.key) ? withOffset(pair.value, pair.key.range) : undefined;
  }
  if (!isSeq(node) || typeof key !== "number") return undefined;
  const child = node.items[key];
  return isScalar(child) || isMap(child) || isSeq(child) ? withOffset(child, child.range) : undefined;
}

function withOffset(child: unknown, range: Node["range"]): Child | undefined {
  return range === null || range === undefined ? undefined : { child, offset: range[0] };
}
