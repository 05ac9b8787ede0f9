// Every rule of the classifier in one value, and the same made ready for look-ups. That the rules are one value is what
// lets a check change one row and see whether any control notices.

import type { ClassTable, ClassTurn, CommandClass } from "./command-class.ts";
import { commandClasses, mechanicalOrder, otherOrder } from "./command-classes.ts";
import {
  type Launcher,
  launchedClasses,
  launchers,
  programAliases,
  type Runner,
  runners,
  versionedPrograms,
} from "./command-launchers.ts";
import { type PreparedRow, prepareRow } from "./match-row.ts";
import { type CommandOptions, valueOptions } from "./value-options.ts";

export interface CommandRules {
  readonly classes: readonly ClassTable[];
  readonly mechanicalOrder: readonly CommandClass[];
  readonly otherOrder: readonly CommandClass[];
  readonly launchers: readonly Launcher[];
  readonly launchedClasses: readonly CommandClass[];
  readonly runners: readonly Runner[];
  readonly programAliases: ReadonlyMap<string, string>;
  readonly versionedPrograms: ReadonlySet<string>;
  readonly valueOptions: ReadonlyMap<string, CommandOptions>;
}

/** The rules of this program. */
export const commandRules: CommandRules = {
  classes: commandClasses,
  mechanicalOrder,
  otherOrder,
  launchers,
  launchedClasses,
  runners,
  programAliases,
  versionedPrograms,
  valueOptions,
};

export interface ClassedRow extends PreparedRow {
  readonly name: CommandClass;
}

export interface PreparedRunner extends Runner {
  readonly parts: readonly string[];
}

/** The rules by what is looked up in them. */
export interface PreparedRules {
  readonly rules: CommandRules;
  /** By program, the most specific row first. */
  readonly rows: ReadonlyMap<string, readonly ClassedRow[]>;
  /** By program, the one with the most words first. */
  readonly runners: ReadonlyMap<string, readonly PreparedRunner[]>;
  readonly launchers: ReadonlyMap<string, Launcher>;
  /** Target words by their class, in the order in which classes may claim a target. */
  readonly targets: readonly (readonly [CommandClass, ReadonlySet<string>])[];
  readonly turns: readonly (ClassTurn & { readonly to: CommandClass })[];
}

/** Makes rules ready. */
export function prepareRules(rules: CommandRules): PreparedRules {
  const rows = rules.classes.flatMap(({ name, rows: own }) =>
    own.map((row) => ({ ...prepareRow(row), name })),
  );
  const ready = rules.runners.map((runner) => ({ ...runner, parts: runner.words.split(" ") }));
  return {
    rules,
    rows: grouped(
      rows.toSorted((left, right) => right.rank - left.rank),
      ({ program }) => program,
    ),
    runners: grouped(
      ready.toSorted((left, right) => right.parts.length - left.parts.length),
      ({ parts }) => parts[0] ?? "",
    ),
    launchers: new Map(rules.launchers.map((launcher) => [launcher.program, launcher])),
    targets: rules.classes.flatMap(({ name, targets }) =>
      targets === undefined ? [] : [[name, new Set(targets)] as const],
    ),
    turns: rules.classes.flatMap(({ name, turns = [] }) => turns.map((turn) => ({ ...turn, to: name }))),
  };
}

function grouped<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
