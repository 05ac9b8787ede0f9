// README.md and docs/ show what the program really prints. How a block is written stands in tests/document-blocks.ts.
// Needs `npm run build`, as the test command runs it.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type CommandRun, findUntruth, type ShownCommand, shownCommands } from "./document-blocks.ts";
import { openReaderHome } from "./reader-home.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const documents = [
  "README.md",
  ...readdirSync(`${root}docs`)
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

function untruths(document: string): readonly string[] {
  const run = openReaderHome();
  return shownCommands(document).flatMap((shown) => findUntruth(shown, run(shown.command)) ?? []);
}

describe("documents", { timeout: 180_000 }, () => {
  test.each(documents)("%s shows what the program prints", (path) => {
    expect(untruths(readFileSync(root + path, "utf8"))).toEqual([]);
  });

  test("README.md has blocks that are run", () => {
    expect(shownCommands(readFileSync(`${root}README.md`, "utf8")).length).toBeGreaterThan(0);
  });

  test("a wrong figure is found with its line; the right ones around it are not", () => {
    const right =
      "# Title\n\n```\n$ detent load corpora/drains/small --quiet\n…\nFiles  81 new · …\n…\n```\n";
    const [found, ...others] = untruths(right.replace("81 new · …", "80 new"));
    expect(found).toMatch(/^Line 4: `detent load corpora\/drains\/small --quiet` prints\nFate /);
    expect(others).toEqual([]);
  });

  test("blocks share one home, paths are those of the reader, and the code of a failing command is shown", () => {
    const document = [
      "```text",
      "$ detent sessions 2>&1",
      "/home/dev/.local/share/detent/detent.duckdb: There is no database here yet. " +
        "Run `detent load` first, or name one with --db.",
      "$ echo $?",
      "4",
      "```",
      "",
      "~~~",
      "$ detent load ~/.claude/projects/growing-output",
      "…",
      "Database  /home/dev/.local/share/detent/detent.duckdb",
      "…",
      "~~~",
      "",
      "```",
      "$ detent sql \\",
      '> "SELECT count(*) AS sessions FROM sessions" --csv | tr -d "\\r"',
      "sessions",
      "1",
      "```",
    ].join("\n");
    expect(untruths(document)).toEqual([]);
    expect(untruths(document.replace("\n4\n", "\n3\n"))).toHaveLength(1);
    expect(untruths(document.replace("\n1\n", "\n2\n"))).toHaveLength(1);
  });
});

describe("a block", () => {
  const shown = (...output: readonly string[]): ShownCommand => {
    return { line: 1, command: "detent", output, exitCode: 0 };
  };
  const printed = (stdout: string, exitCode = 0): CommandRun => ({ stdout, stderr: "why", exitCode });

  test("shows every line, in order, and none that is not printed", () => {
    expect(findUntruth(shown("a", "b"), printed("a\nb\n"))).toBeUndefined();
    for (const stdout of ["", "a\n", "b\na\n", "a\nb\nc\n", "x\na\nb\n", "a\n\nb\n"]) {
      expect(findUntruth(shown("a", "b"), printed(stdout))).toContain("Line 1: `detent` prints");
    }
    expect(findUntruth(shown(), printed(""))).toBeUndefined();
    expect(findUntruth(shown(), printed("a\n"))).toBeDefined();
  });

  test("leaves out one or more lines where `…` stands alone, and nowhere else", () => {
    const elided = shown("a", "…", "d");
    expect(findUntruth(elided, printed("a\nb\nd\n"))).toBeUndefined();
    expect(findUntruth(elided, printed("a\nb\nd\nc\nd\n"))).toBeUndefined();
    for (const stdout of ["a\nd\n", "a\nb\nc\n", "b\nc\nd\n", "a\nb\nd\ne\n"]) {
      expect(findUntruth(elided, printed(stdout))).toBeDefined();
    }
    expect(findUntruth(shown("a …"), printed("a b\n"))).toBeDefined();
    expect(findUntruth(shown("a", "…"), printed("a\n"))).toBeDefined();
  });

  test("takes runs of spaces for one gap, and no gap for a space", () => {
    expect(findUntruth(shown("a   1"), printed("a     1\n"))).toBeUndefined();
    expect(findUntruth(shown("a 1"), printed("a     1\n"))).toBeDefined();
    expect(findUntruth(shown("a1"), printed("a  1\n"))).toBeDefined();
  });

  test("of a command that failed is untrue unless it shows the code, and the message says why it failed", () => {
    expect(findUntruth(shown("a"), printed("a\n", 1))).toBe(
      "Line 1: `detent` ended with 1; 0 is shown.\nwhy",
    );
    expect(findUntruth({ ...shown("a"), exitCode: 1 }, printed("a\n", 1))).toBeUndefined();
    expect(findUntruth({ ...shown("a"), exitCode: 1 }, printed("a\n", 0))).toBeDefined();
  });

  test("that can never be checked is refused: unfenced, behind other text, or with another program", () => {
    expect(() => shownCommands("    $ detent load\n")).toThrow(/^Line 1: Is in no fenced block/);
    expect(() => shownCommands("```\nfirst\n$ detent load\n```\n")).toThrow(/^Line 3: Is in no fenced block/);
    expect(() => shownCommands("```\n$ detent load\n$ npm test\n```\n")).toThrow(/^Line 3: Only detent/);
    expect(() => shownCommands("```\n$ detent load\n$ echo $?\nfour\n```\n")).toThrow(/^Line 4: Must be/);
    expect(() => shownCommands("```\n$ detent load\n")).toThrow(/^Line 1: The fence is never closed/);
    expect(shownCommands("```\n$ npm ci\n```\n\nRun `detent load`.\n")).toEqual([]);
  });

  test("in a list or with a longer fence is read as it stands", () => {
    const list = "- see\n\n  ```\n  $ detent\n  a\n    b\n  ```\n";
    expect(shownCommands(list)).toEqual([{ ...shown("a", "  b"), line: 4 }]);
    expect(shownCommands("````\n$ detent\n```\n````\n")).toEqual([{ ...shown("```"), line: 2 }]);
  });
});
