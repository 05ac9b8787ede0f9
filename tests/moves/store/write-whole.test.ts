import * as fs from "node:fs";
import { expect, it } from "vitest";
import {
  exists,
  makeMark,
  openInFolder,
  openTemporary,
  temporaryPrefix,
  writeWhole,
} from "../../../src/moves/store/write-whole.ts";
import { freshFolder, pathsIn } from "./fresh-folder.ts";

it("writes the file for the user alone, over what is there, and leaves nothing else", () => {
  const folder = `${freshFolder()}/a/b`;
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

it("a mark is an empty file for the user alone, and one that is there stays, a link to nothing too", () => {
  const folder = `${freshFolder()}/a/b`;
  makeMark(fs, folder, "mark");
  fs.writeFileSync(`${folder}/mark`, "kept");
  fs.symlinkSync("nowhere", `${folder}/link`);
  makeMark(fs, folder, "mark");
  makeMark(fs, folder, "link");
  makeMark(fs, folder, "other");
  expect(pathsIn(folder)).toEqual(["link", "mark", "other"]);
  expect([fs.readFileSync(`${folder}/mark`, "utf8"), fs.readFileSync(`${folder}/other`, "utf8")]).toEqual([
    "kept",
    "",
  ]);
  expect(fs.statSync(`${folder}/other`).mode & 0o777).toBe(0o600);
});

it("a missing folder is made once, and no other fault of opening makes one", () => {
  const folder = freshFolder();
  fs.closeSync(openInFolder(fs, `${folder}/a/b`, `${folder}/a/b/file`, "a+"));
  expect([pathsIn(folder), fs.statSync(`${folder}/a`).mode & 0o777]).toEqual([
    ["a", "a/b", "a/b/file"],
    0o700,
  ]);
  expect(() => openInFolder(fs, `${folder}/a/b/file/c`, `${folder}/a/b/file/c/d`, "wx")).toThrow("ENOTDIR");
  const openSync = (): never => {
    throw Object.assign(new Error("full"), { code: "ENOSPC" });
  };
  expect(() => openInFolder({ ...fs, openSync }, `${folder}/x`, `${folder}/x/y`, "wx")).toThrow("full");
  expect(pathsIn(folder)).toEqual(["a", "a/b", "a/b/file"]);
});
