// Where the database is.

import { expect, test } from "vitest";
import { databasePath } from "../../src/cli/database-path.ts";

const cwd = "/home/dev/project";

test.each([
  ["a relative flag starts from the working folder", "x.duckdb", {}, "/home/dev/project/x.duckdb"],
  ["an absolute flag is itself", "/a/b", { HOME: "/h" }, "/a/b"],
  ["XDG_DATA_HOME", undefined, { XDG_DATA_HOME: "/x", HOME: "/h" }, "/x/detent/detent.duckdb"],
  [
    "a relative XDG_DATA_HOME is ignored",
    undefined,
    { XDG_DATA_HOME: "x", HOME: "/h" },
    "/h/.local/share/detent/detent.duckdb",
  ],
  ["HOME alone", undefined, { HOME: "/h" }, "/h/.local/share/detent/detent.duckdb"],
])("%s", (_, flag, env, path) => {
  expect(databasePath(flag, { cwd, env })).toBe(path);
});

test("without a flag, a data folder or a home it asks for the flag", () => {
  expect(() => databasePath(undefined, { cwd, env: {} })).toThrow(
    "--db: Neither XDG_DATA_HOME nor HOME is set. Name the database with --db FILE.",
  );
});

test("an empty flag is refused rather than taken for the default", () => {
  expect(() => databasePath("", { cwd, env: { HOME: "/h" } })).toThrow("--db: The file name is empty.");
});
