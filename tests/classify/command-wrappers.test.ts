// The table of wrappers holds together: every row is reached, and none of them swallows what it starts.

import { expect, test } from "vitest";
import {
  fdStarters,
  findStarters,
  shellNames,
  shellOptions,
  wrapperName,
  wrapperRows,
  writesAsWrapper,
} from "../../src/classify/command-wrappers.ts";
import { commandLines } from "./command-lines.ts";

test.each([...wrapperRows].map(([name, { operands = 0 }]) => [name, operands] as const))(
  "%s starts what follows its %i words",
  (name, operands) => {
    const before = [name, ...Array.from({ length: operands }, () => "9")].join(" ");
    expect(commandLines(`${before} git log`)).toEqual(["git log"]);
  },
);

test.each([...wrapperRows].filter(([, { long = [] }]) => long.length > 0))(
  "a long option of %s that takes a value takes the next word",
  (name, { long = [], operands = 0, startsNothing = [], script = [] }) => {
    const own = long.filter((option) => ![...startsNothing, ...script].includes(option));
    const before = Array.from({ length: operands }, () => "9");
    for (const option of own) {
      const words = [named(name), `--${option}`, "9", ...before, "git", "log"];
      expect([option, commandLines(words.join(" "))]).toEqual([option, ["git log"]]);
    }
  },
);

test.each([...wrapperRows].filter(([, { startsNothing = [] }]) => startsNothing.length > 0))(
  "%s starts nothing with the options that say so",
  (name, { startsNothing = [] }) => {
    for (const option of startsNothing) {
      const word = /^(?:enable|disable|prepare|install|use|up|pack|hydrate)$/.test(option)
        ? option
        : dashed(option);
      expect([option, commandLines(`${named(name)} ${word} git log`)[0]?.split(" ")[0]]).toEqual([
        option,
        name.split(" ")[0],
      ]);
    }
  },
);

/** Unquoted, `time` is a word of the shell's own, which has no such options. */
function named(wrapper: string): string {
  return wrapper === "time" ? "\\time" : wrapper;
}

function dashed(option: string): string {
  return option.length === 1 ? `-${option}` : `--${option}`;
}

test.each([...shellNames])("%s runs the text behind -c", (name) => {
  expect(commandLines(`${name} -c 'git log'`)).toEqual(["git log"]);
});

test("a shell's options that take a word take it", () => {
  for (const option of shellOptions.long ?? []) {
    expect(commandLines(`bash --${option} x -c 'git log'`)).toEqual(["git log"]);
  }
});

test("every word that starts a command of find or fd does", () => {
  for (const word of findStarters) expect(commandLines(`find . ${word} git log \\;`)[1]).toBe("git log");
  for (const word of fdStarters) expect(commandLines(`fd x ${word} git log`)[1]).toBe("git log");
  expect(commandLines("find . -name git log -o -newer -exec")).toHaveLength(1);
});

test.each([...wrapperRows])("%s writes itself where its row says so", (name, row) => {
  expect(writesAsWrapper(name)).toBe(row.writesItself === true);
  expect(wrapperName(name, row, [{ name: "unheard-of" }])).toBe(name);
  for (const option of row.writesWith ?? []) {
    const given = wrapperName(name, row, [{ name: "v" }, { name: option }]);
    expect([given, writesAsWrapper(given)]).toEqual([`${name} -${option}`, true]);
  }
});

test("what is no wrapper by name writes nothing as one", () => {
  for (const name of ["find -exec", "bash -c", "unheard-of", "sudo -o"]) {
    expect([name, writesAsWrapper(name)]).toEqual([name, false]);
  }
});
