// capture-upload: a file that the user put into his uploads folder is kept as it was when it was read. Links are
// followed on both sides before the paths are compared, component by component: a neighbour whose name only begins
// like the folder's is outside.

import type { HookEvent } from "../../session/hook-event.ts";
import { stringAt } from "../../session/json-value.ts";
import { fires, type RowAnswer, silent, undetermined } from "../decision.ts";
import type { Move } from "../move.ts";
import { recordFile } from "../record-file.ts";
import { targetPath } from "../target-path.ts";
import type { World } from "../world.ts";

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "PostToolUse" || event.tool !== "Read") return silent;
  const folder = world.operands.uploadsDir;
  const path = targetPath(event, stringAt(event.toolInput, "file_path"));
  if (folder === null || path === null) return silent;
  const [realFolder, realFile] = [world.workspace.realPath(folder), world.workspace.realPath(path)];
  if (!realFolder.isKnown) return undetermined(realFolder.question);
  if (!realFile.isKnown) return undetermined(realFile.question);
  if (realFolder.value === null || realFile.value === null) return silent;
  if (!isBelow(realFile.value, realFolder.value)) return silent;
  const file = recordFile("capture-upload", event, realFile.value, world);
  if (!file.isKnown) return undetermined(file.question);
  return file.value.length === 0 ? silent : fires(null, file.value);
}

/** True where the file's first components are all of the folder's and at least one follows. */
function isBelow(file: string, folder: string): boolean {
  const [inner, outer] = [componentsOf(file), componentsOf(folder)];
  return inner.length > outer.length && outer.every((component, at) => component === inner[at]);
}

/** A backslash separates only where a drive letter shows that it does. */
function componentsOf(path: string): readonly string[] {
  const separator = /^[A-Za-z]:/.test(path) ? /[\\/]+/ : /\/+/;
  return path.split(separator).filter((component) => component !== "");
}

export const captureUpload: Move = {
  name: "capture-upload",
  tier: "capture",
  seams: [{ event: "PostToolUse", tool: "Read" }],
  decides: [],
  recordsTools: true,
  flows: [["USER", "STORE"]],
  operands: ["DETENT_UPLOADS_DIR", "DETENT_STORE_DIR", "DETENT_STORE_SCOPE", "DETENT_CAPTURE_SKIP"],
  asks: ["real path", "file size", "file bytes"],
  why: "An upload may be gone tomorrow, and what was concluded from it should stay checkable.",
  doesNotTouch:
    "Files outside of DETENT_UPLOADS_DIR, all where that is not set, and files over 16 MB (a row alone).",
  clients: {
    verified: ["2.0.77", "2.1.301", "2.1.332"],
    note: "The event fires after a Read on 2.0.77, 2.1.301 and 2.1.332.",
  },
  inactive: null,
  voids: [],
  decide,
};
