// The law that objects never change and the ledger only grows, with several processes writing to one store at once.
// The writers are real processes: what is tested is the file system's part of the promise.

import { spawn } from "node:child_process";
import * as fs from "node:fs";
import { buildSync } from "esbuild";
import fc from "fast-check";
import { expect, it } from "vitest";
import { addressOf } from "../../src/moves/store/address.ts";
import { openLedger } from "../../src/moves/store/ledger.ts";
import { openStore, type Scope } from "../../src/moves/store/store.ts";
import { freshFolder, pathsIn } from "../moves/store/fresh-folder.ts";

const scope: Scope = { kind: "project", root: "/w" };
const writers = 6;
const each = 40;

/** Every writer puts texts that another one puts too, and writes one row for each. */
const writerSource = `
import * as fs from "node:fs";
import { openLedger } from "./src/moves/store/ledger.ts";
import { openStore } from "./src/moves/store/store.ts";
const [root, writer] = process.argv.slice(2);
const store = openStore(fs, root, { kind: "project", root: "/w" });
const ledger = openLedger(fs, root);
for (let n = 0; n < ${each}; n += 1) {
  const address = store.put(("text " + (n + (writer % 2)) + "\\n").repeat(2000));
  ledger.append({ writer: Number(writer), n, address, filler: "f".repeat(3000) });
}
`;

function buildWriter(folder: string): string {
  const outfile = `${folder}/writer.cjs`;
  const stdin = {
    contents: writerSource,
    resolveDir: new URL("../..", import.meta.url).pathname,
    loader: "ts" as const,
  };
  buildSync({ stdin, outfile, bundle: true, platform: "node", format: "cjs", logLevel: "error" });
  return outfile;
}

function run(script: string, args: readonly string[]): Promise<number | null> {
  return new Promise((resolve) => {
    spawn(process.execPath, [script, ...args], { stdio: "inherit", env: {} }).on("exit", resolve);
  });
}

it("concurrent writers lose no row, tear no line and leave every object whole", async () => {
  const folder = freshFolder();
  const [script, root] = [buildWriter(folder), `${folder}/store`];
  const ends = await Promise.all(Array.from({ length: writers }, (_, at) => run(script, [root, `${at}`])));
  expect(ends).toEqual(Array.from({ length: writers }, () => 0));
  const { rows, torn } = openLedger(fs, root).read();
  expect([rows.length, torn]).toEqual([writers * each, 0]);
  for (let at = 0; at < writers; at += 1) {
    const order = rows.filter((row) => row.writer === at).map((row) => row.n);
    expect(order).toEqual(Array.from({ length: each }, (_, n) => n));
  }
  // Even writers put texts 0 to 39, odd ones 1 to 40: 41 different texts, and no temporary file is left.
  const store = openStore(fs, root, scope);
  const addresses = Array.from({ length: each + 1 }, (_, n) => addressOf(`text ${n}\n`.repeat(2000))).sort();
  expect(pathsIn(`${root}/objects`)).toEqual(addresses);
  for (const address of addresses) expect(store.get(address).kind).toBe("object");
});

it("no put changes an object or takes one away, in any order of puts", () => {
  const parent = freshFolder();
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom("a", "b", "\n") }), { maxLength: 12 }),
      (texts) => {
        const root = fs.mkdtempSync(`${parent}/m-`);
        const store = openStore(fs, root, scope);
        const seen = new Map<string, string>();
        for (const text of texts) {
          seen.set(store.put(text), text);
          for (const [address, was] of seen) {
            expect(fs.readFileSync(`${root}/objects/${address}`, "utf8")).toBe(was);
          }
        }
        expect(pathsIn(`${root}`).filter((path) => path.startsWith("objects/")).length).toBe(seen.size);
      },
    ),
    { numRuns: 40 },
  );
});
