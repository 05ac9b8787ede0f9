// Against hand-worked commands, and against the full parser unbash on generated ones: where this recogniser says
// simple, unbash sees one simple command with the same words, assignments and redirects.

import fc from "fast-check";
import { type Assignment, parse, type Redirection, type Word } from "unbash";
import { describe, expect, it } from "vitest";
import type { ShellWord } from "../../src/classify/shell-word.ts";
import { mayHaveWord, readSimpleCommand, type SimpleCommand } from "../../src/classify/simple-command.ts";

function wordsOf(text: string): readonly string[] | string {
  const read = readSimpleCommand(text);
  return read.kind === "simple" ? read.words.map((word) => word.text) : read.why;
}

describe("a simple command", () => {
  it.each([
    ["echo a  b\tc", ["echo", "a", "b", "c"]],
    ["  echo a \n \n", ["echo", "a"]],
    ["curl 'https://x/?a=1&b=2'", ["curl", "https://x/?a=1&b=2"]],
    [`rg 'it'"'"'s' src`, ["rg", "it's", "src"]],
    [String.raw`echo "a\"b\\c\d" e\ f`, ["echo", String.raw`a"b\c\d`, "e f"]],
    ["echo '' \"\"", ["echo", "", ""]],
    ["echo a#b 1=2 x=y", ["echo", "a#b", "1=2", "x=y"]],
    ["find . -exec x {} +", ["find", ".", "-exec", "x", "{}", "+"]],
    ["echo if", ["echo", "if"]],
    ["'if' a", ["if", "a"]],
    ["echo größe 😀", ["echo", "größe", "😀"]],
  ])("%j has the words a shell would pass on", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe("what needs a shell to be known", () => {
  it.each([
    ["", "no command"],
    ["A=1", "no command"],
    ["> f", "no command"],
    ["echo a\necho b", "several lines"],
    ["echo a # b", "comment"],
    ["#x", "comment"],
    ["a | b", "pipe"],
    ["a |& b", "pipe"],
    ["a; b", "list"],
    ["a && b", "list"],
    ["a || b", "list"],
    ["a &", "background"],
    ["(a)", "subshell"],
    ["f() { a; }", "subshell"],
    ["cat << E", "here document"],
    ["cat <<< x", "here document"],
    ["cat <(a)", "substitution"],
    ["echo $(a)", "substitution"],
    ['echo "$(a)"', "substitution"],
    ["echo `a`", "substitution"],
    ["echo $A", "expansion"],
    ['echo "$A"', "expansion"],
    ["echo $'a'", "expansion"],
    ["echo {a,b}", "brace expansion"],
    ["echo x{1..3}", "brace expansion"],
    ["{ a; }", "brace expansion"],
    ["echo 'a", "unclosed quote"],
    ['echo "a', "unclosed quote"],
    ["echo a\\", "unclosed quote"],
    ["echo a\\\nb", "escaped line end"],
    ["echo a\u0007", "control character"],
    ["if a", "reserved word"],
    ["! a", "reserved word"],
    ["[[ a ]]", "reserved word"],
    ["time a", "reserved word"],
    ["echo >", "redirect without a target"],
    ["echo > ; a", "redirect without a target"],
    ["A[0]=1 a", "array or appending assignment"],
    ["A+=1 a", "array or appending assignment"],
    ["A=(1 2) a", "subshell"],
  ])("%j is none: %s", (text, why) => {
    expect(wordsOf(text)).toBe(why);
  });
});

describe("around its words a simple command", () => {
  it("has assignments only before its name, with the quotes of their values removed", () => {
    const read = readSimpleCommand("A=1 B='x y' cmd C=3");
    if (read.kind !== "simple") throw new Error(read.why);
    expect(read.assignments.map(({ name, value }) => [name, value.text])).toEqual([
      ["A", "1"],
      ["B", "x y"],
    ]);
    expect(read.words.map((word) => word.text)).toEqual(["cmd", "C=3"]);
    expect(wordsOf("A'='1 cmd")).toEqual(["A=1", "cmd"]);
  });

  it("has redirects wherever they stand, with their number only where it touches", () => {
    const read = readSimpleCommand("2>err cmd 2 >out <in 2>&1 a&>b >|c 10>>d");
    if (read.kind !== "simple") throw new Error(read.why);
    expect(read.redirects.map(({ fd, operator, target }) => [fd, operator, target.text])).toEqual([
      [2, ">", "err"],
      [null, ">", "out"],
      [null, "<", "in"],
      [2, ">&", "1"],
      [null, "&>", "b"],
      [null, ">|", "c"],
      [10, ">>", "d"],
    ]);
    expect(read.words.map((word) => word.text)).toEqual(["cmd", "2", "a"]);
  });

  it("marks globs and tildes that a shell would expand, and quotes", () => {
    const read = readSimpleCommand(String.raw`c *.ts '*.ts' a\* ~/x '~/x' a~b X=~/y [a] "?"`);
    if (read.kind !== "simple") throw new Error(read.why);
    const marks = ({ hasGlob, hasTilde, wasQuoted }: ShellWord): string =>
      `${hasGlob ? "g" : ""}${hasTilde ? "t" : ""}${wasQuoted ? "q" : ""}`;
    expect(read.words.slice(1).map(marks)).toEqual(["g", "q", "q", "t", "q", "", "t", "g", "q"]);
  });
});

const tokens = fc.constantFrom(
  "a",
  "rg",
  "-n",
  "x=1",
  "A=",
  "if",
  "done",
  "!",
  "{",
  "}",
  "{}",
  "{a,b}",
  "[[",
  "~",
  "*",
  "?",
  "[ab]",
  "#",
  "=",
  ":",
  " ",
  " ",
  " ",
  "\t",
  "\n",
  "\\",
  "'",
  "'",
  '"',
  '"',
  "$",
  "`",
  "(",
  ")",
  "|",
  ";",
  "&",
  "<",
  ">",
  ">>",
  "2>",
  "2>&1",
  "&>",
  ">|",
  "<>",
  "<<",
  "<<<",
  "'q r'",
  '"d\\"q"',
  "\\ ",
  "é",
  "😀",
  "12",
  "%",
  "@(",
  "+",
  "$'x'",
  "echo ",
  "\\\n",
  "\r",
);
const commands = fc.array(tokens, { maxLength: 12 }).map((parts) => parts.join(""));

interface Plain {
  readonly words: readonly string[];
  readonly assignments: readonly (readonly [string, string])[];
  readonly redirects: readonly (readonly [number | null, string, string])[];
}

function plainOf(read: SimpleCommand): Plain {
  return {
    words: read.words.map((word) => word.text),
    assignments: read.assignments.map(({ name, value }) => [name, value.text]),
    redirects: read.redirects.map(({ fd, operator, target }) => [fd, operator, target.text]),
  };
}

function textOf(word: Word | undefined): string {
  return word === undefined ? "(none)" : word.value;
}

function redirectOf(one: Redirection): [number | null, string, string] {
  if (one.type !== "Redirect") return [null, one.operator, ""];
  const fd = one.descriptor?.type === "FileDescriptor" ? one.descriptor.value : null;
  return [fd, one.operator, textOf(one.target)];
}

function assignedWord(one: Assignment): string {
  return `${one.name}=${one.value.type === "Word" ? one.value.value : "array"}`;
}

/** What unbash sees, or a text that says why it sees no single simple command. */
function unbashOf(text: string): Plain | string {
  const script = parse(text);
  const [statement, ...others] = script.commands;
  if ((script.errors ?? []).length > 0) return "errors";
  if (statement === undefined || others.length > 0) return `${script.commands.length} commands`;
  if (statement.command.type !== "Command") return "not a command";
  const { name, prefix, args, redirects } = statement.command;
  const assignments = prefix.flatMap((one): [string, string][] =>
    one.type === "Assignment" ? [[one.name, one.value.type === "Word" ? one.value.value : "array"]] : [],
  );
  // An assignment after the name is a plain word to the shell; unbash gives its value apart.
  const words = [
    textOf(name),
    ...args.map((one) => (one.type === "Assignment" ? assignedWord(one) : textOf(one))),
  ];
  return { words, assignments, redirects: redirects.map(redirectOf) };
}

describe("against the full parser", () => {
  it("whatever is called simple is one simple command of the same words there", () => {
    fc.assert(
      fc.property(commands, (text) => {
        const read = readSimpleCommand(text);
        if (read.kind === "simple") expect(unbashOf(text)).toEqual(plainOf(read));
      }),
      { numRuns: 20_000 },
    );
  });
});

describe("a look for a word", () => {
  it.each(["rg x", "r'g' x", 'x "rg"', "r\\g", "largo"])("in %j does not rule it out", (text) => {
    expect(mayHaveWord(text, "rg")).toBe(true);
  });
  it.each(["r g", "r.g", "", "gr"])("in %j rules it out", (text) => {
    expect(mayHaveWord(text, "rg")).toBe(false);
  });
  it("never rules out a word that the reading has", () => {
    fc.assert(
      fc.property(commands, (text) => {
        const read = readSimpleCommand(text);
        const words = read.kind === "simple" ? read.words : [];
        // A quote or a backslash that was quoted itself stays in the word, and no name of a program has one.
        const names = words.map((word) => word.text).filter((word) => !/["'\\]/.test(word));
        expect(names.filter((word) => !mayHaveWord(text, word))).toEqual([]);
      }),
      { numRuns: 5_000 },
    );
  });
});
