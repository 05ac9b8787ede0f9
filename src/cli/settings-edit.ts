// Puts the hook's wiring into the text of a settings file and takes exactly that out again. A file whose hooks are not
// what a client reads is refused: nothing in it could be changed without guessing.

import { ExpectedError } from "../expected-error.ts";
import { readWiredHook } from "../moves/found-wiring.ts";
import { hookGroup, settingsHook, type Wiring } from "../moves/wiring.ts";
import { isJsonObject, type JsonValue, parseJson } from "../session/json-value.ts";
import { withMember, withoutMember } from "./json-edit.ts";
import { type JsonMember, type JsonNode, readJsonSource } from "./json-source.ts";

/** The text with the wiring in it, behind what each event has. `place` names the file in a refusal. */
export function withHooks(text: string, wiring: Wiring, program: string, place: string): string {
  const entry = settingsHook(wiring.form, program);
  let edited = text.trim() === "" ? "{}\n" : text;
  for (const wired of wiring.events) {
    const group = hookGroup(wired, entry);
    const { root, hooks, lists } = readPlaces(edited, place);
    const list = lists.find(({ key }) => key === wired.event);
    if (hooks === undefined) edited = withMember(edited, root, "hooks", { [wired.event]: [group] });
    else if (list === undefined) edited = withMember(edited, hooks.value, wired.event, [group]);
    else edited = withMember(edited, list.value, null, group);
  }
  return edited;
}

/**
 * The text without any entry that `detent install` wrote. What is empty without it goes too: its group, the list of
 * its event, the hooks.
 */
export function withoutHooks(text: string, place: string): string {
  let edited = text;
  for (;;) {
    const next = withoutFirst(edited, place);
    if (next === edited) return edited;
    edited = next;
  }
}

function withoutFirst(text: string, place: string): string {
  if (text.trim() === "") return text;
  const { root, hooks, lists } = readPlaces(text, place);
  if (hooks === undefined) return text;
  for (const list of lists) {
    for (const group of list.value.members) {
      const entries = group.value.members.find(({ key }) => key === "hooks");
      const ours = entries?.value.members.find(({ value }) => isOurs(text, value));
      if (entries === undefined || ours === undefined) continue;
      const nested: readonly (readonly [JsonNode, JsonMember])[] = [
        [entries.value, ours],
        [list.value, group],
        [hooks.value, list],
        [root, hooks],
      ];
      const [container, member] = nested.find(([one]) => one.members.length > 1) ??
        nested.at(-1) ?? [root, hooks];
      return withoutMember(text, container, member);
    }
  }
  return text;
}

function isOurs(text: string, { start, end }: JsonNode): boolean {
  const entry: JsonValue | undefined = parseJson(text.slice(start, end));
  return isJsonObject(entry) && readWiredHook(entry)?.by === "install";
}

interface Places {
  readonly root: JsonNode;
  readonly hooks: JsonMember | undefined;
  /** The events under `hooks`. */
  readonly lists: readonly JsonMember[];
}

function readPlaces(text: string, place: string): Places {
  const root = readJsonSource(text);
  if (root?.kind !== "object") throw refusal(place, "It is no JSON object.");
  const [hooks, twice] = root.members.filter(({ key }) => key === "hooks");
  if (twice !== undefined) throw refusal(place, "It has 'hooks' twice.");
  if (hooks !== undefined && hooks.value.kind !== "object")
    throw refusal(place, "Its 'hooks' are no object.");
  const lists = hooks?.value.members ?? [];
  const names = lists.map(({ key }) => key);
  const again = names.find((name, at) => names.indexOf(name) !== at);
  if (again !== undefined) throw refusal(place, `Its hooks have '${again}' twice.`);
  const odd = lists.find(({ value }) => value.kind !== "array");
  if (odd !== undefined) throw refusal(place, `Its hooks for '${odd.key}' are no list.`);
  return { root, hooks, lists };
}

function refusal(place: string, problem: string): ExpectedError {
  return new ExpectedError(place, problem, "Put it right first; nothing was changed.", 4);
}
