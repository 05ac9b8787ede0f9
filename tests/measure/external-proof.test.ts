import { expect, test } from "vitest";
import { sha256Of, withExternalProof } from "../../src/measure/external-proof.ts";
import { untracked } from "./sample-registry.ts";

const hashes = { file: sha256Of("the file"), canonical: sha256Of("the canonical form") };
const proof = (bytes: Uint8Array | string) => ({ name: "proof.ots", bytes: Buffer.from(bytes) });

test("a file that holds the hash, as text or as bytes, is evidence of its own grade and keeps what git says", () => {
  const asText = proof(`subject: ${hashes.file.toUpperCase()}`);
  const asBytes = proof(
    Buffer.concat([Buffer.from([0, 255]), Buffer.from(hashes.canonical, "hex"), Buffer.from([1])]),
  );
  const committed = { ...untracked, grade: "git commit" as const, commit: "abc" };
  expect(withExternalProof(committed, asText, hashes)).toEqual({
    ...committed,
    grade: "external proof file",
    note: `file of sha256 ${sha256Of(asText.bytes)}, which holds the hash of the protocol's file`,
  });
  expect(withExternalProof(untracked, asBytes, hashes).note).toContain(
    "the hash of the protocol's canonical form",
  );
});

test("a file that holds another hash, or a part of one, is refused with the hash that is wanted", () => {
  for (const bytes of [sha256Of("another file"), hashes.file.slice(0, 63), ""]) {
    expect(() => withExternalProof(untracked, proof(bytes), hashes)).toThrow(
      `proof.ots: It holds neither the hash of the protocol's file nor that of its canonical form. Have ${hashes.file}`,
    );
  }
});
