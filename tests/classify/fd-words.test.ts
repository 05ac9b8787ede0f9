// How the options of fd that start commands are set apart, by the ways fd's own manual lets them be written.

import { expect, test } from "vitest";
import { plainWord } from "../../src/classify/command-word.ts";
import { fdWords } from "../../src/classify/fd-words.ts";
import { commandLines } from "./command-lines.ts";

test.each([
  ["-x rm", "-x rm"],
  ["-xrm -f", "-x rm -f"],
  ["-Hx rm", "-H -x rm"],
  ["-HIXrm a", "-HI -X rm a"],
  ["--exec=rm -f", "--exec rm -f"],
  ["a --exec-batch=rm", "a --exec-batch rm"],
  ["-e x rm", "-e x rm"],
  ["-ex rm", "-ex rm"],
  ["-- -xrm", "-- -xrm"],
  ["-x rm -xa", "-x rm -xa"],
  ["--exclude=rm", "--exclude=rm"],
])("%s is read as %s", (words, apart) => {
  expect(fdWords(words.split(" ").map(plainWord)).map(({ value }) => value)).toEqual(apart.split(" "));
});

test("what fd starts is a command of the call, however it is written", () => {
  for (const text of ["fd -xrm", "fd -Hxrm", "fd --exec=rm", "fd -X rm"]) {
    expect(commandLines(text).at(-1)).toBe("rm");
  }
  expect(commandLines("fd -ex rm")).toEqual(["fd -ex rm"]);
});
