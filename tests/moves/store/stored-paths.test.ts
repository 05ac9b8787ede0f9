import * as fs from "node:fs";
import { expect, it } from "vitest";
import { addressOf } from "../../../src/moves/store/address.ts";
import { openLedger } from "../../../src/moves/store/ledger.ts";
import { openLookups } from "../../../src/moves/store/lookups.ts";
import { openStore } from "../../../src/moves/store/store.ts";
import { listStoredPaths } from "../../../src/moves/store/stored-paths.ts";
import { freshFolder } from "./fresh-folder.ts";

const kindsIn = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(listStoredPaths(fs, root).map(({ path, kind }) => [path, kind]));

it("names every path that the store, the ledger and the lookups write", () => {
  const root = freshFolder();
  const address = openStore(fs, root, { kind: "project", root: "/w" }).put("text");
  openLedger(fs, root).append({ n: 1 });
  openLookups(fs, root).note("tool-seen", "k", "v");
  const project = `scopes/${addressOf("/w")}`;
  expect(kindsIn(root)).toEqual({
    objects: "folder",
    [`objects/${address}`]: "object",
    scopes: "folder",
    [project]: "folder",
    [`${project}/${address}`]: "mark",
    lookups: "folder",
    "lookups/tool-seen": "folder",
    [`lookups/tool-seen/${addressOf("k")}`]: "lookup",
    "firings.jsonl": "ledger",
  });
});

it("tells leftovers and what it does not know, and does not go into a folder that is foreign or a link", () => {
  const root = freshFolder();
  for (const folder of ["objects", "other", `${"scopes"}/x`])
    fs.mkdirSync(`${root}/${folder}`, { recursive: true });
  fs.writeFileSync(`${root}/objects/.put-1-0-x`, "");
  fs.writeFileSync(`${root}/objects/notes.txt`, "");
  fs.writeFileSync(`${root}/other/inside`, "");
  fs.symlinkSync("/", `${root}/lookups`);
  const link = addressOf("l");
  fs.symlinkSync("nowhere", `${root}/objects/${link}`);
  expect(kindsIn(root)).toEqual({
    objects: "folder",
    "objects/.put-1-0-x": "leftover",
    "objects/notes.txt": "foreign",
    [`objects/${link}`]: "object",
    other: "foreign",
    lookups: "foreign",
    scopes: "folder",
    "scopes/x": "foreign",
  });
});

it("lists nothing where there is no store, and makes none", () => {
  const root = `${freshFolder()}/s`;
  expect(listStoredPaths(fs, root)).toEqual([]);
  expect(fs.existsSync(root)).toBe(false);
});
