// Cohorts: the registrations of the chain with their status, and what does not hold in the chain. The same records as
// `detent register --list`.

import type { Chain } from "../../measure/registry.ts";
import { clippedLine, type Line, line, type Room } from "../line.ts";
import { type ListColumn, listTable } from "../list-table.ts";
import { type SealedPlan, sealedOf } from "../sealed-plans.ts";
import { shownRange, type View } from "../view.ts";
import type { Place, WorkbenchState } from "../workbench-state.ts";
import { wrappedText } from "../wrapped-text.ts";
import { reading } from "./empty-lines.ts";

type CohortsPlace = Extract<Place, { screen: "cohorts" }>;

const columns: readonly ListColumn[] = [
  { title: "no.", align: "right" },
  { title: "status", align: "left" },
  { title: "cohorts", align: "left", narrow: "leave out" },
  { title: "sealed", align: "left", narrow: "leave out" },
  { title: "title", align: "left", narrow: "cut" },
];

export function cohortsView(state: WorkbenchState, place: CohortsPlace, { width, height }: Room): View {
  const chain = state.parts.chain?.value;
  const sealed = chain === undefined ? [] : sealedOf(chain);
  const faults =
    chain?.faults.slice(0, 3).map((fault) => `Broken chain: ${fault.place}: ${fault.problem}`) ?? [];
  const head = faults.flatMap((text) => wrappedText(text, width)).map((text) => line(text, "warning"));
  const room = height - head.length - 1;
  const { first, end } = shownRange(place.cursor, sealed.length, room);
  const cells = sealed.map(({ record }) => [
    String(record.number).padStart(4, "0"),
    chain === undefined ? "" : statusOf(chain, record),
    record.protocol.cohorts.compared.join(", "),
    record.at.slice(0, 10),
    record.protocol.title,
  ]);
  const list: readonly Line[] =
    chain === undefined
      ? reading(state)
      : sealed.length === 0
        ? wrappedText(`There are no registrations in ${chain.folder}: ${HOW}`, width).map((text) =>
            line(text),
          )
        : listTable(columns, { cells, offset: 0, first, end, cursor: place.cursor }, width);
  return {
    crumbs: ["Cohorts"],
    lines: [...head, ...list].map((one) => clippedLine(one, width)),
    cursorMax: sealed.length - 1,
    page: Math.max(1, room),
    keys: ["Enter open", "c compare", "o report"],
    commands: [["register", "--list"]],
  };
}

const HOW = "`detent register FILE` previews a plan, and with --seal it writes the first.";

/** Decided, with its verdicts counted; amended; or open. */
function statusOf(chain: Chain, { hash }: SealedPlan["record"]): string {
  const verdicts = chain.records.flatMap(({ record }) =>
    record.kind === "decided" && record.of === hash ? record.decisions.flatMap(({ results }) => results) : [],
  );
  if (verdicts.length > 0) {
    const words = [...new Set(verdicts.map(({ verdict }) => verdict))];
    return words
      .map((word) => `${verdicts.filter(({ verdict }) => verdict === word).length} ${word}`)
      .join(", ");
  }
  const isAmended = chain.records.some(({ record }) => record.kind === "sealed" && record.amends === hash);
  return isAmended ? "amended" : "open";
}
