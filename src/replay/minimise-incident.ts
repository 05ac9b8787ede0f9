// The smallest input that still shows an incident's finding: first its lines, then the fields of each line, then the
// texts in them. A text that stands in several places is changed in all of them alike, since a finding may hang on
// their being equal.

import { isJsonObject, type JsonObject, type JsonValue } from "../session/json-value.ts";
import { minimise } from "./delta-debugging.ts";
import { type NumberedObject, objectWithStrings, withStrings } from "./recorded-objects.ts";

export type Shows = (objects: readonly NumberedObject[]) => boolean;

/** Fields that say what, where, when and by which client: a line without them is no line that a client writes. */
const KEPT: ReadonlySet<string> = new Set([
  ...["type", "message", "timestamp", "sessionId", "cwd", "version", "uuid", "role", "content", "id", "name"],
  ...["drain_log", "record", "run_id"],
]);

/** How deep fields are left out: into a message's blocks and a result's file. */
const DEPTH_MAX = 5;

/** Texts shorter than this are left as they are. */
const TEXT_MIN = 40;

/** `shows` must hold of `objects` themselves. */
export function minimiseIncident(
  objects: readonly NumberedObject[],
  shows: Shows,
): readonly NumberedObject[] {
  const lines = minimise(objects, shows);
  return lines.length === 0 ? objects : withoutTexts(withoutFields(lines, shows), shows);
}

function withoutFields(objects: readonly NumberedObject[], shows: Shows): readonly NumberedObject[] {
  let left = objects;
  objects.forEach((_, at) => {
    let isSmaller = true;
    while (isSmaller) {
      isSmaller = false;
      const line = left[at];
      if (line === undefined) return;
      for (const path of fieldPaths(line.object, [])) {
        const object = withoutField(line.object, path);
        const next = left.map((one, index) => (index === at ? { ...one, object } : one));
        if (!shows(next)) continue;
        left = next;
        isSmaller = true;
        break;
      }
    }
  });
  return left;
}

/** Paths of fields that may go, outer ones first. */
function fieldPaths(value: JsonValue, path: readonly string[]): readonly (readonly string[])[] {
  if (path.length >= DEPTH_MAX) return [];
  if (Array.isArray(value)) return value.flatMap((one, at) => fieldPaths(one, [...path, String(at)]));
  if (!isJsonObject(value)) return [];
  const keys = Object.keys(value);
  const own = keys.filter((key) => !KEPT.has(key)).map((key) => [...path, key]);
  return [...own, ...keys.flatMap((key) => fieldPaths(value[key] ?? null, [...path, key]))];
}

function withoutField(object: JsonObject, [first = "", ...rest]: readonly string[]): JsonObject {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]): [string, JsonValue][] => {
      if (value === undefined) return [];
      if (key !== first) return [[key, value]];
      return rest.length === 0 ? [] : [[key, within(value, rest)]];
    }),
  );
}

function within(value: JsonValue, path: readonly string[]): JsonValue {
  const [first = "", ...rest] = path;
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === first ? within(one, rest) : one));
  return isJsonObject(value) ? withoutField(value, path) : value;
}

function withoutTexts(objects: readonly NumberedObject[], shows: Shows): readonly NumberedObject[] {
  let left = objects;
  for (const text of longTexts(objects)) {
    const isLines = text.includes("\n");
    const parts = isLines ? text.split("\n") : [...text];
    const replaced = (kept: readonly string[]): readonly NumberedObject[] =>
      left.map((one) => ({
        ...one,
        object: objectWithStrings(one.object, (found) =>
          found === text ? kept.join(isLines ? "\n" : "") : found,
        ),
      }));
    const shortest = minimise(parts, (kept) => shows(replaced(kept)));
    left = replaced(shortest);
  }
  return left;
}

function longTexts(objects: readonly NumberedObject[]): readonly string[] {
  const texts = new Set<string>();
  for (const { object } of objects) {
    withStrings(object, (text) => {
      if (text.length >= TEXT_MIN) texts.add(text);
      return text;
    });
  }
  return [...texts].sort((one, other) => other.length - one.length);
}
