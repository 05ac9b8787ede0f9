// no-reemission: a Write whose content is byte for byte what the file already holds is refused as a no-op.

import type { HookEvent } from "../../session/hook-event.ts";
import { stringAt } from "../../session/json-value.ts";
import { fires, type RowAnswer, silent, undetermined } from "../decision.ts";
import type { Move } from "../move.ts";
import { targetPath } from "../target-path.ts";
import type { World } from "../world.ts";

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "PreToolUse" || event.tool !== "Write") return silent;
  const content = stringAt(event.toolInput, "content");
  const path = targetPath(event, stringAt(event.toolInput, "file_path"));
  if (content === null || path === null) return silent;
  const size = world.workspace.size(path);
  if (!size.isKnown) return undetermined(size.question);
  if (size.value.kind !== "file" || size.value.bytes !== Buffer.byteLength(content)) return silent;
  const file = world.workspace.read(path);
  if (!file.isKnown) return undetermined(file.question);
  if (file.value.kind !== "file" || !Buffer.from(content).equals(file.value.bytes)) return silent;
  const bytes = size.value.bytes;
  const reason = `The file already holds exactly this content (${bytes} bytes). Go on without this call.`;
  return fires({ kind: "deny", reason, instead: null });
}

export const noReemission: Move = {
  name: "no-reemission",
  tier: "enforcement",
  seams: [{ event: "PreToolUse", tool: "Write" }],
  decides: ["deny"],
  recordsTools: false,
  flows: [["CONTEXT", "WORKSPACE"]],
  operands: [],
  asks: ["file size", "file bytes"],
  why: "A Write that changes nothing shows that the agent has lost track of what the file holds.",
  doesNotTouch: "Content that differs in one byte, a line end included, and files that do not exist.",
  clients: {
    verified: ["2.0.77", "2.1.301", "2.1.332"],
    note: "A denial of a call reaches the model on 2.0.77, 2.1.301 and 2.1.332.",
  },
  inactive: null,
  voids: [],
  decide,
};
