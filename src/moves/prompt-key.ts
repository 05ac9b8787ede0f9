// Which prompt a reply answers: a prompt is known by the hash of its text, and a session notes the one that its next
// reply answers. Prompts of machinery (`source`) are told apart: they repeat by nature and are no user's repeats.

import type { HookEvent, UserPromptSubmit } from "../session/hook-event.ts";
import type { Effect } from "./decision.ts";
import { type Address, addressOf, isAddress } from "./store/address.ts";

/** The prompt that a session's next reply answers. */
export interface Turn {
  readonly prompt: Address;
  readonly isFromPerson: boolean;
}

const machinery = " machinery";

/** The key under which the reply to this prompt is known. */
export function promptKey(event: UserPromptSubmit): Address {
  return addressOf(event.prompt);
}

/**
 * True for a prompt that a person typed or a person's program sent. Clients that do not tell the source (null) count
 * as a person's. Source: hook reference, `source` is user, sdk, system, loop_wakeup, schedule_wakeup or poll_event.
 */
export function isFromPerson(event: UserPromptSubmit): boolean {
  return event.source === null || event.source === "user" || event.source === "sdk";
}

/** The key under which a session notes its latest prompt; null where the event names no session. */
export function turnKey(event: Pick<HookEvent, "sessionId">): string | null {
  return event.sessionId;
}

/** The note that this prompt is the session's latest; none where the event names no session. */
export function noteTurn(event: UserPromptSubmit): readonly Effect[] {
  const key = turnKey(event);
  const value = promptKey(event) + (isFromPerson(event) ? "" : machinery);
  return key === null ? [] : [{ kind: "note", table: "turn-prompt", key, value }];
}

/** The turn that was noted, or null where none was. */
export function readTurn(noted: string | null): Turn | null {
  if (noted === null) return null;
  const prompt = noted.replace(machinery, "");
  return isAddress(prompt) ? { prompt, isFromPerson: prompt === noted } : null;
}
