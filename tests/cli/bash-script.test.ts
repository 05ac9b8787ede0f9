// The script in bash itself: what a line is completed to.

import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bashScript } from "../../src/cli/bash-script.ts";

const script = bashScript([
  {
    name: "list",
    firstWords: [],
    flags: ["--state", "--since", "--help"],
    values: [
      { flag: "--state", choices: ["ended", "ended with error", "running"] },
      { flag: "--since", choices: [] },
    ],
  },
  { name: "store", firstWords: ["put", "put-file"], flags: ["--help"], values: [] },
]);

/** The words that the last word of the line may become; the line starts behind `detent`. */
function completed(...words: readonly string[]): readonly string[] {
  const file = join(mkdtempSync(join(tmpdir(), "detent-bash-")), "script");
  const line = ["detent", ...words].map((word) => `'${word}'`).join(" ");
  writeFileSync(
    file,
    `${script}COMP_WORDS=(${line}); COMP_CWORD=${words.length}; _detent; printf '%s\\n' "\${COMPREPLY[@]}"\n`,
  );
  const { status, stdout, stderr } = spawnSync("bash", ["--norc", file], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  return stdout.split("\n").filter((word) => word !== "");
}

test("an empty line is completed to every command, and help to commands too", () => {
  expect(completed("")).toEqual(["help", "list", "store", "--help", "--version"]);
  expect(completed("st")).toEqual(["store"]);
  expect(completed("help", "l")).toEqual(["list"]);
});

test("a dash is completed to the flags of the command, also behind --db and its value", () => {
  expect(completed("list", "--s")).toEqual(["--state", "--since"]);
  expect(completed("--db", "x", "list", "--h")).toEqual(["--help"]);
});

test("a value is completed to its choices, and a space in one is escaped", () => {
  expect(completed("list", "--state", "ended")).toEqual(["ended", "ended\\ with\\ error"]);
});

test("the first argument is completed where it is a closed set", () => {
  expect(completed("store", "pu")).toEqual(["put", "put-file"]);
});

test("a word that bash would read as more than one is a bug, and never in a script", () => {
  for (const word of ["it's", "$(id)", "`id`", "a\\nb", ""]) {
    expect(() => bashScript([{ name: word, firstWords: [], flags: [], values: [] }])).toThrow(
      "as more than a word",
    );
  }
});

test("where a path is expected nothing is offered, so that the shell completes paths", () => {
  expect(completed("list", "")).toEqual([]);
  expect(completed("list", "--since", "")).toEqual([]);
  expect(completed("--db", "")).toEqual([]);
});
