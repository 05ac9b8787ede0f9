// The texts inside a tool's response that the model reads, changed in place of a clone that keeps every key, type
// and count. Left alone: results that the client has already spilled to a file (its preview is smaller), media,
// and what Edit and Write return, of which the model sees one line.

import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  objectAt,
  stringAt,
} from "../session/json-value.ts";
import { isTooDeep } from "./json-text.ts";

/** Gives the text to put in place of a leaf, or null to keep it. */
export type ChangeText = (text: string) => string | null;

const shellTools: ReadonlySet<string> = new Set(["Bash", "PowerShell"]);
const fileWriters: ReadonlySet<string> = new Set(["Edit", "MultiEdit", "Write", "NotebookEdit"]);
const mediaTypes: ReadonlySet<string> = new Set(["image", "audio", "video", "pdf", "document"]);
const encodedKeys: ReadonlySet<string> = new Set(["data", "base64", "blob", "signature"]);

/** The response with its changed texts, or null where no text was changed. Total over any JSON. */
export function changeTextLeaves(tool: string, response: JsonValue, change: ChangeText): JsonValue | null {
  if (fileWriters.has(tool) || isTooDeep(response)) return null;
  if (isJsonObject(response) && stringAt(response, "persistedOutputPath") !== null) return null;
  const changed = changeTool(tool, response, change);
  return changed === response ? null : changed;
}

function changeTool(tool: string, response: JsonValue, change: ChangeText): JsonValue {
  if (shellTools.has(tool)) return changeShell(response, change);
  return tool === "Read" ? changeRead(response, change) : changeAny(response, null, change);
}

function changeShell(response: JsonValue, change: ChangeText): JsonValue {
  if (!isJsonObject(response) || response.isImage === true) return response;
  return changeKeys(response, ["stdout", "stderr"], change);
}

/** Only a text file's content. Its line counts stay: they are the file's, and the client reads them. */
function changeRead(response: JsonValue, change: ChangeText): JsonValue {
  if (!isJsonObject(response) || stringAt(response, "type") !== "text") return response;
  const file = objectAt(response, "file");
  if (file === null) return response;
  const changed = changeKeys(file, ["content"], change);
  return changed === file ? response : { ...response, file: changed };
}

function changeKeys(from: JsonObject, keys: readonly string[], change: ChangeText): JsonObject {
  let changed = from;
  for (const key of keys) {
    const text = stringAt(from, key);
    const replaced = text === null ? null : change(text);
    if (replaced !== null) changed = { ...changed, [key]: replaced };
  }
  return changed;
}

/** A tool that this file knows nothing of, MCP tools among them: every text that is not encoded media. */
function changeAny(value: JsonValue, key: string | null, change: ChangeText): JsonValue {
  if (typeof value === "string") {
    const replaced = key !== null && encodedKeys.has(key) ? null : change(value);
    return replaced === null ? value : replaced;
  }
  if (isJsonArray(value)) {
    const changed = value.map((one) => changeAny(one, key, change));
    return changed.every((one, at) => one === value[at]) ? value : changed;
  }
  return isJsonObject(value) ? changeObject(value, change) : value;
}

function changeObject(from: JsonObject, change: ChangeText): JsonObject {
  if (mediaTypes.has(stringAt(from, "type") ?? "")) return from;
  let isChanged = false;
  const entries = Object.entries(from).map(([key, value]): [string, JsonValue | undefined] => {
    const changed = value === undefined ? undefined : changeAny(value, key, change);
    isChanged ||= changed !== value;
    return [key, changed];
  });
  return isChanged ? Object.fromEntries(entries) : from;
}
