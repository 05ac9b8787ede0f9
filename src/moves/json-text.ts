// JSON values as text, without the one thing that makes JSON.stringify throw on JSON: nesting deeper than the
// stack. Such a value has no text here, and the moves leave it alone.

import { isJsonArray, isJsonObject, type JsonValue } from "../session/json-value.ts";

const depthMax = 200;

/** The value as compact JSON text; null where it is nested deeper than 200 levels. */
export function jsonText(value: JsonValue): string | null {
  return isTooDeep(value) ? null : JSON.stringify(value);
}

/** True where the value is nested deeper than 200 levels. */
export function isTooDeep(value: JsonValue): boolean {
  let level: readonly (JsonValue | undefined)[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= depthMax) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
}

function childrenOf(value: JsonValue | undefined): readonly (JsonValue | undefined)[] {
  if (isJsonArray(value)) return value.filter(isContainer);
  return isJsonObject(value) ? Object.values(value).filter(isContainer) : [];
}

function isContainer(value: JsonValue | undefined): boolean {
  return typeof value === "object" && value !== null;
}
