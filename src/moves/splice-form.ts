// The splice form of a file's new content: a first line `detent://splice`, then one source a line. A text whose first
// line is anything else is an ordinary text. Inside the form nothing is guessed: a line that is no source is a miss.

import { type Pointer, readPointer } from "./pointer.ts";
import type { LineRange } from "./store/slice-lines.ts";

/** `=L<a>-<b>`: lines of the target file. `=<address>[:L<a>-<b>]`: the store. `+text`: that text and its line end. */
export type SpliceSource =
  | { readonly kind: "target"; readonly lines: LineRange }
  | { readonly kind: "stored"; readonly pointer: Pointer }
  | { readonly kind: "literal"; readonly text: string };

export interface SpliceLine {
  /** Counted from 1, the header being line 1. */
  readonly number: number;
  /** As written, its line feed included where it has one. */
  readonly written: string;
  /** Null: not a source. */
  readonly source: SpliceSource | null;
}

const header = "detent://splice";

/** The lines after the header, or null where the text is not in the form. A line feed at the end starts no line. */
export function readSplice(content: string): readonly SpliceLine[] | null {
  if (content !== header && !content.startsWith(`${header}\n`)) return null;
  const lines = content.slice(header.length + 1).match(/[^\n]*\n|[^\n]+$/g) ?? [];
  return lines.map((written, at) => ({ number: at + 2, written, source: readSource(written) }));
}

function readSource(written: string): SpliceSource | null {
  if (written.startsWith("+")) return { kind: "literal", text: written.slice(1) };
  const line = written.endsWith("\n") ? written.slice(0, -1) : written;
  const range = /^=L(\d{1,15})-(\d{1,15})$/.exec(line);
  if (range !== null) return { kind: "target", lines: { first: Number(range[1]), last: Number(range[2]) } };
  const pointer = line.startsWith("=") ? readPointer(`detent://${line.slice(1)}`) : null;
  return pointer === null ? null : { kind: "stored", pointer };
}
