// What each client version honours of a hook's answer, which events and tools it has: data, each row with its
// source. Where no row speaks about a version the answer is unknown, never a guess from a neighbour. Rows of runs
// beat rows of documentation for the version that was run.

/** What can be asked about a version. `output:TOOL` is a replaced output of that tool in the tool's own shape. */
export type Capability =
  | "deny"
  | "input rewrite without a decision"
  | "input rewrite with allow"
  | `output:${string}`
  | `event:${string}`
  | `tool:${string}`
  | `field:${string}`
  | "advice before the tool runs"
  | "hook in exec form";

/** A run of that client showed it, or its documentation (types, changelog, reference) says so. */
export type SourceKind = "run" | "documentation";

/** A documented row covers versions from `from` on, up to and without `before` (null: open); a run only its own. */
export interface CapabilityRow {
  readonly what: Capability;
  readonly isHonoured: boolean;
  readonly from: string | null;
  readonly before: string | null;
  readonly source: SourceKind;
  readonly note: string;
}

export type Honoured = "yes" | "no" | "unknown";

const runs = ["2.0.77", "2.1.301", "2.1.332"] as const;

function seen(
  what: Capability,
  versions: readonly string[],
  isHonoured: boolean,
  note: string,
): CapabilityRow[] {
  return versions.map((at) => ({ what, isHonoured, from: at, before: at, source: "run", note }));
}

function since(what: Capability, from: string, note: string): CapabilityRow[] {
  const [source, before] = ["documentation", null] as const;
  return [
    { what, isHonoured: true, from, before, source, note },
    { what, isHonoured: false, from: null, before: from, source, note },
  ];
}

/** Listed in the reference without a first version, and seen in the oldest version that was run. */
function listed(what: Capability): CapabilityRow {
  const note = "Hook reference, without a first version; the oldest version that was run has it.";
  return { what, isHonoured: true, from: oldest, before: null, source: "documentation", note };
}

const [oldest, ...newer] = runs;
const replaced = "The model and the transcript got the replaced text.";
const ignoredOutput = "The replacement was ignored and the original used.";
/** Events of every version tried. The reference names no first version for them, so older versions stay unknown. */
const oldEvents = [
  "PreToolUse",
  "PostToolUse",
  "PostToolUseFailure",
  "UserPromptSubmit",
  "Stop",
  "SubagentStart",
  "SubagentStop",
  "SessionStart",
  "PreCompact",
] as const;
const laterEvents = ["PostCompact", "FileChanged", "MessageDisplay"] as const;
const fileTools = ["Read", "Edit", "Write", "Bash"] as const;

/** Source of the `run` rows: scripted runs of that client, headless, default permission mode. */
export const capabilityRows: readonly CapabilityRow[] = [
  ...seen("deny", runs, true, "The call did not run and the model got the reason."),
  ...seen("input rewrite without a decision", [oldest], false, "The original input ran."),
  ...seen("input rewrite without a decision", newer, true, "The rewritten input ran."),
  ...seen("input rewrite with allow", runs, true, "The rewritten input ran."),
  ...seen("output:Bash", [oldest], false, ignoredOutput),
  ...seen(
    "output:Bash",
    newer,
    true,
    `${replaced} Only the full shape: stdout, stderr, interrupted, isImage.`,
  ),
  ...seen("output:Read", [oldest], false, ignoredOutput),
  ...seen("output:Read", newer, true, `${replaced} The shape is type text with file.content.`),
  ...since(
    "output:*",
    "2.1.121",
    "Changelog: a hook may replace any tool's output, in that tool's own shape.",
  ),
  ...since("field:prompt_id", "2.1.196", "Hook reference: on every event after the first input."),
  ...since("field:agent_id", "2.1.69", "Hook reference: only inside a subagent."),
  ...since("advice before the tool runs", "2.1.9", "Changelog: additionalContext at PreToolUse."),
  ...since("hook in exec form", "2.1.139", "Hook reference: command with args, run without a shell."),
  ...since("event:PostCompact", "2.1.76", "Changelog."),
  ...since("event:FileChanged", "2.1.83", "Changelog."),
  ...since("event:MessageDisplay", "2.1.152", "Changelog."),
  ...laterEvents.flatMap((event) => seen(`event:${event}`, newer, true, "Fired.")),
  ...seen("field:prompt_id", [oldest], false, "On no event."),
  ...seen("field:prompt_id", newer, true, "On every event of a tool."),
  ...seen("field:agent_id", [oldest], false, "Not on the events of a subagent's tools."),
  ...seen("field:agent_id", newer, true, "On the events of a subagent's tools."),
  ...oldEvents.flatMap((event) => seen(`event:${event}`, runs, true, "Fired.")),
  ...oldEvents.map((event) => listed(`event:${event}`)),
  ...fileTools.flatMap((tool) => seen(`tool:${tool}`, runs, true, "Listed at the start of the session.")),
  ...seen("tool:WebFetch", runs, true, "Listed at the start of the session."),
  ...seen("tool:WebSearch", runs, true, "Listed at the start of the session."),
  ...seen("tool:Grep", [oldest], true, "Listed at the start of the session."),
  ...seen("tool:Grep", newer, false, "Calling it gave: no such tool. Other builds and settings may have it."),
  ...seen("tool:Glob", [oldest], true, "Listed at the start of the session."),
  ...seen("tool:Glob", newer, false, "Not listed. Other builds and settings may have it."),
];

/** Compares numeric dotted versions; null where one of the two is not of that form (a suffix makes it so). */
export function compareVersions(left: string, right: string): -1 | 0 | 1 | null {
  const [one, other] = [readVersion(left), readVersion(right)];
  if (one === null || other === null) return null;
  for (const [at, number] of one.entries()) {
    const against = other[at];
    if (against !== undefined && number !== against) return number < against ? -1 : 1;
  }
  return 0;
}

/**
 * Whether the version honours it. An output is asked for by tool; what is said of any tool's output answers where
 * nothing is said of this one's. Unknown: no source, sources that disagree, or a version of another form.
 */
export function honours(version: string, what: Capability, rows = capabilityRows): Honoured {
  const own = answerOf(version, what, rows);
  return own === "unknown" && what.startsWith("output:") ? answerOf(version, "output:*", rows) : own;
}

function answerOf(version: string, what: Capability, rows: readonly CapabilityRow[]): Honoured {
  const about = rows.filter((row) => row.what === what && covers(row, version));
  const ran = about.filter((row) => row.source === "run");
  const said = new Set((ran.length > 0 ? ran : about).map((row) => row.isHonoured));
  if (said.size !== 1) return "unknown";
  return said.has(true) ? "yes" : "no";
}

function covers(row: CapabilityRow, version: string): boolean {
  if (compareVersions(version, version) === null) return false;
  if (row.source === "run") return row.from !== null && compareVersions(version, row.from) === 0;
  const isFrom = row.from === null || isAtLeast(version, row.from);
  return isFrom && (row.before === null || !isAtLeast(version, row.before));
}

function isAtLeast(version: string, least: string): boolean {
  const order = compareVersions(version, least);
  return order === 0 || order === 1;
}

function readVersion(text: string): readonly [number, number, number] | null {
  const match = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.exec(text);
  return match === null ? null : [Number(match[1]), Number(match[2]), Number(match[3])];
}
