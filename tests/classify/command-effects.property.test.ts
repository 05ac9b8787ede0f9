// What is told of calls against what bash does: generated calls of file programs run in a folder of their own. A path
// that is told to be untouched has kept what it held; one told to be deleted is gone when the call ended with 0.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { callEffects, effectOnPath } from "../../src/classify/command-effects.ts";
import { parseCommand } from "../../src/classify/parse-command.ts";

const paths = ["a", "b", "c", "d", "d/a", "d/e", "d/e/a", "f", "d/f"];
const path = fc.constantFrom(
  "a",
  "b",
  "c",
  "d",
  "d/a",
  "d/e",
  "./d/../a",
  "d/",
  "f",
  "d/f",
  "*",
  "d/*",
  "{a,b}",
  "e",
);
const program = fc.constantFrom(
  ...[
    "rm",
    "rm -f",
    "rm -rf",
    "mv",
    "mv -n",
    "cp",
    "cp -r",
    "touch",
    "mkdir -p",
    "rmdir",
    "ln",
    "unlink",
    "truncate -s 1",
  ],
  ...[
    "cat",
    "ls",
    "sed -i s/x/y/",
    "sed -n p",
    "tee",
    "cd",
    "cd",
    "echo z >",
    "sort -o",
    "echo",
    "test -f",
    "find",
  ],
);
const command = fc
  .tuple(
    program,
    fc.array(path, { minLength: 1, maxLength: 3 }),
    fc.constantFrom("", "", " -delete", " > f", " | tee d/f"),
  )
  .map(
    ([name, words, end]) => `${name} ${words.join(" ")}${end === " -delete" && name !== "find" ? "" : end}`,
  );
const wrapped = fc.tuple(
  command,
  fc.constantFrom("@", "@", "@", "(@)", "{ @; }", "! @", "if @; then :; fi", "env X=1 @"),
);
const commands = wrapped
  .map(([inner, around]) => around.replace("@", inner))
  .filter((text) => !/env X=1 cd/.test(text));
const operators = fc.constantFrom(" && ", " && ", "; ", " || ", " | ");

function holdings(root: string): ReadonlyMap<string, string> {
  return new Map(paths.map((one) => [one, holdingOf(join(root, one))]));
}

function holdingOf(full: string): string {
  if (!existsSync(full)) return "nothing";
  return statSync(full).isDirectory() ? "a folder" : `a file: ${readFileSync(full, "utf8")}`;
}

test("bash leaves alone what is told to be untouched, and deletes what is told to be deleted", {
  timeout: 180_000,
}, () => {
  const call = fc.tuple(commands, fc.array(fc.tuple(operators, commands), { maxLength: 3 }));
  fc.assert(
    fc.property(call, ([first, rest]) => {
      const text = first + rest.map((pair) => pair.join("")).join("");
      const root = mkdtempSync(join(tmpdir(), "effects-"));
      try {
        mkdirSync(join(root, "d/e"), { recursive: true });
        for (const one of ["a", "b", "d/a", "d/e/a"]) writeFileSync(join(root, one), `x ${one}\n`);
        const effects = callEffects(parseCommand(text), root);
        const before = holdings(root);
        const { status } = spawnSync("bash", ["-c", text], { cwd: root, input: "", encoding: "utf8" });
        const after = holdings(root);
        for (const one of paths) {
          const told = effectOnPath(effects, join(root, one));
          if (told === "untouched") expect([text, one, after.get(one)]).toEqual([text, one, before.get(one)]);
          if (told === "deleted" && status === 0)
            expect([text, one, after.get(one)]).toEqual([text, one, "nothing"]);
        }
      } finally {
        rmSync(root, { recursive: true });
      }
    }),
    { numRuns: 50 },
  );
});
