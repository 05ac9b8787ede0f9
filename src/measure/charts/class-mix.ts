// What Bash calls were for, by class and side: calls per dispatch. Classes that are not calibrated are not drawn; how
// many calls that leaves out is said. A side below the minimum has no bars.

import type { JsonObject } from "../../session/json-value.ts";
import { amountText } from "../figure-text.ts";
import { type Chart, chartName, label } from "./chart.ts";
import { CHART_WIDTH, chartConfig, SCHEMA, sideColor, sideNames } from "./chart-style.ts";

/** Calls of one class on one side. */
export interface ClassCalls {
  readonly name: string;
  readonly isMechanical: boolean;
  readonly calls: number;
}

/** The Bash calls of one side of one cohort. */
export interface SideMix {
  readonly side: "before" | "after";
  readonly dispatches: number;
  readonly classes: readonly ClassCalls[];
  /** Calls of classes that are not calibrated, or of which the text is not held as a whole. */
  readonly withheldCalls: number;
  readonly unparsedCalls: number;
}

/** `sides` are those with the minimum or more; at least one of them. */
export function classMixChart(position: number, cohort: string, sides: readonly SideMix[]): Chart {
  const names = classNames(sides);
  const bars = sides.flatMap((side) =>
    names.map(({ name, isMechanical }) => ({
      side: side.side,
      class: isMechanical ? `${label(name)} ●` : label(name),
      perDispatch: callsOf(side, name) / side.dispatches,
    })),
  );
  const legend = sides.length === 1 ? null : { title: null };
  const color = { field: "side", type: "nominal", scale: sideColor, legend };
  return {
    name: chartName(position, "class-mix", cohort),
    title: `What Bash calls in ${cohort} were for`,
    alternative: [
      ...sides.map(sideSentence),
      "A dot marks mechanical classes. Some mechanical calls read code: they are no share of removable work.",
    ],
    spec: {
      $schema: SCHEMA,
      title: {
        text: `Bash calls by class in ${label(cohort)}`,
        subtitle: "calls per dispatch; ● mechanical",
      },
      width: CHART_WIDTH - 80,
      height: { step: sides.length === 1 ? 18 : 11 },
      data: { values: bars },
      layer: [bar(color, sides), barText(sides)],
      config: chartConfig,
    },
    header: ["class", "mechanical", ...sides.flatMap(({ side }) => [`${side}: calls`, "per dispatch"])],
    rows: names.map(({ name, isMechanical }) => [
      name,
      isMechanical ? "yes" : "no",
      ...sides.flatMap((side) => {
        const calls = callsOf(side, name);
        return [calls.toLocaleString("en-US"), amountText(calls / side.dispatches)];
      }),
    ]),
    numbers: [
      ["side", "class", "is_mechanical", "calls", "dispatches"],
      ...sides.flatMap(({ side, dispatches, classes }) =>
        classes.map(({ name, isMechanical, calls }) => [side, name, String(isMechanical), calls, dispatches]),
      ),
    ],
  };
}

const y: JsonObject = { field: "class", type: "nominal", sort: null, axis: { title: null, ticks: false } };
const x: JsonObject = {
  field: "perDispatch",
  type: "quantitative",
  axis: { title: "calls per dispatch", tickCount: 6 },
};

function offset(sides: readonly SideMix[]): JsonObject {
  const domain = sideNames.filter((name) => sides.some(({ side }) => side === name));
  return { field: "side", type: "nominal", scale: { domain } };
}

function bar(color: JsonObject, sides: readonly SideMix[]): JsonObject {
  const yOffset = offset(sides);
  return { mark: { type: "bar" }, encoding: { y, yOffset, x, color } };
}

// Without colour, a bar is told from its neighbour by its name.
function barText(sides: readonly SideMix[]): JsonObject {
  const yOffset = offset(sides);
  return {
    mark: { type: "text", align: "left", dx: 3, fontSize: 9 },
    encoding: { y, yOffset, x, text: { field: "side" } },
  };
}

/** Mechanical ones first, within that by calls of all sides together, and by name. */
function classNames(sides: readonly SideMix[]): readonly ClassCalls[] {
  const found = new Map<string, ClassCalls>();
  for (const one of sides.flatMap(({ classes }) => classes)) {
    const calls = one.calls + callsBefore(found.get(one.name));
    found.set(one.name, { ...one, calls });
  }
  const rank = ({ isMechanical }: ClassCalls): number => (isMechanical ? 0 : 1);
  return [...found.values()].sort(
    (a, b) => rank(a) - rank(b) || b.calls - a.calls || (a.name < b.name ? -1 : 1),
  );
}

function callsBefore(known: ClassCalls | undefined): number {
  return known === undefined ? 0 : known.calls;
}

function callsOf({ classes }: SideMix, name: string): number {
  return classes.reduce((sum, one) => (one.name === name ? sum + one.calls : sum), 0);
}

function sideSentence({ side, dispatches, classes, withheldCalls, unparsedCalls }: SideMix): string {
  const all = classes.reduce((sum, { calls }) => sum + calls, 0);
  const mechanical = classes.reduce((sum, { calls, isMechanical }) => sum + (isMechanical ? calls : 0), 0);
  const shown = (count: number): string => count.toLocaleString("en-US");
  return (
    `${side}: ${shown(all)} classed Bash calls of ${dispatches} dispatches, ${shown(mechanical)} of them mechanical; ` +
    `${shown(unparsedCalls)} more could not be read as shell, and ${shown(withheldCalls)} are withheld.`
  );
}
