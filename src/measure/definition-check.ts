// The definitions that the rows of a comparison were made with. Two numbers under one name are two different
// figures: they are not compared. The numbers that count for a metric are its own and those of the rule sets under
// it.

import type { DispatchUnit } from "./dispatch-unit.ts";

export type DefinitionCheck =
  | { readonly kind: "same"; readonly definitions: Readonly<Record<string, number>> }
  | { readonly kind: "different"; readonly why: string };

/** Rows without a number differ from rows with one. */
export function checkDefinitions(units: readonly DispatchUnit[], metric: string): DefinitionCheck {
  const metrics = new Set<string>();
  const names = new Set<string>();
  for (const unit of units) {
    for (const name of unit.values.keys()) metrics.add(name);
    for (const name of unit.definitions.keys()) names.add(name);
  }
  const relevant = [...names].filter((name) => name === metric || !metrics.has(name)).sort();
  const definitions: Record<string, number> = {};
  for (const name of relevant) {
    const numbers = [...new Set(units.map((unit) => unit.definitions.get(name) ?? null))];
    const [number] = numbers;
    if (numbers.length > 1 || number === null || number === undefined) {
      const shown = numbers
        .map((one) => one ?? "none")
        .sort()
        .join(" and ");
      return { kind: "different", why: `rows carry different definitions of ${name} (${shown})` };
    }
    definitions[name] = number;
  }
  return { kind: "same", definitions };
}

/** `measured by a later definition` (or an earlier one) where a number is not the registered one; else empty. */
export function changedDefinitions(
  registered: Readonly<Record<string, number>>,
  measured: Readonly<Record<string, number>>,
): readonly string[] {
  return Object.entries(measured).flatMap(([name, number]) => {
    const before = registered[name];
    if (before === number) return [];
    if (before === undefined) return [`${name}: measured by definition ${number}, none was registered`];
    const age = number > before ? "a later" : "an earlier";
    return [`${name}: measured by ${age} definition (${number}, registered ${before})`];
  });
}
