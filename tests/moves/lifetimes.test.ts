// Two independent halves find a surface without a row: what the store's functions leave on a disk, and which files of
// the sources call anything that writes.

import * as fs from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { lifetimes, storeLifetimes } from "../../src/moves/lifetimes.ts";
import { openLedger } from "../../src/moves/store/ledger.ts";
import { openLookups } from "../../src/moves/store/lookups.ts";
import { startPut } from "../../src/moves/store/put-pieces.ts";
import { openStore } from "../../src/moves/store/store.ts";
import { openTemporary } from "../../src/moves/store/write-whole.ts";
import { readProjectTree } from "../tidy/tree.ts";
import { freshFolder, pathsIn } from "./store/fresh-folder.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Files that write what others hand them, only into memory, or to the terminal. */
const writesForOthers = [
  "src/moves/store/disk.ts",
  "src/replay/memory-disk.ts",
  "src/tui/terminal-screen.ts",
];
const writingCalls = [
  ..."mkdirSync mkdtempSync writeFileSync appendFileSync writeSync renameSync copyFileSync cpSync".split(" "),
  ..."symlinkSync chmodSync truncateSync createWriteStream".split(" "),
  ..."mkdir mkdtemp writeFile appendFile rename copyFile cp symlink chmod truncate".split(" "),
  "DuckDBInstance.create",
];
const writing = new RegExp(`\\b(?:${writingCalls.join("|")})\\(`);

function writersIn(tree: ReadonlyMap<string, string>): readonly string[] {
  return [...tree]
    .filter(([path, text]) => path.startsWith("src/") && writing.test(text))
    .map(([path]) => path)
    .filter((path) => !writesForOthers.includes(path))
    .sort();
}

test("every file that writes to a disk stands in a row, and every row names files that do", () => {
  const named = [...new Set(lifetimes.flatMap(({ writtenBy }) => writtenBy))].sort();
  expect(named).toEqual(writersIn(readProjectTree()).filter((path) => fs.existsSync(root + path)));
});

test("a file that begins to write is found", () => {
  const planted = new Map([["src/moves/planted.ts", "disk.mkdirSync(path, options);"]]);
  expect(writersIn(planted)).toEqual(["src/moves/planted.ts"]);
  expect(writersIn(new Map([["src/moves/planted.ts", "readFileSync(path)"]]))).toEqual([]);
});

function patternOf(path: string): RegExp {
  const parts: Readonly<Record<string, string>> = { "<address>": "[0-9a-f]{64}", "<table>": "[a-z-]+" };
  const escaped = path.replace("STORE/", "").replace(/[.]/g, "\\.");
  return new RegExp(`^${escaped.replace(/<\w+>/g, (part) => parts[part] ?? "[^/]+")}$`);
}

test("everything that the store, the ledger and the lookups leave on a disk has exactly one row", () => {
  const folder = freshFolder();
  openStore(fs, folder, { kind: "project", root: "/w" }).put("text");
  openLedger(fs, folder).append({ n: 1 });
  for (const table of ["tool-seen", "turn-prompt", "prompt-reply"] as const) {
    openLookups(fs, folder).note(table, "k", "v");
  }
  startPut(fs, folder, { kind: "project", root: "/w" }).finish();
  fs.closeSync(openTemporary(fs, `${folder}/objects`, "x").fd);
  const files = pathsIn(folder).filter((path) => fs.statSync(`${folder}/${path}`).isFile());
  // Two objects with their marks, the ledger, three lookups, one unfinished put.
  expect(files.length).toBe(9);
  for (const file of files) {
    expect([file, storeLifetimes.filter(({ path }) => patternOf(path).test(file)).length]).toEqual([file, 1]);
  }
});

test("rows say what they hold in a whole sentence, under names that occur once", () => {
  for (const { holds } of lifetimes) expect(holds).toMatch(/^[A-Z].*\.$/);
  const names = lifetimes.map(({ surface }) => surface);
  expect(names).toEqual([...new Set(names)]);
});

test("what is kept for good is never taken away by a command unasked", () => {
  for (const { retention, removal } of lifetimes) {
    if (retention === "kept") expect(removal).not.toBe("command");
    else expect(["command", "detent store prune --apply"]).toContain(removal);
  }
});
