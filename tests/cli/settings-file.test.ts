import * as fs from "node:fs";
import { expect, test } from "vitest";
import { readSettingsText, settingsPath, writeSettingsText } from "../../src/cli/settings-file.ts";
import { freshFolder, pathsIn } from "../moves/store/fresh-folder.ts";

test("the file is named, absolute or from the current folder", () => {
  expect(settingsPath({ settings: "a/b.json" }, "/w")).toBe("/w/a/b.json");
  expect(() => settingsPath({}, "/w")).toThrow("--settings: No settings file is named.");
  expect(() => settingsPath({ settings: "" }, "/w")).toThrow("No settings file is named.");
});

test("a missing file reads as empty, a folder is refused", () => {
  const folder = freshFolder();
  expect(readSettingsText(`${folder}/none.json`)).toBe("");
  expect(() => readSettingsText(folder)).toThrow(`${folder}: It cannot be read (EISDIR).`);
});

test("the file keeps its mode, a link stays a link, and nothing is left beside it", () => {
  const folder = freshFolder();
  fs.writeFileSync(`${folder}/real.json`, "old", { mode: 0o640 });
  fs.symlinkSync("real.json", `${folder}/link.json`);
  writeSettingsText(`${folder}/link.json`, "old", "text");
  expect(fs.readFileSync(`${folder}/real.json`, "utf8")).toBe("text");
  expect(fs.statSync(`${folder}/real.json`).mode & 0o777).toBe(0o640);
  expect(fs.lstatSync(`${folder}/link.json`).isSymbolicLink()).toBe(true);
  writeSettingsText(`${folder}/deep/new.json`, "", "text");
  expect(fs.statSync(`${folder}/deep/new.json`).mode & 0o777).toBe(0o600);
  expect(pathsIn(folder)).toEqual(["deep", "deep/new.json", "link.json", "real.json"]);
});

test("a link to a file that is not there yet stays a link, and one that leads round is refused", () => {
  const folder = freshFolder();
  fs.mkdirSync(`${folder}/home`);
  fs.symlinkSync("../dots/deep/real.json", `${folder}/home/link.json`);
  writeSettingsText(`${folder}/home/link.json`, "", "text");
  expect(fs.readFileSync(`${folder}/dots/deep/real.json`, "utf8")).toBe("text");
  expect(fs.lstatSync(`${folder}/home/link.json`).isSymbolicLink()).toBe(true);
  fs.symlinkSync("round.json", `${folder}/round.json`);
  expect(() => writeSettingsText(`${folder}/round.json`, "", "text")).toThrow("It cannot be read (ELOOP).");
});

test("a file whose bytes are no UTF-8 is refused, since it could not be written back as it is", () => {
  const folder = freshFolder();
  const bytes = Buffer.from('{"name":"caf\xe9"}', "latin1");
  fs.writeFileSync(`${folder}/s.json`, bytes);
  expect(() => readSettingsText(`${folder}/s.json`)).toThrow("It is not UTF-8 text.");
  expect(fs.readFileSync(`${folder}/s.json`).equals(bytes)).toBe(true);
  fs.writeFileSync(`${folder}/s.json`, "\ufeff{}\u0000");
  expect(readSettingsText(`${folder}/s.json`)).toBe("\ufeff{}\u0000");
});

test("a file that somebody else has changed meanwhile is left alone", () => {
  const folder = freshFolder();
  fs.writeFileSync(`${folder}/s.json`, "theirs");
  expect(() => writeSettingsText(`${folder}/s.json`, "before", "ours")).toThrow(
    "It was changed while this ran.",
  );
  expect(fs.readFileSync(`${folder}/s.json`, "utf8")).toBe("theirs");
});
