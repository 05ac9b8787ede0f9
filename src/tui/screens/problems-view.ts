// Problems: what could not be taken as it stands in the logs, by file:line. The same rows as `detent problems`.

import type { ProblemList } from "../../measure/problem-list.ts";
import { countText, numberText } from "../../measure/shown-figures.ts";
import { bounded, clippedLine, type Line, line, type Room } from "../line.ts";
import { type ListColumn, listTable } from "../list-table.ts";
import { problemsPart } from "../requests.ts";
import { problemWords } from "../screen-terms.ts";
import { shownRange, type View } from "../view.ts";
import { heldFor, type Place, type WorkbenchState } from "../workbench-state.ts";
import { wrappedText } from "../wrapped-text.ts";
import { noDatabase, reading, unreadText } from "./empty-lines.ts";

type ProblemsPlace = Extract<Place, { screen: "problems" }>;

const columns: readonly ListColumn[] = [
  { title: "place", align: "left", narrow: "cut start" },
  { title: "kind", align: "left" },
  { title: "problem", align: "left", narrow: "cut" },
];
/** Lines below the list for the whole of the problem under the cursor. */
const DETAIL = 3;

/** The list in its window, and the problem under the cursor whole. */
export function problemsView(state: WorkbenchState, place: ProblemsPlace, { width, height }: Room): View {
  const held = heldFor(state.parts.problems, problemsPart(place));
  const rows = held?.list.matching ?? -1;
  const room = height - 2 - DETAIL;
  const { first, end } = shownRange(place.cursor, rows, room);
  const cells = held === null ? [] : cellsOfAll(held.list.problems);
  const list: readonly Line[] =
    held === null || rows < 1
      ? emptyLines(state, place, held?.list)
      : [
          ...listTable(columns, { cells, offset: held.offset, first, end, cursor: place.cursor }, width),
          ...detailLines(cells[place.cursor - held.offset], width),
        ];
  const { kinds, text } = problemWords(place.filter);
  return {
    crumbs: ["Problems"],
    lines: [line(headText(state, place, held?.list), "quiet"), ...list].map((one) => clippedLine(one, width)),
    cursorMax: rows - 1,
    page: Math.max(1, room),
    keys: ["/ filter, such as kind:malformed"],
    commands: [
      [
        "problems",
        ...kinds.flatMap((kind) => ["--kind", kind]),
        ...(text === null ? [] : ["--text", text]),
        "--limit",
        String(Math.max(1, end)),
      ],
    ],
  };
}

const known = new WeakMap<ProblemList["problems"], readonly (readonly string[])[]>();

/** Made once for a window. */
function cellsOfAll(problems: ProblemList["problems"]): readonly (readonly string[])[] {
  const cells = known.get(problems) ?? problems.map(cellsOf);
  known.set(problems, cells);
  return cells;
}

function cellsOf({ path, line: at, kind, detail }: ProblemList["problems"][number]): readonly string[] {
  return [at === null ? path : `${path}:${at}`, kind, detail];
}

function headText(state: WorkbenchState, { filter }: ProblemsPlace, list: ProblemList | undefined): string {
  if (!state.hasDatabase) return "No database";
  if (list === undefined) return unreadText(state);
  if (filter !== "") return `${countText(list.matching, "problem")} · filter: ${filter}`;
  const kinds = list.kinds.map(({ kind, count }) => `${numberText(count)} ${kind}`).join(", ");
  return [countText(list.matching, "problem"), ...(kinds === "" ? [] : [kinds])].join(" · ");
}

function detailLines(cells: readonly string[] | undefined, width: number): readonly Line[] {
  if (cells === undefined) return [];
  const [place = "", kind = "", detail = ""] = cells;
  const lines = wrappedText(bounded(`${place}: ${kind}. ${detail}`, width * DETAIL), width);
  return lines.slice(0, DETAIL).map((text) => ({ text, look: "quiet" }));
}

function emptyLines(
  state: WorkbenchState,
  { filter }: ProblemsPlace,
  list: ProblemList | undefined,
): readonly Line[] {
  if (!state.hasDatabase) return noDatabase(state);
  if (list === undefined) return reading(state);
  if (list.sources === 0) return [line("There are no files yet: `detent load` reads them. L runs it here.")];
  if (filter !== "") {
    const kinds = list.kinds.map(({ kind }) => kind).join(", ");
    const known = kinds === "" ? "" : ` There are these kinds: ${kinds}.`;
    const text = `No problem meets '${filter}'.${known} Esc clears the filter.`;
    return wrappedText(text, state.columns).map((one) => line(one));
  }
  return [
    line(`No problem in ${countText(list.physicalLines, "line")} of ${countText(list.sources, "file")}.`),
  ];
}
