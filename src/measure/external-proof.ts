// A file from outside that shows when a protocol existed: a timestamp token, a signed mail, a page. What can be checked
// here is checked, that it holds the protocol's hash; whether its maker can be trusted cannot, and that is said.

import { createHash } from "node:crypto";
import { ExpectedError } from "../expected-error.ts";
import type { Evidence } from "./protocol-commit.ts";

/** The file with the name that the user gave. */
export interface ProofFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Hashes that a proof may hold, in hex: of the protocol's file as it is, and of its canonical form. */
export interface ProtocolHashes {
  readonly file: string;
  readonly canonical: string;
}

export function sha256Of(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/**
 * Better evidence than `evidence`, whose commits it keeps. Throws ExpectedError where the file does not hold a hash.
 */
export function withExternalProof(evidence: Evidence, proof: ProofFile, hashes: ProtocolHashes): Evidence {
  const held = heldHash(proof.bytes, hashes);
  if (held === undefined) {
    const problem = "It holds neither the hash of the protocol's file nor that of its canonical form.";
    throw new ExpectedError(proof.name, problem, `Have ${hashes.file} proved, in hex or as its 32 bytes.`, 4);
  }
  const note = `file of sha256 ${sha256Of(proof.bytes)}, which holds the hash of the protocol's ${held}`;
  return { ...evidence, grade: "external proof file", note };
}

function heldHash(
  bytes: Uint8Array,
  { file, canonical }: ProtocolHashes,
): "file" | "canonical form" | undefined {
  const content = Buffer.from(bytes);
  const text = content.toString("latin1").toLowerCase();
  const holds = (hash: string): boolean => text.includes(hash) || content.includes(Buffer.from(hash, "hex"));
  if (holds(file)) return "file";
  return holds(canonical) ? "canonical form" : undefined;
}
