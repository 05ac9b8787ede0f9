// Options before what follows them, read by hand as getopt would read them.

import { expect, test } from "vitest";
import { plainWord } from "../../src/classify/command-word.ts";
import { readGivenOptions, type ValueOptions } from "../../src/classify/given-options.ts";
import { wordText } from "./command-lines.ts";

const list: ValueOptions = { short: "uC", attached: "i", long: ["user", "chdir"] };
const dynamic = { ...plainWord(""), value: undefined, source: "$x" };

/** `u=root a | the rest`. */
function readOf(text: string, options = list): string {
  const words = text.split(" ").map((word) => (word.startsWith("$") ? dynamic : plainWord(word)));
  const read = readGivenOptions(words, options);
  const given = read.options.map(({ name, value }) =>
    value === undefined ? name : `${name}=${wordText(value)}`,
  );
  return `${given.join(" ")} | ${read.rest.map(wordText).join(" ")}`;
}

test.each([
  ["x -u a", " | x -u a"],
  ["-a x", "a | x"],
  ["-ab x", "a b | x"],
  ["-u root x", "u=root | x"],
  ["-uroot x", "u=root | x"],
  ["-au root x", "a u=root | x"],
  ["-uC x", "u=C | x"],
  ["-i x", "i | x"],
  ["-i{} x", "i={} | x"],
  ["--user root x", "user=root | x"],
  ["--user=root x", "user=root | x"],
  ["--user=a=b x", "user=a=b | x"],
  ["--other x", "other | x"],
  ["-a -- -b", "a | -b"],
  ["-u", "u | "],
  ["--user", "user | "],
  ["- x", " | - x"],
  ["+o x", " | +o x"],
  ["-u $x y", "u=<$x> | y"],
  ["$x -u y", " | <$x> -u y"],
])("%s", (text, read) => {
  expect(readOf(text)).toBe(read);
});

test("an option whose end is not known keeps its name and has no known value", () => {
  const word = { ...plainWord("-u"), value: undefined, source: "-u$x" };
  const { options, rest } = readGivenOptions([word, plainWord("y")], list);
  expect(options.map(({ name, value }) => [name, value?.value])).toEqual([["u", undefined]]);
  expect(rest.map(wordText)).toEqual(["y"]);
});

test("options that are words behind one dash are no clusters", () => {
  expect(readOf("-chdir=a -C b x", { isOneDash: true, long: ["C"] })).toBe("chdir=a C=b | x");
});
