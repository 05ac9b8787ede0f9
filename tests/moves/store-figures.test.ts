import * as fs from "node:fs";
import { expect, test } from "vitest";
import { faultName } from "../../src/moves/hook-fault.ts";
import { openLedger } from "../../src/moves/store/ledger.ts";
import { openStore } from "../../src/moves/store/store.ts";
import { readStoreFigures } from "../../src/moves/store-figures.ts";
import { freshFolder } from "./store/fresh-folder.ts";

test("objects, their bytes, lines, faults and the first instant are counted", () => {
  const folder = freshFolder();
  const store = openStore(fs, folder, { kind: "project", root: "/p" });
  store.put("four");
  store.put("sixsix");
  fs.writeFileSync(`${folder}/objects/.put-1-0-left`, "a temporary file is no object");
  const ledger = openLedger(fs, folder);
  ledger.append({
    ts: "2026-01-02T03:04:05.000Z",
    move: "capture-result",
    detail: { said: `"move":"${faultName}"` },
  });
  ledger.append({ ts: "2026-01-03T03:04:05.000Z", move: faultName });
  expect(readStoreFigures(fs, folder)).toEqual({
    objects: 2,
    bytes: 10,
    firings: 2,
    faults: 1,
    since: "2026-01-02T03:04:05.000Z",
  });
});

test("a folder that does not exist stores nothing, an empty one has no beginning, a file is a sentence", () => {
  const folder = freshFolder();
  expect(readStoreFigures(fs, `${folder}/none`)).toBeNull();
  const empty = { objects: 0, bytes: 0, firings: 0, faults: 0, since: null };
  expect(readStoreFigures(fs, folder)).toEqual(empty);
  fs.writeFileSync(`${folder}/file`, "");
  expect(readStoreFigures(fs, `${folder}/file`)).toBe(
    `${folder}/file cannot be read: the disk answered ENOTDIR.`,
  );
});
