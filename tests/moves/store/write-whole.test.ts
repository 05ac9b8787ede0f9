import * as fs from "node:fs";
import { expect, it } from "vitest";
import {
  exists,
  makeFolder,
  openTemporary,
  temporaryPrefix,
  writeWhole,
} from "../../../src/moves/store/write-whole.ts";
import { freshFolder, pathsIn } from "./fresh-folder.ts";

it("writes the file for the user alone, over what is there, and leaves nothing else", () => {
  const folder = `${freshFolder()}/a/b`;
  makeFolder(fs, folder);
  makeFolder(fs, folder);
  writeWhole(fs, folder, "name", Buffer.from("one"));
  writeWhole(fs, folder, "name", Buffer.from("two"));
  expect([fs.readFileSync(`${folder}/name`, "utf8"), pathsIn(folder)]).toEqual(["two", ["name"]]);
  expect([fs.statSync(`${folder}/name`).mode & 0o777, fs.statSync(folder).mode & 0o777]).toEqual([
    0o600, 0o700,
  ]);
});

it("leaves the old file as it was where the write fails", () => {
  const folder = freshFolder();
  writeWhole(fs, folder, "name", Buffer.from("one"));
  const writeSync = (): never => {
    throw Object.assign(new Error("full"), { code: "ENOSPC" });
  };
  expect(() => writeWhole({ ...fs, writeSync }, folder, "name", Buffer.from("two"))).toThrow("full");
  expect([fs.readFileSync(`${folder}/name`, "utf8"), pathsIn(folder)]).toEqual(["one", ["name"]]);
});

it("two writers of one number never share a temporary file", () => {
  const folder = freshFolder();
  const [one, other] = [openTemporary(fs, folder, "name"), openTemporary(fs, folder, "name")];
  expect(one.path).not.toBe(other.path);
  expect(pathsIn(folder).every((name) => name.startsWith(temporaryPrefix))).toBe(true);
  for (const { fd } of [one, other]) fs.closeSync(fd);
});

it("a link to nothing exists, and nothing does not", () => {
  const folder = freshFolder();
  fs.symlinkSync("nowhere", `${folder}/link`);
  expect([
    exists(fs, `${folder}/link`),
    exists(fs, `${folder}/none`),
    exists(fs, `${folder}/link/x`),
  ]).toEqual([true, false, false]);
});
