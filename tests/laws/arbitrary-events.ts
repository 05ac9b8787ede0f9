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

const stored = ["", "one\ntwo\nthree\n", "a\r\nb\r\nc", "wide 😀\n".repeat(3000), "x".repeat(30_000)];
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

const shell = fc.record({ stdout: text, stderr: text, interrupted: fc.boolean(), isImage: fc.boolean() });
const fileText = text.map((content) => ({ type: "text", file: { filePath: "/w/a", content, numLines: 1 } }));
const blocks = fc.array(text.map((one) => ({ type: "text", text: one })));
const response = fc.oneof(shell, fileText, blocks, anyJson);
const tools = ["Read", "Write", "Edit", "Bash", "WebFetch", "WebSearch", "Grep", "mcp__x__y", "Unknown"];
const input = fc.oneof(
  fc.record({ file_path: path }),
  fc.record({ file_path: path, limit: anyJson }),
  fc.record({ file_path: path, content: text }),
  reference.map((one) => ({ command: `echo ${one}` })),
  text.map((command) => ({ command })),
  anyJson,
);
const events = [
  "PreToolUse",
  "PostToolUse",
  "PostToolUseFailure",
  "Stop",
  "UserPromptSubmit",
  "SessionStart",
];

const plain = fc.record({
  hook_event_name: fc.constantFrom(...events),
  session_id: fc.constant("s1"),
  cwd: fc.constantFrom<JsonValue>("/w", null),
  tool_name: fc.constantFrom(...tools),
  tool_input: input,
  tool_response: response,
  prompt: fc.constant("p"),
});
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
});
const file = fc.oneof(
  fc.constantFrom<JsonValue>("unknown", "absent", "other"),
  fc.integer({ min: 0, max: 300_000 }).map((bytes) => ({ bytes })),
  text.map((one) => ({ text: one })),
);
export const anyWorld: fc.Arbitrary<JsonObject> = fc.record({
  files: fc.record({ "/w/a": file, "/w/b.log": file, "/w/c.png": file }),
  storedTexts: fc.subarray(stored),
  isStoreComplete: fc.boolean(),
  operands,
});

/** An event of the union and a world for it; events that no move knows are drawn in vain and left out. */
export const anyFiring: fc.Arbitrary<Drawn> = fc
  .record({ json: fc.oneof(plain, echoed), world: anyWorld })
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
