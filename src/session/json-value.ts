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

/** The own string under `key`, or null where it is missing or of another type. */
export function stringAt(from: JsonObject, key: string): string | null {
  const value = Object.hasOwn(from, key) ? from[key] : undefined;
  return typeof value === "string" ? value : null;
}

/** The own finite number under `key`, or null where it is missing or of another type. */
export function numberAt(from: JsonObject, key: string): number | null {
  const value = Object.hasOwn(from, key) ? from[key] : undefined;
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** The own boolean under `key`, or null where it is missing or of another type. */
export function booleanAt(from: JsonObject, key: string): boolean | null {
  const value = Object.hasOwn(from, key) ? from[key] : undefined;
  return typeof value === "boolean" ? value : null;
}

/** The own object under `key`, or null where it is missing or of another type. */
export function objectAt(from: JsonObject, key: string): JsonObject | null {
  const value = Object.hasOwn(from, key) ? from[key] : undefined;
  return isJsonObject(value) ? value : null;
}

/** The own array under `key`, or null where it is missing or of another type. */
export function arrayAt(from: JsonObject, key: string): JsonArray | null {
  const value = Object.hasOwn(from, key) ? from[key] : undefined;
  return isJsonArray(value) ? value : null;
}
