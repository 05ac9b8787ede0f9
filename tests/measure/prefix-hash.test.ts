import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256Of } from "../../src/measure/external-proof.ts";
import { hashPrefix, PrefixHash, readPrefix } from "../../src/measure/prefix-hash.ts";
import { inFreshFolder, writeLogs } from "./log-database.ts";

test("whatever reads a text is shown in, its hash is that of its terminated lines", () => {
  const line = fc.string({ unit: fc.constantFrom("a", "é", "\n"), maxLength: 40 });
  fc.assert(
    fc.property(line, fc.array(fc.nat(12), { maxLength: 12 }), fc.nat(4), (text, steps, headBytes) => {
      const bytes = Buffer.from(text);
      const prefix = new PrefixHash();
      // A reader looks at the head first, and then reads from the beginning, or from behind a byte order mark.
      prefix.add(bytes.subarray(0, headBytes), 0);
      let at = Math.min(headBytes, bytes.length, 3);
      for (const step of [...steps, bytes.length]) {
        prefix.add(bytes.subarray(at, at + step), at);
        at = Math.min(at + step, bytes.length);
      }
      const end = bytes.lastIndexOf(0x0a) + 1;
      expect(prefix.digest(end)).toBe(sha256Of(bytes.subarray(0, end).toString()));
    }),
  );
});

test("where a reading left a gap, or ended elsewhere than at its last newline, nothing is said", () => {
  const bytes = Buffer.from("one\ntwo\nrest");
  const gap = new PrefixHash();
  gap.add(bytes.subarray(4), 4);
  expect(gap.digest(8)).toBeNull();
  const whole = new PrefixHash();
  whole.add(bytes, 0);
  expect([whole.digest(4), whole.digest(12), whole.digest(0)]).toEqual([null, null, null]);
  expect(whole.digest(8)).toBe(sha256Of("one\ntwo\n"));
  expect(new PrefixHash().digest(0)).toBe(sha256Of(""));
});

test("a prefix is hashed to its last byte, over many chunks", async () => {
  await inFreshFolder((folder) => {
    const text = "x".repeat((1 << 20) + 7);
    const [path = ""] = writeLogs(folder, { "a.txt": `${text}y` });
    expect(readPrefix(path, text.length)).toEqual({ sha256: sha256Of(text), sizeBytes: text.length + 1 });
    expect(readPrefix(path, 0)).toEqual({ sha256: sha256Of(""), sizeBytes: text.length + 1 });
    const file = openSync(path, "r");
    expect([hashPrefix(file, text.length), hashPrefix(file, text.length + 2)]).toEqual([
      sha256Of(text),
      null,
    ]);
    closeSync(file);
  });
});

test("a file that is shorter, is gone, or became a folder is told apart", async () => {
  await inFreshFolder((folder) => {
    const [path = ""] = writeLogs(folder, { "a.txt": "abc" });
    mkdirSync(join(folder, "sub"));
    expect(readPrefix(path, 4)).toBe("shorter");
    expect(readPrefix(`${path}.gone`, 2)).toBe("gone");
    expect(readPrefix(join(folder, "sub"), 0)).toBe("gone");
  });
});
