// The row that a named command belongs to. The most specific row decides; a target of a runner is read by its name, and
// a tool that a package manager or an interpreter is told to run by the tool's own row.

import type { CommandWord, NamedCommand } from "./command-call.ts";
import { type CommandClass, rowId } from "./command-class.ts";
import { noTarget, targetFile } from "./command-launchers.ts";
import type { ClassedRow, PreparedRules } from "./command-rules.ts";
import { readGivenOptions } from "./given-options.ts";
import { meetsRow, type RowCommand, rowCommandOf } from "./match-row.ts";
import { packageName, rowProgramOf } from "./program-name.ts";
import type { CommandOptions } from "./value-options.ts";

/** A class and the name of the row that gave it; `other` with a null row is what no row knows. */
export interface RowClass {
  readonly name: CommandClass;
  readonly row: string | null;
}

/** The class of a named command by rows alone, without regard to where its output goes. */
export function rowClassOf(command: NamedCommand, rules: PreparedRules): RowClass {
  const program = rowProgramOf(command.name, rules);
  const asked = rowCommandOf(command, program, command.words, rules.rules.valueOptions);
  const best = findRow(asked, rules);
  if (best !== undefined && (best.operands.length > 0 || best.option !== undefined)) return classOf(best);
  return findLaunched(asked, rules) ?? findTarget(asked, rules) ?? ownClass(asked, best, rules);
}

function findRow(command: RowCommand, { rows }: PreparedRules): ClassedRow | undefined {
  return rows.get(command.program)?.find((row) => meetsRow(command, row));
}

function ownClass(command: RowCommand, best: ClassedRow | undefined, { rows }: PreparedRules): RowClass {
  if (best !== undefined) return classOf(best);
  const general = rows.get("*")?.find((row) => meetsRow(command, row));
  return general === undefined ? { name: "other", row: null } : classOf(general);
}

function classOf({ name, row }: ClassedRow): RowClass {
  return { name, row: rowId(row) };
}

/** The class of the tool that the command is told to run, where a row knows it as a tool. */
function findLaunched(command: RowCommand, rules: PreparedRules): RowClass | undefined {
  const launcher = rules.launchers.get(command.program);
  if (launcher === undefined) return undefined;
  const { words } = command;
  const at =
    launcher.tool === "first operand"
      ? words.findIndex(isOperand)
      : optionValueIndex(words, launcher.tool.option, rules.rules.valueOptions.get(command.program) ?? {});
  const toolWord = words[at]?.value;
  const name = toolWord === undefined ? undefined : packageName(toolWord);
  if (name === undefined) return undefined;
  const tool = findRow(
    rowCommandOf(command.command, name, words.slice(at + 1), rules.rules.valueOptions),
    rules,
  );
  if (tool === undefined || !rules.rules.launchedClasses.includes(tool.name)) return undefined;
  return { name: tool.name, row: `${command.program} → ${rowId(tool.row)}` };
}

function isOperand({ start }: CommandWord): boolean {
  return !start.startsWith("-");
}

/** Where the value of the option stands, which is read only before the first operand. */
function optionValueIndex(words: readonly CommandWord[], option: string, list: CommandOptions): number {
  const { options } = readGivenOptions(words, list);
  const given = options.find(({ name, value }) => name === option && value !== undefined);
  return given?.value === undefined ? -1 : words.indexOf(given.value);
}

/** The class of a runner's first target by the words of its name, or of a target that says nothing. */
function findTarget(command: RowCommand, rules: PreparedRules): RowClass | undefined {
  const runner = rules.runners
    .get(command.program)
    ?.find(({ parts }) =>
      parts.slice(1).every((part, at) => part === "*" || command.operands[at]?.value === part),
    );
  if (runner === undefined) return undefined;
  const behind = command.operands.slice(runner.parts.length - 1);
  const target = behind.find(({ value, start }) => value === undefined || !noTarget.test(start));
  if (target === undefined) return undefined;
  const claimed = target.value === undefined ? undefined : targetClass(target.value, rules);
  return claimed ?? { name: runner.otherwise, row: `target of ${runner.words}` };
}

function targetClass(target: string, { targets }: PreparedRules): RowClass | undefined {
  if (targetFile.test(target)) return undefined;
  const parts = target
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z\d]+/);
  for (const [name, words] of targets) {
    const part = parts.find((candidate) => words.has(candidate));
    if (part !== undefined) return { name, row: `target ${part}` };
  }
  return undefined;
}
