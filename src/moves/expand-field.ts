// One field of a call that is exactly a reference, replaced by the bytes that it names. It is expanded only where the
// rewrite is known to land and the bytes are known; else the call is refused, since the reference's own text would be
// written into the user's file.

import type { PreToolUse } from "../session/hook-event.ts";
import { showsInputRewritesLand } from "../session/input-rewrites.ts";
import { stringAt } from "../session/json-value.ts";
import { fires, type RowAnswer, silent, undetermined } from "./decision.ts";
import { danglingSentence, readPointer, resolvePointer } from "./pointer.ts";
import type { World } from "./world.ts";
import { writtenText } from "./written-text.ts";

/** Silent where the field is no reference of the exact form. */
export function expandField(event: PreToolUse, field: string, world: World): RowAnswer {
  const reference = stringAt(event.toolInput, field);
  const pointer = reference === null ? null : readPointer(reference);
  if (reference === null || pointer === null) return silent;
  const notLanding = refuseUnlessLanding(event);
  if (notLanding !== null) return notLanding;
  const resolved = resolvePointer(pointer, world);
  if (!resolved.isKnown) return undetermined(resolved.question);
  if (resolved.value.kind !== "bytes") return refuse(danglingSentence(pointer, resolved.value));
  const written = writtenText(resolved.value.bytes, reference);
  if (written.kind === "refused") return refuse(written.reason);
  return fires({ kind: "rewrite-input", input: { ...event.toolInput, [field]: written.text } });
}

/** A denial where the event does not show a client that applies a rewritten input; else null. */
export function refuseUnlessLanding(event: PreToolUse): RowAnswer | null {
  if (showsInputRewritesLand(event)) return null;
  return refuse("This client does not show that it applies a rewritten call. Write the text itself.");
}

/** A denial that says why, and that nothing has happened. */
export function refuse(why: string): RowAnswer {
  return fires({ kind: "deny", reason: `${why} Nothing was written.`, instead: null });
}
