// Every way in which one row of the classifier's rules can be taken out or altered. A check that does not notice one of
// them has no control for that row.

import type { ClassTable, ClassTurn, CommandRow, FilterReading } from "../../src/classify/command-class.ts";
import type { CommandRules } from "../../src/classify/command-rules.ts";
import type { CommandOptions } from "../../src/classify/value-options.ts";

/** Rules with one fault, and what the fault is. */
export interface Mutant {
  readonly fault: string;
  readonly rules: CommandRules;
}

/** Lists, each without one of its entries, with the entry that is gone. */
function shortened<Entry>(list: readonly Entry[]): readonly (readonly [Entry, readonly Entry[]])[] {
  return list.map((entry, at) => [entry, list.toSpliced(at, 1)]);
}

type ListKey = "anyOf" | "noneOf" | "operandIs" | "operandNamed" | "pathStarts" | "pathEnds";
const listKeys: readonly ListKey[] = [
  "anyOf",
  "noneOf",
  "operandIs",
  "operandNamed",
  "pathStarts",
  "pathEnds",
];

function alteredRows(row: CommandRow): readonly (readonly [string, CommandRow])[] {
  const lists = listKeys.flatMap((key) =>
    shortened(row[key] ?? []).map(([gone, list]) => [`${key} ${gone}`, { ...row, [key]: list }] as const),
  );
  const bounds = (["operandsMin", "operandsMax", "operandHolds"] as const).flatMap((key) => {
    const { [key]: bound, ...rest } = row;
    return bound === undefined ? [] : [[key, rest] as const];
  });
  const { filter, ...plain } = row;
  const filters =
    filter === undefined
      ? []
      : alteredFilters(filter).map(([name, one]) => [name, { ...row, filter: one }] as const);
  return [...lists, ...bounds, ...filters, ...(filter === undefined ? [] : [["filter", plain] as const])];
}

function alteredFilters(filter: FilterReading): readonly (readonly [string, FilterReading])[] {
  const { noLeadingWith = [], readsWith = [], leading } = filter;
  return [
    ...shortened(noLeadingWith).map(
      ([gone, list]) => [`noLeadingWith ${gone}`, { ...filter, noLeadingWith: list }] as const,
    ),
    ...shortened(readsWith).map(
      ([gone, list]) => [`readsWith ${gone}`, { ...filter, readsWith: list }] as const,
    ),
    ...(leading === 0 ? [] : [["leading", { ...filter, leading: leading - 1 }] as const]),
  ];
}

/** The mutants of one class. */
export function classMutants(rules: CommandRules, table: ClassTable): readonly Mutant[] {
  const changed = (fault: string, one: ClassTable): Mutant => ({
    fault: `${table.name}: ${fault}`,
    rules: { ...rules, classes: rules.classes.map((other) => (other.name === table.name ? one : other)) },
  });
  const { rows, targets = [], turns = [] } = table;
  const removed = shortened(rows).map(([gone, list]) =>
    changed(`row ${gone.words} ${JSON.stringify(gone)}`, { ...table, rows: list }),
  );
  const altered = rows.flatMap((row, at) =>
    alteredRows(row).map(([name, one]) =>
      changed(`${row.words} without ${name}`, { ...table, rows: rows.with(at, one) }),
    ),
  );
  const words = shortened(targets).map(([gone, list]) =>
    changed(`target ${gone}`, { ...table, targets: list }),
  );
  const turned = turns.flatMap((turn, at) => [
    changed(`turn ${turn.id}`, { ...table, turns: turns.toSpliced(at, 1) }),
    ...alteredTurns(turn).map(([name, one]) =>
      changed(`turn ${turn.id}, ${name}`, { ...table, turns: turns.with(at, one) }),
    ),
  ]);
  return [...removed, ...altered, ...words, ...turned];
}

function alteredTurns(turn: ClassTurn): readonly (readonly [string, ClassTurn])[] {
  const { when } = turn;
  const words = when.kind === "writes a file" ? [] : shortened(when.words);
  return [
    ...(["from", "exceptClasses"] as const).flatMap((key) =>
      shortened(turn[key] ?? []).map(([gone, list]) => [`${key} ${gone}`, { ...turn, [key]: list }] as const),
    ),
    ...(["programs", "exceptPrograms"] as const).flatMap((key) =>
      shortened(turn[key] ?? []).map(([gone, list]) => [`${key} ${gone}`, { ...turn, [key]: list }] as const),
    ),
    ...words.map(([gone, list]) =>
      when.kind === "writes a file"
        ? (["", turn] as const)
        : ([`word ${gone}`, { ...turn, when: { ...when, words: list } }] as const),
    ),
  ];
}

/** The mutants of what stands beside the classes: launchers, runners, names, options and orders. */
export function sharedMutants(rules: CommandRules): readonly Mutant[] {
  const { launchers, runners, launchedClasses, mechanicalOrder, otherOrder } = rules;
  const names = [...rules.programAliases.keys(), ...rules.versionedPrograms];
  return [
    ...shortened(launchers).map(([{ program }, list]) => ({
      fault: `launcher ${program}`,
      rules: { ...rules, launchers: list },
    })),
    ...shortened(launchedClasses).map(([gone, list]) => ({
      fault: `launched ${gone}`,
      rules: { ...rules, launchedClasses: list },
    })),
    ...shortened(runners).map(([{ words }, list]) => ({
      fault: `runner ${words}`,
      rules: { ...rules, runners: list },
    })),
    ...names.map((name) => ({
      fault: `name ${name}`,
      rules: {
        ...rules,
        programAliases: new Map([...rules.programAliases].filter(([alias]) => alias !== name)),
        versionedPrograms: new Set([...rules.versionedPrograms].filter((program) => program !== name)),
      },
    })),
    ...optionMutants(rules),
    ...swapped(mechanicalOrder).map((order) => ({
      fault: `order ${order.join()}`,
      rules: { ...rules, mechanicalOrder: order },
    })),
    ...swapped(otherOrder).map((order) => ({
      fault: `order ${order.join()}`,
      rules: { ...rules, otherOrder: order },
    })),
  ];
}

/** The list with two neighbours changed, once for each pair. */
function swapped<Entry>(list: readonly Entry[]): readonly (readonly Entry[])[] {
  return list
    .slice(1)
    .map((entry, at) => [...list.slice(0, at), entry, ...list.slice(at, at + 1), ...list.slice(at + 2)]);
}

function optionMutants(rules: CommandRules): readonly Mutant[] {
  return [...rules.valueOptions].flatMap(([program, options]) =>
    alteredOptions(options).map(([name, one]) => ({
      fault: `option of ${program}: ${name}`,
      rules: { ...rules, valueOptions: new Map([...rules.valueOptions, [program, one]]) },
    })),
  );
}

function alteredOptions(options: CommandOptions): readonly (readonly [string, CommandOptions])[] {
  const { isOneDash, ...clustered } = options;
  return [
    ...[...(options.short ?? "")].map(
      (letter) => [letter, { ...options, short: options.short?.replace(letter, "") ?? "" }] as const,
    ),
    ...shortened(options.long ?? []).map(([gone, list]) => [gone, { ...options, long: list }] as const),
    ...shortened(options.pairs ?? []).map(([gone, list]) => [gone, { ...options, pairs: list }] as const),
    ...(isOneDash === true ? [["one dash", clustered] as const] : []),
  ];
}
