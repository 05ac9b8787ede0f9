// Programs of sed and awk that surely write nothing, beside those that do or may. Source: the manuals of GNU sed and
// gawk: `w` and `W` write, `e` runs, `s///w` and `s///e` likewise; awk redirects and pipes what it prints.

import { expect, test } from "vitest";
import { isPlainAwkProgram, isPlainSedScript } from "../../src/classify/plain-scripts.ts";

test.each([
  "",
  "p",
  "1p",
  "1,5p",
  "$p",
  "$!d",
  "2~3p",
  "/a/p",
  "/a\\/b/,/c/d",
  "/a/,+3p",
  "/a/I p",
  "5q",
  "q 1",
  "s/a/b/",
  "s/a w b/e/g",
  "s|/a|/b|2",
  "s,a\\,b,c,Ig",
  "1,$s/w/e/",
  "y/abc/xyz/",
  "1p;2p ; s/a/b/\n$d",
  "/x/!s/a/b/",
  "s/a/b;c/;p",
])("%j is plain sed", (script) => {
  expect(isPlainSedScript(script)).toBe(true);
});

test.each([
  "w a",
  "1w a",
  "W a",
  "e",
  "e ls",
  "1e ls",
  "s/a/b/w c",
  "s/a/b/gw c",
  "s/a/b/e",
  "s/a/b/pe",
  "p;w a",
  "/x/{w a\n}",
  "s/a/b",
  "r a",
  "a text",
])("%j is no plain sed", (script) => {
  expect(isPlainSedScript(script)).toBe(false);
});

test.each([
  "{print}",
  "NR>1",
  "NR>1 {print $2}",
  "$1 > 5 || $2 < 3 { n++ } END { print n }",
  "/a|b/ { print }",
])("%j is plain awk", (program) => {
  expect(isPlainAwkProgram(program)).toBe(true);
});

test.each([
  '{print > "a"}',
  "{print >> $1}",
  '{ printf "%s", $1 | "sh" }',
  '{ print ";" > "a" }',
  '"ls" | getline x',
  'BEGIN { system("ls") }',
  '@load "a"',
  '@include "a"',
])("%j is no plain awk", (program) => {
  expect(isPlainAwkProgram(program)).toBe(false);
});
