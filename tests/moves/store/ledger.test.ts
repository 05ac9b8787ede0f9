import * as fs from "node:fs";
import { describe, expect, it } from "vitest";
import { openLedger } from "../../../src/moves/store/ledger.ts";
import { freshFolder } from "./fresh-folder.ts";

describe("the ledger", () => {
  it("keeps rows in the order of their lines, in a file that only the user may read", () => {
    const root = freshFolder();
    const ledger = openLedger(fs, `${root}/new`);
    expect(ledger.read()).toEqual({ rows: [], torn: 0 });
    ledger.append({ n: 1 });
    ledger.append({ n: 2 });
    expect(ledger.read()).toEqual({ rows: [{ n: 1 }, { n: 2 }], torn: 0 });
    expect(fs.readFileSync(`${root}/new/firings.jsonl`, "utf8")).toBe('{"n":1}\n{"n":2}\n');
    expect(fs.statSync(`${root}/new/firings.jsonl`).mode & 0o777).toBe(0o600);
  });

  it("skips and counts a torn last line, and a later row loses nothing to it", () => {
    const root = freshFolder();
    const ledger = openLedger(fs, root);
    ledger.append({ n: 1 });
    fs.appendFileSync(`${root}/firings.jsonl`, '{"n":');
    expect(ledger.read()).toEqual({ rows: [{ n: 1 }], torn: 1 });
    ledger.append({ n: 3 });
    expect(ledger.read()).toEqual({ rows: [{ n: 1 }, { n: 3 }], torn: 1 });
  });

  it("appends one row by one write", () => {
    const writes: string[] = [];
    const writeSync = (fd: number, bytes: Uint8Array): number => {
      writes.push(`${Buffer.from(bytes)}`);
      return fs.writeSync(fd, bytes);
    };
    openLedger({ ...fs, writeSync }, freshFolder()).append({ text: "x".repeat(5000) });
    expect(writes.map((text) => text.length)).toEqual([5012]); // {"text":"…"}\n: 5000 + 11 + 1
  });

  it("says so where a row was not written whole", () => {
    const writeSync = (fd: number, bytes: Uint8Array): number => fs.writeSync(fd, bytes, 0, 3);
    expect(() => openLedger({ ...fs, writeSync }, freshFolder()).append({ n: 1 })).toThrow(
      "only 3 of 8 bytes",
    );
  });
});
