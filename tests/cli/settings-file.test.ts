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

test("a file that somebody else has changed meanwhile is left alone", () => {
  const folder = freshFolder();
  fs.writeFileSync(`${folder}/s.json`, "theirs");
  expect(() => writeSettingsText(`${folder}/s.json`, "before", "ours")).toThrow(
    "It was changed while this ran.",
  );
  expect(fs.readFileSync(`${folder}/s.json`, "utf8")).toBe("theirs");
});
