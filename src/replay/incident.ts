// An incident: something that went wrong, as a small recorded input, the detector that must find it, and what it must
// find. One that no detector finds yet is kept as `expected-fail`, and is wrong on the day that one does.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { ExpectedError } from "../expected-error.ts";
import { errorCode } from "../moves/store/disk.ts";
import { incidentKinds } from "../session/drain-record.ts";
import { isJsonObject, parseJson } from "../session/json-value.ts";
import type { NumberedObject } from "./recorded-objects.ts";

export const detectorNames = ["move", "contract", "plan", "failure-class", "effects"] as const;
export type DetectorName = (typeof detectorNames)[number];

const finding = z.strictObject({
  /** What was found: a move and its decision, a contract's standing, a plan's. */
  what: z.string(),
  /** Where: an event and its tool, a block, a run and step. */
  about: z.string(),
});

/** `incident.json` of an incident's folder. */
export const incidentShape = z.strictObject({
  shape: z.literal("detent.incident/1"),
  kind: z.enum(incidentKinds),
  detector: z.enum(detectorNames),
  /** `found`: the detector finds it. `expected-fail`: nothing does, and it should. */
  standing: z.enum(["found", "expected-fail"]),
  /** What the detector must find; of an expected-fail what it ought to. */
  expected: finding,
  /** What the recorded session did, in a sentence. */
  observed: z.string(),
  /** Operands that differ from the usual, as NAME=VALUE. */
  operands: z.array(z.string()),
  input: z.enum(["session.jsonl", "drain.jsonl"]),
  provenance: z.strictObject({
    origin: z.enum(["written by hand", "made from a session"]),
    clientVersion: z.nullable(z.string()),
    note: z.string(),
  }),
  /** Replacements by kind. */
  redaction: z.record(z.string(), z.int()),
});

export type Incident = z.infer<typeof incidentShape>;
export type Finding = z.infer<typeof finding>;

/** An incident with its input. */
export interface ReadIncident {
  readonly incident: Incident;
  readonly objects: readonly NumberedObject[];
}

/** Reads an incident's folder; what is wrong in it is an expected fault with its place. */
export function readIncident(folder: string): ReadIncident {
  const path = join(folder, "incident.json");
  const read = incidentShape.safeParse(parseJson(textOf(path)));
  if (!read.success) {
    const [issue] = read.error.issues;
    const problem = `It is no incident: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}.`;
    throw new ExpectedError(path, problem, "Make it again with `detent incident`.", 4);
  }
  return { incident: read.data, objects: readObjects(join(folder, read.data.input)) };
}

function readObjects(path: string): readonly NumberedObject[] {
  const lines = textOf(path).split("\n");
  return lines.flatMap((text, at) => {
    if (text === "") return [];
    const object = parseJson(text);
    if (isJsonObject(object)) return [{ line: at + 1, object }];
    throw new ExpectedError(
      `${path}:${at + 1}`,
      "The line is no JSON object.",
      "Make the incident again.",
      4,
    );
  });
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (fault) {
    const code = errorCode(fault);
    if (code === null) throw fault;
    throw new ExpectedError(path, `It cannot be read (${code}).`, "Name the folder of an incident.", 4);
  }
}
