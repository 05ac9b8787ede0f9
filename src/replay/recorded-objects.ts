// JSON lines in memory as a recorded session: incidents are made smaller and changed many times, and each time asked
// again, without a file for each.

import type { DrainRecord, PlanRecord } from "../session/drain-record.ts";
import { readEntry } from "../session/formats/claude-code.ts";
import { drainLog, readDrainRecord } from "../session/formats/drain-log.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../session/json-value.ts";
import type { RecordedLine } from "../session/recorded-calls.ts";
import type { ReadSession } from "./read-session.ts";

/** One line with the number that names it through all changes. */
export interface NumberedObject {
  readonly line: number;
  readonly object: JsonObject;
}

/** The lines as one transcript; places are the lines' own numbers. */
export function sessionOf(objects: readonly NumberedObject[], path: string): ReadSession {
  const lines = objects.map(
    ({ line, object }): RecordedLine => ({
      kind: "entry",
      place: { file: path, line },
      entry: readEntry(object),
    }),
  );
  return {
    files: [{ path, lines }],
    physicalLines: lines.length,
    unreadableLines: 0,
    leftOut: [],
  };
}

/** The records among drain-log lines; what breaks the format is no record. */
export function recordsOf(objects: readonly NumberedObject[]): readonly DrainRecord[] {
  return objects.flatMap(({ object }) => {
    if (!drainLog.recognises(object)) return [];
    const read = readDrainRecord(object);
    return "record" in read ? [read.record] : [];
  });
}

/** The plan records among them. */
export function plansOf(objects: readonly NumberedObject[]): readonly PlanRecord[] {
  return recordsOf(objects).flatMap((record) => (record.record === "plan" ? [record] : []));
}

/**
 * The value with every string in it, keys included, as `change` gives it. `key`: what the string stands under.
 */
export function withStrings(
  value: JsonValue,
  change: (text: string, key: string, path: readonly string[]) => string,
  path: readonly string[] = [],
): JsonValue {
  if (typeof value === "string")
    return change(value, path.findLast((part) => !/^\d+$/.test(part)) ?? "", path);
  if (Array.isArray(value)) return value.map((one, at) => withStrings(one, change, [...path, String(at)]));
  return isJsonObject(value) ? objectWithStrings(value, change, path) : value;
}

/** The same for an object. */
export function objectWithStrings(
  value: JsonObject,
  change: (text: string, key: string, path: readonly string[]) => string,
  path: readonly string[] = [],
): JsonObject {
  const pairs = Object.entries(value).flatMap(([key, one]): [string, JsonValue][] =>
    one === undefined ? [] : [[change(key, "", path), withStrings(one, change, [...path, key])]],
  );
  return Object.fromEntries(pairs);
}
