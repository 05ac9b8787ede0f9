// Where the hook is wired: the events and tools that the table's rows name, and nothing else, since a hook that is not
// started costs nothing. A settings file gets only events that its client's version is known to have: an unknown name
// stops an old client from reading the file at all, or opens a dialog at its start.

import { type Honoured, honours } from "../session/client-versions.ts";
import type { HookEventName } from "../session/hook-event.ts";
import type { JsonObject } from "../session/json-value.ts";
import type { Move } from "./move.ts";
import { moves } from "./table.ts";

/** One event to wire. `matcher` null: the event's hooks have none. */
export interface WiredEvent {
  readonly event: HookEventName;
  readonly matcher: string | null;
}

/** An event of the table that is not wired, and why: one sentence. */
export interface LeftOut {
  readonly event: HookEventName;
  readonly why: string;
}

/** `exec` starts the program itself, `shell` through a shell (the only form before 2.1.139). */
export type HookForm = "exec" | "shell";

export interface Wiring {
  readonly form: HookForm;
  readonly events: readonly WiredEvent[];
  readonly leftOut: readonly LeftOut[];
}

/** The order in which a reader looks for them. */
const eventOrder: readonly HookEventName[] = [
  "PreToolUse",
  "PostToolUse",
  "PostToolUseFailure",
  "UserPromptSubmit",
  "Stop",
  "SubagentStart",
  "SubagentStop",
  "SessionStart",
  "PreCompact",
  "PostCompact",
  "FileChanged",
  "MessageDisplay",
];
const toolOrder = ["Grep", "Read", "Bash", "Edit", "Write", "WebFetch", "WebSearch"];

/** The events that the rows name. FileChanged is wired for the names in `watched` only, and without any not at all. */
export function wiredEvents(
  watched: readonly string[] = [],
  table: readonly Move[] = moves,
): readonly WiredEvent[] {
  const seams = table.flatMap((move) => move.seams);
  return eventOrder.flatMap((event) => {
    const tools = seams.filter((seam) => seam.event === event).map(({ tool }) => tool);
    if (tools.length === 0 || (event === "FileChanged" && watched.length === 0)) return [];
    return [{ event, matcher: matcherOf(event, tools, watched) }];
  });
}

/** The wiring for a client's version, as in its `--version`; what is not known of it is left out. */
export function wiringFor(
  version: string,
  watched: readonly string[] = [],
  table: readonly Move[] = moves,
): Wiring {
  const asked = wiredEvents(watched, table).map((wired) => ({
    wired,
    has: honours(version, `event:${wired.event}`),
  }));
  return {
    form: honours(version, "hook in exec form") === "yes" ? "exec" : "shell",
    events: asked.filter(({ has }) => has === "yes").map(({ wired }) => wired),
    leftOut: asked
      .filter(({ has }) => has !== "yes")
      .map(({ wired, has }) => ({ event: wired.event, why: whyLeftOut(version, has) })),
  };
}

/** The argument that marks what `detent install` wrote, for programs and for whoever reads the file. */
export const installedMark = "installed-by-detent";

/** One entry for a settings file, with the mark that `detent uninstall` looks for. `program` is hook.cjs. */
export function settingsHook(form: HookForm, program: string): JsonObject {
  if (form === "exec") return { type: "command", command: "node", args: [program, installedMark] };
  const quoted = `'${program.replaceAll("'", "'\\''")}'`;
  return { type: "command", command: `node ${quoted} ${installedMark}` };
}

/** One element of an event's list in a settings file or in hooks.json. */
export function hookGroup({ matcher }: WiredEvent, entry: JsonObject): JsonObject {
  return { ...(matcher === null ? {} : { matcher }), hooks: [entry] };
}

/** The whole hooks/hooks.json of the plugin, whose client has all events and the exec form. */
export function pluginHooks(table: readonly Move[] = moves): JsonObject {
  const entry = { type: "command", command: "node", args: [`\${CLAUDE_PLUGIN_ROOT}/dist/hook.cjs`] };
  const events = wiredEvents([], table).map((wired) => [wired.event, [hookGroup(wired, entry)]]);
  return {
    description: "One program judges, shortens and records what it is asked about, and is silent otherwise.",
    hooks: Object.fromEntries(events),
  };
}

function matcherOf(
  event: HookEventName,
  tools: readonly (string | null)[],
  watched: readonly string[],
): string | null {
  if (event === "FileChanged") return watched.join("|");
  // A new session and a resumed one have nothing to restore.
  if (event === "SessionStart") return "compact";
  if (tools.includes(null)) return null;
  if (tools.includes("*")) return "*";
  const named = new Set(tools);
  const known = toolOrder.filter((tool) => named.delete(tool));
  return [...known, ...named].join("|");
}

function whyLeftOut(version: string, has: Honoured): string {
  if (has === "no") return `Version ${version} does not have it.`;
  return `Nothing tells whether version ${version} has it.`;
}
