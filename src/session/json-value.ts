// JSON as it comes out of JSON.parse, and the hand-written guards for it. Formats and the hook check unknown
// JSON with these; nothing here throws, a wrong type reads as absent.

export type JsonValue = string | number | boolean | null | JsonArray | JsonObject;
export type JsonArray = readonly JsonValue[];
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined;
}

/** True for a JSON object: neither null nor an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True for a JSON array. Its elements came from JSON.parse and are JSON themselves. */
export function isJsonArray(value: unknown): value is JsonArray {
  return Array.isArray(value);
}

/** Parses JSON text. Undefined means that the text is not JSON; `null` is a valid JSON value and comes back as null. */
export function parseJson(text: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

// What a key finds on the prototype of an object is a function, which none of the readers below takes, or for
// `__proto__` that prototype: so there is no need to ask for own keys, which would double the cost of every look.

/** The string under `key`, or null where it is missing or of another type. */
export function stringAt(from: JsonObject, key: string): string | null {
  const value = from[key];
  return typeof value === "string" ? value : null;
}

/** The string under `key` as an identity: an empty one names nothing and reads as absent. */
export function idAt(from: JsonObject, key: string): string | null {
  const id = stringAt(from, key);
  return id === "" ? null : id;
}

/** The finite number under `key`, or null where it is missing or of another type. */
export function numberAt(from: JsonObject, key: string): number | null {
  const value = from[key];
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** The boolean under `key`, or null where it is missing or of another type. */
export function booleanAt(from: JsonObject, key: string): boolean | null {
  const value = from[key];
  return typeof value === "boolean" ? value : null;
}

/** The object under `key`, or null where it is missing or of another type. */
export function objectAt(from: JsonObject, key: string): JsonObject | null {
  const value = from[key];
  return isJsonObject(value) && value !== Object.prototype ? value : null;
}

/** The array under `key`, or null where it is missing or of another type. */
export function arrayAt(from: JsonObject, key: string): JsonArray | null {
  const value = from[key];
  return isJsonArray(value) ? value : null;
}
