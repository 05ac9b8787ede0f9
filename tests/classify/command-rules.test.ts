// The rules made ready: no command can meet two equally specific rows of different classes, and no fault in what stands
// beside the classes goes unnoticed by the controls.

import { expect, test } from "vitest";
import { findFailure } from "../../src/classify/command-control.ts";
import { commandRules, prepareRules } from "../../src/classify/command-rules.ts";
import { meetsRow, rowCommandOf } from "../../src/classify/match-row.ts";
import { rowProgramOf } from "../../src/classify/program-name.ts";
import { sharedMutants } from "./rule-mutants.ts";
import { shippedControls, unnoticed } from "./shipped-controls.ts";

const rules = prepareRules(commandRules);

test("rows with the same words and the same number of conditions are of one class, or no control meets both", () => {
  const tied = shippedControls.flatMap(({ control, call }) => {
    const commands = call.kind === "parsed" ? call.commands : [];
    return commands.flatMap((command) => {
      if (command.kind !== "named") return [];
      const program = rowProgramOf(command.name, rules);
      const asked = rowCommandOf(command, program, command.words, commandRules.valueOptions);
      const met = (rules.rows.get(program) ?? []).filter((row) => meetsRow(asked, row));
      const best = met.filter(({ rank }) => rank === met[0]?.rank);
      return new Set(best.map(({ name }) => name)).size > 1 ? [control.command] : [];
    });
  });
  expect(tied).toEqual([]);
});

test("the most specific row comes first", () => {
  for (const rows of rules.rows.values()) {
    const ranks = rows.map(({ rank }) => rank);
    expect(ranks).toEqual(ranks.toSorted((left, right) => right - left));
  }
});

test("no control fails the rules as they are", () => {
  expect(shippedControls.filter((control) => findFailure(control, rules) !== undefined)).toEqual([]);
});

test("no launcher, runner, name, option or order can be altered unnoticed", { timeout: 180_000 }, () => {
  expect(unnoticed(sharedMutants(commandRules))).toEqual([]);
});
