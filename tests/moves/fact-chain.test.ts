// The hashes are made here with node's own SHA-256 over texts written out by hand.

import { createHash } from "node:crypto";
import * as fs from "node:fs";
import { expect, it } from "vitest";
import { testRunInChain, verifyChain } from "../../src/moves/fact-chain.ts";
import { freshFolder } from "./store/fresh-folder.ts";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Rows as JSON texts without their hashes, keys already in order; chained with the previous hash in front. */
function chained(bodies: readonly string[], between = ""): string {
  let previous = "";
  const lines = bodies.map((body) => {
    const own = sha256(previous + between + body);
    const line = `{"prev_hash":"${previous}","row_hash":"${own}",${body.slice(1)}`;
    previous = own;
    return line;
  });
  return `${lines.join("\n")}\n`;
}

const run = '{"command":"npm test","exit_code":1,"failed":2,"passed":40,"ts":"2026-01-01T10:00:00Z"}';
const bodies = ['{"kind":"build","ok":true}', run, '{"kind":"note","text":"x"}'];

function runIn(text: string): ReturnType<typeof testRunInChain> {
  const path = `${freshFolder()}/facts.jsonl`;
  fs.writeFileSync(path, text);
  const found = testRunInChain(fs, path);
  return found === null ? null : { ...found, provenance: found.provenance.replace(path, "FILE") };
}

it("tells the last test run with all that its row says, and names the row", () => {
  expect(runIn(chained(bodies))).toEqual({
    text: "command: npm test, exit_code: 1, failed: 2, passed: 40, ts: 2026-01-01T10:00:00Z",
    provenance: "row 2 of the hash-chained fact file FILE",
  });
});

it("finds a run by its kind, and in the one member of a row that tells one", () => {
  expect(runIn(chained(['{"kind":"test-run","passed":3}']))?.text).toBe("kind: test-run, passed: 3");
  expect(runIn(chained(['{"body":{"passed":3,"type":"test_run"},"id":7}']))?.text).toBe(
    "passed: 3, type: test_run",
  );
  expect(runIn(chained(['{"a":{"type":"test_run"},"b":{"type":"test_run"}}']))).toBeNull();
});

it("stops at a broken link, and says so", () => {
  const later = chained([...bodies, '{"kind":"test-run","passed":99}']);
  const broken = later.replace('"text":"x"', '"text":"y"');
  expect(runIn(broken)).toMatchObject({
    provenance: "row 2 of the hash-chained fact file FILE, whose chain is verified up to row 2 of 4",
  });
  expect(runIn(later.replace('"passed":40', '"passed":41'))).toBeNull();
});

it("accepts the two details in which writers differ", () => {
  expect(verifyChain(chained(bodies, "\n")).rows.length).toBe(3);
  const first = sha256('{"kind":"note","prev_hash":null}');
  expect(verifyChain(`{"kind":"note","prev_hash":null,"row_hash":"${first}"}`).rows.length).toBe(1);
});

it.each([
  ["a row without hashes", run],
  ["a chain whose beginning was cut off", chained(bodies).split("\n").slice(1).join("\n")],
  [
    "a row taken out",
    chained(['{"kind":"build"}', '{"kind":"x"}', run]).split("\n").toSpliced(1, 1).join("\n"),
  ],
  ["half a line", chained([run]).slice(0, -4)],
  ["no JSON", "what\n"],
  ["an empty file", ""],
])("tells nothing of %s", (_what, text) => {
  expect(runIn(text)).toBeNull();
});

it("keeps a long row short and on one line", () => {
  const text = runIn(chained([`{"command":"npm test","output":"${"a\\nb".repeat(5000)}"}`]))?.text;
  expect(text?.length).toBeLessThan(400);
  expect(text).not.toContain("\n");
});

it("reads no file of more than 32 MB", () => {
  const path = `${freshFolder()}/facts.jsonl`;
  fs.writeFileSync(path, chained([run]));
  const statSync = () => ({ size: 32_000_001, isFile: () => true });
  expect(testRunInChain({ ...fs, statSync }, path)).toBeNull();
});
