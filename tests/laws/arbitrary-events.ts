// Events, operands and worlds for the laws: malformed ones, and ones that are near enough to what moves look for to
// make them fire. A world is drawn as the fixture lines describe it, so that it can be printed with a failure.

import fc from "fast-check";
import { addressOf } from "../../src/moves/store/address.ts";
import type { World } from "../../src/moves/world.ts";
import type { HookEvent } from "../../src/session/hook-event.ts";
import { readHookEvent } from "../../src/session/hook-event.ts";
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from "../../src/session/json-value.ts";
import { worldOf } from "../moves/fixture-world.ts";

export interface Drawn {
  readonly event: HookEvent;
  readonly world: JsonObject;
}

const three = "one\ntwo\nthree\n";
/** Two of them are themselves a reference and a splice. */
const stored = [
  "",
  three,
  "a\r\nb\r\nc",
  "wide 😀\n".repeat(3000),
  "x".repeat(30_000),
  `detent://${addressOf(three)}`,
  "detent://splice\n+x\n",
];
const words = ["", "/w/a", "a", "~/a", "/w/a.png", "alpha\nbeta\n", "😀".repeat(6000), "\ud800".repeat(9000)];
const path = fc.constantFrom("/w/a", "/w/b.log", "/w/c.png", "a");
const reference = fc
  .tuple(
    fc.constantFrom(...stored.map((text) => addressOf(text)), "1".repeat(64)),
    fc.constantFrom("", ":L1-1", ":L2-3"),
  )
  .map(([address, lines]) => `detent://${address}${lines}`);
const longText = fc
  .tuple(
    fc.constantFrom("y", "line\n", '"\\\n', "😀", "é\u0001", "\ud83d"),
    fc.integer({ min: 0, max: 12_000 }),
  )
  .map(([unit, times]) => unit.repeat(times));
const text = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...words), reference, longText);

/** JSON of any kind, long texts and odd keys among it. */
export const anyJson: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.jsonValue().map(asJson),
  text,
  fc.dictionary(fc.constantFrom("type", "text", "data", "stdout", "__proto__", "file", "content"), text),
);

const spliceLine = fc.oneof(
  reference.map((one) => one.replace("detent://", "=")),
  fc.constantFrom("=L1-1", "=L1-2", "=L2-1", "+", "+alpha", "+detent://splice", "", "=", "+x\r"),
);
const spliced = fc.array(spliceLine, { maxLength: 4 }).map((lines) => `detent://splice\n${lines.join("\n")}`);
const shellWord = fc.constantFrom(
  ..."foo f.txt /w/a src -i -n -A 2 -A2 -C1 -E -e -- - a* ~ 'a b' \"c\" fo+ ^a$ https://x/a x.org > >&2 2> | ;".split(
    " ",
  ),
  ..."-o -O -o- -oa -sSo --output=a --url -I -X HEAD -T -P <<< A=1 $A --nope".split(" "),
);
const commandLine = fc
  .tuple(
    fc.constantFrom("rg", "grep", "curl", "wget", "X=1 curl", "echo"),
    fc.array(shellWord, { maxLength: 6 }),
  )
  .map(([name, rest]) => [name, ...rest].join(" "));
const search = fc.record(
  {
    pattern: text,
    output_mode: fc.constantFrom("content", "count", "files_with_matches"),
    head_limit: anyJson,
    "-n": fc.boolean(),
  },
  { requiredKeys: ["pattern"] },
);

const shell = fc.record({ stdout: text, stderr: text, interrupted: fc.boolean(), isImage: fc.boolean() });
const fileText = text.map((content) => ({ type: "text", file: { filePath: "/w/a", content, numLines: 1 } }));
const blocks = fc.array(text.map((one) => ({ type: "text", text: one })));
const response = fc.oneof(shell, fileText, blocks, anyJson);
const tools = [
  "Read",
  "Write",
  "Edit",
  "NotebookEdit",
  "Bash",
  "WebFetch",
  "WebSearch",
  "Grep",
  "mcp__x__y",
  "Unknown",
];
const input = fc.oneof(
  fc.record({ file_path: path }),
  fc.record({ file_path: path, limit: anyJson }),
  fc.record({ file_path: path, content: text }),
  fc.record({ file_path: path, content: fc.oneof(reference, spliced) }),
  fc.record({
    file_path: path,
    old_string: fc.constantFrom("alpha", "x", ""),
    new_string: fc.oneof(reference, text),
  }),
  search,
  reference.map((one) => ({ command: `echo ${one}` })),
  fc.oneof(text, commandLine).map((command) => ({ command })),
  anyJson,
);
const events = [
  "PreToolUse",
  "PostToolUse",
  "PostToolUseFailure",
  "Stop",
  "UserPromptSubmit",
  "SessionStart",
  "SubagentStart",
  "SubagentStop",
  "PostCompact",
  "FileChanged",
  "MessageDisplay",
];
const around = fc.oneof(
  text,
  fc.array(reference, { maxLength: 30 }).map((all) => `see ${all.join(", ")}, or ${all.join(":L9-9 ")}.`),
);

