// What a capturing move asks to have recorded of a file: its bytes and one ledger row. A file that is gone, or is too
// large to be copied while an agent waits, gets the row alone, which says so; what is no regular file gets nothing.

import type { HookEvent } from "../session/hook-event.ts";
import type { JsonObject } from "../session/json-value.ts";
import type { Effect } from "./decision.ts";
import { ledgerRow } from "./ledger-row.ts";
import { addressOf } from "./store/address.ts";
import { type Answer, known, type World } from "./world.ts";

/** A larger file is not copied. */
export const recordedBytesMax = 16_000_000;

/** The effects, in order; unknown where the world does not know the file. `path` is absolute. */
export function recordFile(
  move: string,
  event: HookEvent,
  path: string,
  world: World,
  detail: JsonObject = {},
): Answer<readonly Effect[]> {
  const size = world.workspace.size(path);
  if (!size.isKnown) return size;
  const rowAlone = (state: string): Answer<readonly Effect[]> =>
    known([{ kind: "row", row: ledgerRow(move, event, null, null, { ...detail, path, state }) }]);
  if (size.value.kind === "other") return known([]);
  if (size.value.kind === "absent") return rowAlone("absent");
  if (size.value.bytes > recordedBytesMax) return rowAlone(`not copied: ${size.value.bytes} bytes`);
  const file = world.workspace.read(path);
  if (!file.isKnown) return file;
  if (file.value.kind !== "file") return file.value.kind === "absent" ? rowAlone("absent") : known([]);
  const { bytes } = file.value;
  const written = { ...detail, path, state: "file", bytes: bytes.length };
  return known([
    { kind: "put", content: bytes },
    { kind: "row", row: ledgerRow(move, event, addressOf(bytes), null, written) },
  ]);
}
