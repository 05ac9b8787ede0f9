import * as fs from "node:fs";
import { expect, test } from "vitest";
import { configFolder, operandTexts, readSettingsFiles } from "../../src/moves/client-settings.ts";
import { freshFolder } from "./store/fresh-folder.ts";

function write(path: string, text: string): void {
  fs.mkdirSync(path.replace(/\/[^/]*$/, ""), { recursive: true });
  fs.writeFileSync(path, text);
}

const inFolder = (folder: string, path: string): boolean => path.startsWith(folder);

test("the files that exist are read, weakest first", () => {
  const folder = freshFolder();
  write(`${folder}/p/.claude/settings.local.json`, '{"a":3}');
  write(`${folder}/p/.claude/settings.json`, '{"a":2}');
  write(`${folder}/.claude/settings.json`, '{"a":1}');
  const files = readSettingsFiles(fs, { HOME: folder }, `${folder}/p`).filter(({ path }) =>
    inFolder(folder, path),
  );
  expect(files.map(({ kind, settings }) => [kind, settings])).toEqual([
    ["user", { a: 1 }],
    ["project", { a: 2 }],
    ["local", { a: 3 }],
  ]);
});

test("a home that is the project is read once, and a folder of its own counts", () => {
  const folder = freshFolder();
  write(`${folder}/.claude/settings.json`, "{}");
  const read = (env: Readonly<Record<string, string>>) =>
    readSettingsFiles(fs, env, folder).filter(({ path }) => inFolder(folder, path));
  expect(read({ HOME: folder }).map(({ kind }) => kind)).toEqual(["user"]);
  write(`${folder}/c/settings.json`, "{}");
  expect(read({ HOME: folder, CLAUDE_CONFIG_DIR: `${folder}/c` }).map(({ kind }) => kind)).toEqual([
    "user",
    "project",
  ]);
  expect([configFolder({ HOME: "/h" }), configFolder({})]).toEqual(["/h/.claude", null]);
});

test("a file that cannot be used is named with the reason", () => {
  const folder = freshFolder();
  write(`${folder}/.claude/settings.json`, "{half");
  fs.mkdirSync(`${folder}/p/.claude/settings.json`, { recursive: true });
  const files = readSettingsFiles(fs, { HOME: folder }, `${folder}/p`).filter(({ path }) =>
    inFolder(folder, path),
  );
  expect(files.map(({ settings, problem }) => [settings, problem])).toEqual([
    [null, "It is no JSON object."],
    [null, "The disk answered EISDIR."],
  ]);
});

test("only texts of our own names are taken from a file's environment", () => {
  const env = { DETENT_BOUNDS_MODE: "inject", ANTHROPIC_API_KEY: "secret" };
  expect(operandTexts({ env })).toEqual({ DETENT_BOUNDS_MODE: "inject" });
  // The client's own schema of settings makes a text of each value under env.
  expect(operandTexts({ env: { DETENT_GREP_HEAD_LIMIT: 50, DETENT_X: false, DETENT_Y: {} } })).toEqual({
    DETENT_GREP_HEAD_LIMIT: "50",
    DETENT_X: "false",
  });
  expect([operandTexts({}), operandTexts({ env: [1] })]).toEqual([{}, {}]);
});