const plain = fc.record({
  hook_event_name: fc.constantFrom(...events),
  session_id: fc.constantFrom<JsonValue>("s1", null),
  prompt_id: fc.constantFrom<JsonValue>("p1", null),
  cwd: fc.constantFrom<JsonValue>("/w", null),
  tool_name: fc.constantFrom(...tools),
  tool_input: input,
  tool_response: response,
  prompt: fc.oneof(fc.constant("p"), around),
  source: fc.constantFrom<JsonValue>("user", "system", "compact", "startup", null),
  error: fc.oneof(text, anyJson),
  delta: around,
  file_path: path,
  event: fc.constantFrom<JsonValue>("change", "unlink", null),
  compact_summary: fc.oneof(text, anyJson),
  agent_type: fc.constantFrom<JsonValue>("Explore", null),
  stop_hook_active: fc.constantFrom<JsonValue>(false, true, null),
  last_assistant_message: fc.oneof(text, around),
});
/** Calls that some move looks for, with the tool that they belong to. */
const aimed = fc
  .oneof(
    commandLine.map((command) => ["Bash", { command }] as const),
    search.map((one) => ["Grep", one] as const),
    fc
      .record({ file_path: path, content: fc.oneof(reference, spliced) })
      .map((one) => ["Write", one] as const),
    fc
      .record({ file_path: path, old_string: fc.constantFrom("alpha", "x"), new_string: reference })
      .map((one) => ["Edit", one] as const),
  )
  .chain(([tool, toolInput]) =>
    plain.map((one) => ({ ...one, hook_event_name: "PreToolUse", tool, toolInput })),
  )
  .map(({ tool, toolInput, ...one }) => ({ ...one, tool_name: tool, tool_input: toolInput }));
const echoed = reference.map((one) => ({
  hook_event_name: "PostToolUse",
  tool_name: "Bash",
  tool_input: { command: `echo ${one}` },
  tool_response: { stdout: one, stderr: "", interrupted: false, isImage: false },
}));
/** Any JSON, and JSON with the fields of an event whose values may be anything. */
export const anyEventJson: fc.Arbitrary<JsonValue> = fc.oneof(
  anyJson,
  plain,
  aimed,
  echoed,
  fc.record({
    hook_event_name: fc.constantFrom(...events),
    tool_name: fc.oneof(fc.constantFrom(...tools), anyJson),
    tool_input: anyJson,
    tool_response: anyJson,
  }),
);

const number = fc.oneof(fc.integer({ min: -5, max: 20_000 }).map(String), fc.string());
const operands = fc.record({
  DETENT_TRUNCATE_THRESHOLD: number,
  DETENT_TRUNCATE_KEEP: number,
  DETENT_READ_LARGE_BYTES: number,
  DETENT_READ_DEFAULT_LIMIT: number,
  DETENT_BOUNDS_MODE: fc.constantFrom("deny", "inject", "other"),
  DETENT_SEARCH_TOOL: fc.constantFrom("auto", "present", "absent"),
  DETENT_ANCHOR_GATE: fc.constantFrom("off", "on"),
  DETENT_GREP_HEAD_LIMIT: number,
  DETENT_UPLOADS_DIR: fc.constantFrom("/w", "/x", ""),
});
const file = fc.oneof(
  fc.constantFrom<JsonValue>("unknown", "absent", "other"),
  fc.integer({ min: 0, max: 300_000 }).map((bytes) => ({ bytes })),
  text.map((one) => ({ text: one })),
);
const testRun = fc.oneof(fc.constantFrom<JsonValue>("unknown", null), fc.record({ text, provenance: text }));
export const anyWorld: fc.Arbitrary<JsonObject> = fc.record({
  testRun,
  notes: fc.subarray([
    ["turn-prompt", "s1", addressOf("p")],
    ["prompt-reply", addressOf("p"), addressOf("one\ntwo\nthree\n")],
    ["prompt-reply", addressOf("p"), "no address"],
  ]),
  files: fc.record({ "/w/a": file, "/w/b.log": file, "/w/c.png": file, "/w/f.txt": file }),
  storedTexts: fc.subarray(stored),
  isStoreComplete: fc.boolean(),
  isLedgerComplete: fc.boolean(),
  seenTools: fc.constantFrom<JsonValue>([], [["s1", null, "Grep"]]),
  operands,
});

/** An event of the union and a world for it; events that no move knows are drawn in vain and left out. */
export const anyFiring: fc.Arbitrary<Drawn> = fc
  .record({ json: fc.oneof(plain, aimed, echoed), world: anyWorld })
  .map(({ json, world }) => ({ event: readHookEvent(json), world }))
  .filter((drawn): drawn is Drawn => drawn.event !== null);

export function worldFor(drawn: Drawn): World {
  return worldOf(drawn.world);
}

/** fast-check's own JSON type is wider by name only. */
function asJson(value: unknown): JsonValue {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return isJsonArray(value) || isJsonObject(value) ? value : null;
}
