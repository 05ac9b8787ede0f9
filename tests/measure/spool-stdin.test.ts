// Standard input as a source named after its bytes.

import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { spoolStdin } from "../../src/measure/spool-stdin.ts";
import { freshFolder } from "./fresh-folder.ts";

async function* streamOf(...pieces: readonly string[]): AsyncIterable<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece);
}

test("the bytes are kept as they came, for this user alone, and name the source", async () => {
  const file = await spoolStdin(streamOf("ab", "", "c"), freshFolder());
  // SHA-256 of `abc` as published in FIPS 180-2: ba7816bf 8f01cfea …
  expect(file).toMatchObject({ path: "stdin:ba7816bf8f01cfea", sizeBytes: 3, modifiedMs: 0 });
  expect(readFileSync(file.contentPath ?? "", "utf8")).toBe("abc");
  expect(statSync(file.contentPath ?? "").mode & 0o777).toBe(0o600);
});

test("where the pieces are cut does not matter", async () => {
  const { contentPath: _one, ...whole } = await spoolStdin(streamOf("abc"), freshFolder());
  const { contentPath: _two, ...pieces } = await spoolStdin(streamOf("a", "bc"), freshFolder());
  expect(pieces).toEqual(whole);
});

test("an empty input is a source of no bytes", async () => {
  // SHA-256 of the empty text: e3b0c442 98fc1c14 …
  expect(await spoolStdin(streamOf(), freshFolder())).toMatchObject({
    path: "stdin:e3b0c44298fc1c14",
    sizeBytes: 0,
  });
});
