import { mkdirSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { storedBytes, storePlace } from "../../src/cli/store-place.ts";
import { addressOf } from "../../src/moves/store/address.ts";
import { freshFolder } from "../moves/store/fresh-folder.ts";

test("the store is the hook's: in the data folder of the user, or where an operand says", () => {
  const cwd = "/home/dev/project";
  const { root, scope } = storePlace({ env: { HOME: "/home/dev" }, cwd }, {});
  expect(root).toBe("/home/dev/.local/share/detent/store");
  expect(scope).toEqual({ kind: "project", root: cwd });
  const set = { HOME: "/h", DETENT_STORE_DIR: "/s", DETENT_STORE_SCOPE: "all", CLAUDE_PROJECT_DIR: "/p" };
  const place = storePlace({ env: set, cwd }, {});
  expect([place.root, place.scope]).toEqual(["/s", { kind: "all", root: "/p" }]);
});

test("a settings file that sets the hook's operand sets the command's", () => {
  const cwd = freshFolder();
  mkdirSync(`${cwd}/.claude`);
  writeFileSync(`${cwd}/.claude/settings.json`, '{"env":{"DETENT_STORE_DIR":"/from-settings"}}');
  expect(storePlace({ env: {}, cwd }, {}).root).toBe("/from-settings");
});

test("the command line beats both, and relative paths start from the current folder", () => {
  const options = { store: "s", project: "../other" };
  const place = storePlace({ env: { DETENT_STORE_DIR: "/s" }, cwd: "/home/dev/project" }, options);
  expect([place.root, place.scope.root]).toEqual(["/home/dev/project/s", "/home/dev/other"]);
});

test("without a home and a folder it says what to give", () => {
  expect(() => storePlace({ env: {}, cwd: "/w" }, {})).toThrow("Name the folder with --store DIR.");
});

test("bytes are given, or the reason why there are none and what would help", () => {
  const place = storePlace({ env: {}, cwd: "/w" }, { store: freshFolder() });
  const address = place.store.put("one\ntwo\n");
  const pointer = { address, lines: { first: 2, last: 2 } };
  expect(Buffer.from(storedBytes(place, pointer)).toString()).toBe("two\n");
  expect(() => storedBytes(place, { address, lines: { first: 2, last: 3 } })).toThrow(
    "Give lines that it has.",
  );
  expect(() => storedBytes(place, { address: addressOf("x"), lines: null })).toThrow("this one is /w;");
  writeFileSync(`${place.root}/objects/${address}`, "x");
  expect(() => storedBytes(place, { address, lines: null })).toThrow(
    "Put the same bytes again to repair it.",
  );
});
