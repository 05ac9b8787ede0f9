// splice: a Write whose content is in the splice form writes what the form puts together out of lines of the target
// file as it is on disk, stored bytes and typed lines, line ends kept. A line that is no source, names what is not
// there, or would run into the line after it is a hard miss: the call is refused and the line named.

import type { HookEvent } from "../../session/hook-event.ts";
import { stringAt } from "../../session/json-value.ts";
import { fires, type RowAnswer, silent, undetermined } from "../decision.ts";
import { refuse, refuseUnlessLanding } from "../expand-field.ts";
import type { Move } from "../move.ts";
import { danglingSentence, resolvePointer } from "../pointer.ts";
import { readSplice, type SpliceLine } from "../splice-form.ts";
import { type LineRange, sliceLines } from "../store/slice-lines.ts";
import { targetPath } from "../target-path.ts";
import type { Question, World } from "../world.ts";
import { writtenText } from "../written-text.ts";

type Piece =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "miss"; readonly why: string }
  | { readonly kind: "open"; readonly question: Question };

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "PreToolUse" || event.tool !== "Write") return silent;
  const content = stringAt(event.toolInput, "content");
  const lines = content === null ? null : readSplice(content);
  if (lines === null) return silent;
  const notLanding = refuseUnlessLanding(event);
  if (notLanding !== null) return notLanding;
  if (lines.length === 0) return refuse("Line 1 of the splice has no line after it.");
  const path = targetPath(event, stringAt(event.toolInput, "file_path"));
  const pieces = lines.map((line, at) => joinable(pieceOf(line, path, world), at === lines.length - 1));
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === "miss") return refuse(missSentence(lines[at], piece.why));
  }
  const open = pieces.find((piece) => piece.kind === "open");
  if (open !== undefined) return undetermined(open.question);
  const bytes = pieces.flatMap((piece) => (piece.kind === "bytes" ? [piece.bytes] : []));
  const written = writtenText(Buffer.concat(bytes), "The spliced text");
  if (written.kind === "refused") return refuse(written.reason);
  return fires({ kind: "rewrite-input", input: { ...event.toolInput, content: written.text } });
}

function pieceOf({ source }: SpliceLine, path: string | null, world: World): Piece {
  if (source === null)
    return miss("A line is =L<a>-<b> (lines of the file), =<address>[:L<a>-<b>] (the store) or +text.");
  if (source.kind === "literal") return { kind: "bytes", bytes: Buffer.from(source.text) };
  if (source.kind === "target") return targetPiece(source.lines, path, world);
  const resolved = resolvePointer(source.pointer, world);
  if (!resolved.isKnown) return { kind: "open", question: resolved.question };
  return resolved.value.kind === "bytes"
    ? resolved.value
    : miss(danglingSentence(source.pointer, resolved.value));
}

function targetPiece(lines: LineRange, path: string | null, world: World): Piece {
  if (path === null) return miss("The call names no file for certain.");
  const file = world.workspace.read(path);
  if (!file.isKnown) return { kind: "open", question: file.question };
  if (file.value.kind !== "file") return miss("There is no such file.");
  const slice = sliceLines(file.value.bytes, lines);
  return slice.kind === "bytes" ? slice : miss(`The file has ${slice.lineCount} lines.`);
}

/** Bytes that end without a line feed can only come last: whether one belongs there has two readings. */
function joinable(piece: Piece, isLast: boolean): Piece {
  if (piece.kind !== "bytes" || isLast || piece.bytes.length === 0 || piece.bytes.at(-1) === 0x0a)
    return piece;
  return miss("It ends without a line end and would run into the next line. Type its last line as +text.");
}

function miss(why: string): Piece {
  return { kind: "miss", why };
}

function missSentence(line: SpliceLine | undefined, why: string): string {
  const written = line === undefined ? "" : line.written.replace(/\n$/, "");
  const shown = written.length > 100 ? `${written.slice(0, 100)}…` : written;
  return `Line ${line?.number} of the splice, ${JSON.stringify(shown)}, gives no text: ${why}`;
}

export const splice: Move = {
  name: "splice",
  tier: "enforcement",
  seams: [{ event: "PreToolUse", tool: "Write" }],
  decides: ["rewrite-input", "deny"],
  recordsTools: false,
  flows: [
    ["CONTEXT", "WORKSPACE"],
    ["STORE", "WORKSPACE"],
  ],
  operands: ["DETENT_STORE_DIR", "DETENT_STORE_SCOPE"],
  asks: ["stored object", "file bytes"],
  why: "Blocks are moved and kept by line number, without being typed again and without an anchor.",
  doesNotTouch: "Content whose first line is anything but detent://splice.",
  clients: {
    verified: ["2.1.301", "2.1.332"],
    note: "2.1.301 and 2.1.332 apply a rewritten Write; 2.0.77 ignores it, so there a splice is refused.",
  },
  inactive: null,
  voids: [
    {
      what: "the expansion",
      reason: "The client ignores a rewritten call, so the splice is refused instead.",
      tried: ["2.0.77"],
    },
  ],
  decide,
};
