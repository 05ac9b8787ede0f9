// The only way in which a move asks about anything outside of its event. Live it is the disk, in replay it is what a
// recorded log shows. Every question may be answered "unknown", naming the question: the move is then undetermined
// at that event. A world only answers; effects are applied by whoever asked the moves.

import type { Operands } from "./operands.ts";
import type { Address } from "./store/address.ts";

/** What can be asked. A closed set: replay counts undetermined answers by it. */
export type QuestionKind =
  | "file size"
  | "file bytes"
  | "real path"
  | "stored object"
  | "lookup"
  | "test-run fact"
  | "client version"
  | "time";

/** A question that this world could not answer: about what (a path, an address, a key), and why not. */
export interface Question {
  readonly kind: QuestionKind;
  readonly about: string;
  readonly why: string;
}

export type Answer<T> =
  | { readonly isKnown: true; readonly value: T }
  | { readonly isKnown: false; readonly question: Question };

/** `file` is a regular file (links followed); `other` exists and is none (a folder, a device). Size in bytes. */
export type FileSize =
  | { readonly kind: "file"; readonly bytes: number }
  | { readonly kind: "absent" }
  | { readonly kind: "other" };

export type FileBytes =
  | { readonly kind: "file"; readonly bytes: Uint8Array }
  | { readonly kind: "absent" }
  | { readonly kind: "other" };

/** `damaged`: an object of that name exists and its bytes are not those that the address names. */
export type StoredObject =
  | { readonly kind: "object"; readonly bytes: Uint8Array }
  | { readonly kind: "absent" }
  | { readonly kind: "damaged" };

/** Small keyed records beside the ledger: tools that a session had, its latest prompt, the reply a prompt got. */
export type LookupTable = "tool-seen" | "turn-prompt" | "prompt-reply";

/** The latest recorded test run, as text, and where the fact comes from. */
export interface TestRunFact {
  readonly text: string;
  readonly provenance: string;
}

export interface World {
  /** Paths are absolute and as the event gave them (see target-path.ts); `..` may be inside. */
  readonly workspace: {
    size(path: string): Answer<FileSize>;
    read(path: string): Answer<FileBytes>;
    /** The file's first bytes, at most `bytesMax`. */
    head(path: string, bytesMax: number): Answer<FileBytes>;
    /** The path with links resolved, null where nothing exists there. */
    realPath(path: string): Answer<string | null>;
  };
  /** Only what this project (or, with scope `all`, anybody) has put; everything else is absent. */
  readonly store: {
    has(address: Address): Answer<boolean>;
    get(address: Address): Answer<StoredObject>;
  };
  readonly ledger: {
    /** The value noted last under the key, null where none was. */
    lookup(table: LookupTable, key: string): Answer<string | null>;
  };
  readonly facts: {
    latestTestRun(): Answer<TestRunFact | null>;
  };
  readonly operands: Operands;
  readonly clock: {
    /** The instant as ISO 8601 text: provenance of records, never an order. */
    now(): Answer<string>;
  };
  readonly client: {
    /** The version as in a transcript line, for example 2.1.332. A hook process is not told its client's version. */
    version(): Answer<string>;
  };
}

export function known<T>(value: T): Answer<T> {
  return { isKnown: true, value };
}

export function unknown(kind: QuestionKind, about: string, why: string): Answer<never> {
  return { isKnown: false, question: { kind, about, why } };
}
