// What the model is shown: a request of the client, read by shape. A request that is not of the expected shape shows
// nothing, and what is asked of it then fails.

import {
  arrayAt,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  stringAt,
} from "../../src/session/json-value.ts";

/** A result as the model got it. `isError` is what the client said about the call. */
export interface ShownResult {
  readonly text: string;
  readonly isError: boolean;
}

/** The messages of a request, oldest first. */
export function messagesOf(body: JsonObject): readonly JsonObject[] {
  return (arrayAt(body, "messages") ?? []).filter(isJsonObject);
}

/** All text of a message or of a block's content, lines between the parts. */
export function textOf(content: JsonValue | undefined): string {
  if (typeof content === "string") return content;
  if (!isJsonArray(content)) return "";
  return content
    .filter(isJsonObject)
    .map((block) => stringAt(block, "text") ?? textOf(block.content))
    .join("\n");
}

/** The result of the call with this id, or null where the request does not hold it. */
export function resultIn(body: JsonObject, callId: string): ShownResult | null {
  for (const message of messagesOf(body)) {
    for (const block of (arrayAt(message, "content") ?? []).filter(isJsonObject)) {
      if (block.type !== "tool_result" || block.tool_use_id !== callId) continue;
      return { text: withoutReminders(textOf(block.content)), isError: block.is_error === true };
    }
  }
  return null;
}

/** The client appends its own remarks to a result; they are no part of what the call gave. */
function withoutReminders(text: string): string {
  return text.replace(/\n*<system-reminder>[\s\S]*?<\/system-reminder>/g, "");
}

/** True where any message of the request holds the text. */
export function shows(body: JsonObject, text: string): boolean {
  return messagesOf(body).some((message) => textOf(message.content).includes(text));
}
