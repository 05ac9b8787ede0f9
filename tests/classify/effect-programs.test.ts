// The tables of effects hold together: no program is in two of them, and each row is met by a command.

import { expect, test } from "vitest";
import { callEffects } from "../../src/classify/command-effects.ts";
import { wrapperRows } from "../../src/classify/command-wrappers.ts";
import {
  effectRows,
  gitWritesWith,
  harmlessGh,
  harmlessGit,
  harmlessPrograms,
  versionedPrograms,
  versionWords,
} from "../../src/classify/effect-programs.ts";
import { parseCommand } from "../../src/classify/parse-command.ts";

const kindOf = (text: string) => callEffects(parseCommand(text), "/p").kind;

test("a program with a row of its own is not harmless, nor are those that a hook or a plug-in can steer", () => {
  for (const name of effectRows.keys()) expect([name, harmlessPrograms.has(name)]).toEqual([name, false]);
  for (const name of [
    "git",
    "gh",
    "sed",
    "awk",
    "find",
    "dd",
    "wget",
    "npm",
    "tsc",
    "eslint",
    "make",
    "source",
    ".",
  ]) {
    expect([name, harmlessPrograms.has(name)]).toEqual([name, false]);
  }
  for (const name of [
    "commit",
    "push",
    "merge",
    "pull",
    "checkout",
    "switch",
    "rebase",
    "am",
    "gc",
    "clean",
    "apply",
  ]) {
    expect([name, harmlessGit.has(name)]).toEqual([name, false]);
  }
});

test.each([...harmlessPrograms].filter((name) => name !== "["))("%s writes nothing", (name) => {
  expect(kindOf(wrapperRows.has(name) ? name : `${name} x`)).toBe("none");
});

test.each([...effectRows])("%s writes what its row says", (name, row) => {
  expect(kindOf(`${name} a b`)).toBe(row.operands === "none" ? "none" : "paths");
  for (const option of row.anywhereWith ?? []) {
    expect([option, kindOf(`${name} ${option.length === 1 ? "-" : "--"}${option} a b`)]).toEqual([
      option,
      "anywhere",
    ]);
  }
  for (const option of row.output ?? []) {
    expect([option, kindOf(`${name} ${option.length === 1 ? "-" : "--"}${option} a b`)]).toEqual([
      option,
      "paths",
    ]);
  }
});

test.each([...harmlessGit])("git %s writes nothing but where its options lead", (name) => {
  expect(kindOf(`git ${name} x`)).toBe("none");
  for (const option of gitWritesWith) {
    const word = option.length === 1 ? `-${option}` : `--${option}=x`;
    expect([option, kindOf(`git ${name} ${word}`)]).toEqual([option, "anywhere"]);
  }
});

test.each([...harmlessGh])("gh %s writes nothing", (name) => {
  expect(kindOf(`gh ${name}`)).toBe("none");
});

test.each([...versionedPrograms].filter((name) => !["git", "gh"].includes(name)))(
  "%s writes nothing where its version alone is asked",
  (name) => {
    for (const word of versionWords) expect(kindOf(`${name} ${word}`)).toBe("none");
    expect(kindOf(`${name} x`)).toBe("anywhere");
  },
);
