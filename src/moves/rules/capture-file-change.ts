// capture-file-change: the new state of a watched file, whoever wrote it. The client watches only files whose names its
// wiring lists word for word, so this sees what the user named and nothing else. A file that is gone gets a row alone.

import type { HookEvent } from "../../session/hook-event.ts";
import { fires, type RowAnswer, silent, undetermined } from "../decision.ts";
import type { Move } from "../move.ts";
import { recordFile } from "../record-file.ts";
import { targetPath } from "../target-path.ts";
import type { World } from "../world.ts";

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "FileChanged") return silent;
  const path = targetPath(event, event.filePath);
  if (path === null) return silent;
  const file = recordFile("capture-file-change", event, path, world, { change: event.change });
  if (!file.isKnown) return undetermined(file.question);
  return file.value.length === 0 ? silent : fires(null, file.value);
}

export const captureFileChange: Move = {
  name: "capture-file-change",
  tier: "capture",
  seams: [{ event: "FileChanged", tool: null }],
  decides: [],
  recordsTools: false,
  flows: [["WORKSPACE", "STORE"]],
  operands: ["DETENT_STORE_DIR", "DETENT_STORE_SCOPE"],
  asks: ["file size", "file bytes"],
  why: "A change that no tool call made is otherwise seen only when somebody reads the file.",
  doesNotTouch:
    "Files whose names the wiring does not list, folders, and files over 16 MB, which get a row alone.",
  clients: {
    verified: ["2.1.301", "2.1.332"],
    note: "The event exists since 2.1.83 and fired on 2.1.301 and 2.1.332 for names in its matcher only.",
  },
  inactive: null,
  voids: [{ what: "changes of files", reason: "The client has no such event.", tried: ["2.0.77"] }],
  decide,
};
