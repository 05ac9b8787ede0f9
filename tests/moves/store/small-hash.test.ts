// The hash of small contents against node:crypto and the examples of the standard, and its module against its source.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { smallBytesMax, smallHash } from "../../../src/moves/store/small-hash.ts";
import { evaluateModule } from "../../bench/module-run.ts";
import { brokenPromises, runHookProcess } from "../hook-process.ts";
import { freshFolder } from "./fresh-folder.ts";

const cryptoHash = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

test("the examples of the standard have their hashes", () => {
  // FIPS 180-4, examples of SHA-256: "abc" in one block, and 56 characters whose padding needs a second one.
  expect(smallHash(Buffer.from("abc"))).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
  expect(smallHash(Buffer.from("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"))).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
});

test("every length around the blocks, and any bytes, hash as node:crypto hashes them", () => {
  for (let length = 0; length <= 260; length += 1) {
    const bytes = Buffer.alloc(length, length);
    expect([length, smallHash(bytes)]).toEqual([length, cryptoHash(bytes)]);
  }
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5_000 }), fc.nat({ max: 30 }), (bytes, times) => {
      const longer = Buffer.concat(Array.from({ length: times }, () => bytes)).subarray(0, smallBytesMax);
      for (const one of [bytes, longer]) expect(smallHash(one)).toBe(cryptoHash(one));
    }),
    { numRuns: 200 },
  );
});

test("the largest small content is hashed, one byte more is not", () => {
  const bytes = Buffer.alloc(smallBytesMax, 7);
  expect(smallHash(bytes)).toBe(cryptoHash(bytes));
  expect(smallHash(Buffer.alloc(smallBytesMax + 1))).toBeNull();
});

test("the module is what its source assembles to", () => {
  const found = evaluateModule(
    `import { assembleSha256 } from "./scripts/assemble-sha256.mjs";
     process.stdout.write(JSON.stringify(assembleSha256().toString("base64")));`,
  );
  const source = readFileSync(new URL("../../../src/moves/store/small-hash.ts", import.meta.url), "utf8");
  const parts = [...source.matchAll(/^ {2}"([A-Za-z0-9+/=]+)",?$/gm)].map(([, part]) => part);
  expect(parts.join("")).toBe(found);
});

test("a node without WebAssembly stores under the same address", () => {
  const folder = freshFolder();
  const response = { stdout: "made", stderr: "", interrupted: false, isImage: false };
  const event = { hook_event_name: "PostToolUse", tool_name: "Bash", tool_response: response };
  const run = runHookProcess(event, { DETENT_STORE_DIR: folder }, ["--jitless"]);
  // V8 itself says there that it has no WebAssembly.
  expect([brokenPromises(run), run.stderr.includes("detent")]).toEqual([[], false]);
  expect(readdirSync(`${folder}/objects`)).toEqual([cryptoHash(Buffer.from(JSON.stringify(response)))]);
});
