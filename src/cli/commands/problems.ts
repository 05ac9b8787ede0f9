// `detent problems`: everything in the logs that could not be taken as it stands, by file:line, kind and sentence.

import { resolve } from "node:path";
import { ExpectedError } from "../../expected-error.ts";
import { type Database, openForReading } from "../../measure/open-database.ts";
import { problemKinds } from "../../measure/problem-kinds.ts";
import {
  countSources,
  type ListedProblem,
  type ProblemList,
  readProblemList,
} from "../../measure/problem-list.ts";
import type { Command } from "../command.ts";
import { countText } from "../count-text.ts";
import { nearestNames } from "../nearest-name.ts";
import { collectText, findCount, findText, readTexts } from "../option-values.ts";
import { type Column, numberText } from "../text-table.ts";

const LIMIT = 100;

const columns: readonly Column[] = [
  { title: "place", align: "left" },
  { title: "kind", align: "left" },
  { title: "problem", align: "left" },
];

/** `detent problems`. */
export const problems: Command = {
  name: "problems",
  summary: "Lists what could not be taken as it stands in the logs, by file:line",
  usage: ["[options] [path...]"],
  example: "detent problems ~/.claude/projects --kind malformed",
  exitCodes: [0, 4],
  options: (commander) => {
    commander
      .argument("[path...]", "only of these loaded files, or of loaded files in these folders")
      .option("--kind <kind>", "only problems of this kind; may be given several times", collectText)
      .option("--text <part>", "only problems with this in their path, kind or sentence")
      .option("--limit <n>", `at most this many (default: ${LIMIT})`);
  },
  run: async ({ flags, print, cwd }, args, options) => {
    const limit = findCount(options, "limit") ?? LIMIT;
    if (limit < 1) throw new ExpectedError("--limit", "A list of none shows nothing.", "Give 1 or more.", 2);
    const kinds = readTexts(options, "kind");
    const paths = args.map((path) => (path.startsWith("stdin:") ? path : resolve(cwd, path)));
    const database = await openForReading(flags.databasePath);
    try {
      await checkPaths(database, paths);
      await checkKinds(database, kinds);
      const text = findText(options, "text");
      const filter = { paths, kinds, limit, ...(text === undefined ? {} : { text }) };
      const list = await readProblemList(database, filter);
      if (flags.isJson) print.json({ shape: "detent.problems/1", ...list });
      else {
        print.table(columns, list.problems.map(rowOf), whyEmpty(list));
        if (list.problems.length > 0) print.note(listText(list));
      }
      return 0;
    } finally {
      database.close();
    }
  },
};

/** A kind is known by its name or by a problem that has it. */
async function checkKinds(database: Database, asked: readonly string[]): Promise<void> {
  if (asked.every((kind) => problemKinds.includes(kind))) return;
  const { kinds: held } = await readProblemList(database, { paths: [], kinds: [], limit: 1 });
  const known = [...new Set([...problemKinds, ...held.map(({ kind }) => kind)])];
  const unknown = asked.find((kind) => !known.includes(kind));
  if (unknown === undefined) return;
  const near = nearestNames(unknown, known);
  const guess = near.length === 0 ? "" : `Did you mean ${near.join(" or ")}? `;
  const remedy = `${guess}Give one of: ${known.join(", ")}.`;
  throw new ExpectedError("--kind", `'${unknown}' is none of its values.`, remedy, 2);
}

async function checkPaths(database: Database, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if ((await countSources(database, path)) > 0) continue;
    throw new ExpectedError(
      path,
      "No loaded file is here.",
      "`detent load` reads files; name one of those.",
      4,
    );
  }
}

function rowOf({ path, line, kind, detail }: ListedProblem): readonly string[] {
  return [line === null ? path : `${path}:${line}`, kind, detail];
}

function whyEmpty({ kinds, sources, physicalLines }: ProblemList): string {
  if (sources === 0) return "There are no files yet: `detent load` reads them.";
  const read = `${countText(physicalLines, "line")} in ${countText(sources, "file")}`;
  if (kinds.length === 0) return `No problem in ${read}.`;
  return `No problem of this kind in ${read}. There are ${kindsText(kinds)}.`;
}

function listText({ problems: shown, matching, kinds }: ProblemList): string {
  const isPart = shown.length < matching;
  const part = isPart ? `${numberText(shown.length)} of ` : "";
  const more = isPart ? "; --limit shows more" : "";
  return `${part}${countText(matching, "problem")}${more}. By kind: ${kindsText(kinds)}.`;
}

function kindsText(kinds: ProblemList["kinds"]): string {
  return kinds.map(({ kind, count }) => `${numberText(count)} ${kind}`).join(", ");
}
