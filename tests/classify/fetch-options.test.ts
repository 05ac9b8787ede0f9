import { expect, it } from "vitest";
import { curlOptions, readGivenWords, wgetOptions } from "../../src/classify/fetch-options.ts";
import { readSimpleCommand } from "../../src/classify/simple-command.ts";

function given(command: string) {
  const read = readSimpleCommand(command);
  if (read.kind !== "simple") throw new Error(command);
  const [name, ...words] = read.words;
  const found = readGivenWords(words, name?.text === "curl" ? curlOptions : wgetOptions);
  if (found === null) return null;
  const options = found.options.map(({ name: one, value }) => (value === null ? one : `${one}=${value}`));
  return [options.join(" "), found.operands.map(({ text }) => text).join(" ")];
}

it.each([
  ["curl u", ["", "u"]],
  ["curl -sSo f u", ["s S o=f", "u"]],
  ["curl -ofile u", ["o=file", "u"]],
  ["curl -o -s u", ["o=-s", "u"]],
  ["curl --output f --silent u", ["output=f silent", "u"]],
  ["curl --output=f --no-silent u", ["output=f no-silent", "u"]],
  ["curl -H 'A: b' -- -x u", ["H=A: b", "-x u"]],
  ["wget -nc -qO- u", ["n=c q O=-", "u"]],
  ["wget --output-document f u v", ["output-document=f", "u v"]],
])("%j has these options and operands", (command, expected) => {
  expect(given(command)).toEqual(expected);
});

it.each([
  "curl -o",
  "curl --output",
  "curl --outp f u",
  "curl --brand-new u",
  "curl --Output f u",
  "curl -h u",
  "curl -s: u",
  "curl -é u",
  "curl - u",
  "curl -o *.x u",
  "curl -s* u",
  "curl ---s u",
  "wget -Z u",
  "wget --no-output-document u",
])("%j leaves two readings", (command) => {
  expect(given(command)).toBeNull();
});

it("no option is listed twice, with a value and without", () => {
  for (const list of [curlOptions, wgetOptions]) {
    expect([...list.longWithValue()].filter((name) => list.longAlone().has(name))).toEqual([]);
    expect([...list.shortWithValue].filter((name) => list.shortAlone.includes(name))).toEqual([]);
    for (const letters of [list.shortWithValue, list.shortAlone])
      expect(new Set(letters).size).toBe(letters.length);
  }
});
