// capture-emission: what the model wrote into a file, as it was given to the tool, and the file as it is afterwards.
// It records and decides nothing. Where the file cannot be read nothing is recorded here; the tool's response is.

import type { HookEvent, PostToolUse } from "../../session/hook-event.ts";
import { stringAt } from "../../session/json-value.ts";
import { fires, type RowAnswer, silent, undetermined } from "../decision.ts";
import type { Move } from "../move.ts";
import { recordFile } from "../record-file.ts";
import { recordText } from "../record-text.ts";
import { targetPath } from "../target-path.ts";
import type { World } from "../world.ts";

interface Emission {
  readonly text: string;
  readonly path: string;
}

function decide(event: HookEvent, world: World): RowAnswer {
  const emission = event.name === "PostToolUse" ? emissionOf(event) : null;
  if (emission === null) return silent;
  const { text, path } = emission;
  const file = recordFile("capture-emission", event, path, world, { what: "file" });
  if (!file.isKnown) return undetermined(file.question);
  return fires(null, [
    ...recordText("capture-emission", event, text, { what: "emission", path }),
    ...file.value,
  ]);
}

/** Null where the input has not both the text and the path that the tool needs. */
function emissionOf(event: PostToolUse): Emission | null {
  const keys = inputKeys.get(event.tool);
  if (keys === undefined) return null;
  const text = stringAt(event.toolInput, keys.text);
  const path = targetPath(event, stringAt(event.toolInput, keys.path));
  return text === null || path === null ? null : { text, path };
}

const inputKeys: ReadonlyMap<string, { readonly text: string; readonly path: string }> = new Map([
  ["Edit", { text: "new_string", path: "file_path" }],
  ["Write", { text: "content", path: "file_path" }],
  ["NotebookEdit", { text: "new_source", path: "notebook_path" }],
]);

export const captureEmission: Move = {
  name: "capture-emission",
  tier: "capture",
  seams: [
    { event: "PostToolUse", tool: "Edit" },
    { event: "PostToolUse", tool: "Write" },
    { event: "PostToolUse", tool: "NotebookEdit" },
  ],
  decides: [],
  recordsTools: true,
  flows: [
    ["CONTEXT", "STORE"],
    ["WORKSPACE", "STORE"],
  ],
  operands: ["DETENT_STORE_DIR", "DETENT_STORE_SCOPE", "DETENT_CAPTURE_SKIP"],
  asks: ["file size", "file bytes"],
  why: "What the model wrote can be pointed at instead of being written again, and a state of a file be had back.",
  doesNotTouch:
    "Files over 16 MB, which get a row alone, calls that failed, and tools in DETENT_CAPTURE_SKIP.",
  clients: {
    verified: ["2.0.77", "2.1.301", "2.1.332"],
    note: "The event carries the input as it ran, rewritten or not, on 2.0.77, 2.1.301 and 2.1.332.",
  },
  inactive: null,
  voids: [],
  decide,
};
