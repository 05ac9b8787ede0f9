// `detent export`: what was loaded, as Parquet for the shared storage of a fleet. Without --parquet it says what would
// leave and writes nothing.

import { resolve } from "node:path";
import { readExportPreview } from "../../measure/export-preview.ts";
import type { ExportChoice } from "../../measure/leaving-rows.ts";
import { type Database, openForLoading, openForReading } from "../../measure/open-database.ts";
import { type ExportResult, writeExport } from "../../measure/write-export.ts";
import type { Command, CommandContext } from "../command.ts";
import { countText } from "../count-text.ts";
import { exportLines, leavingOf } from "../export-text.ts";
import { findText, isGiven } from "../option-values.ts";
import { numberText } from "../text-table.ts";

const NOTES = `
Without --parquet nothing is written: it says what would leave.

Written are the rows as they were read from the logs of this machine, copies included, with their place; whoever loads
them settles them by the same rules. An export replaces the one before of the same database. How shared exports are
queried, and what of the storage was tried: docs/scale.md.`;

/** `detent export`. */
export const exportCommand: Command = {
  name: "export",
  summary: "Says what would leave the machine, and writes it as Parquet for shared storage",
  usage: ["[options]"],
  example: "detent export --parquet fleet",
  exitCodes: [0, 3, 4],
  options: (commander) => {
    commander
      .option("--parquet <dir>", "write below this folder, by day and by the database's random id")
      .option(
        "--with-paths",
        "paths of logs and working folders, Git branches and errors of the disk leave too",
      )
      .option("--with-subjects", "commands, paths, patterns and URLs of tool calls leave too")
      .addHelpText("after", NOTES);
  },
  run: async (context, _args, options) => {
    const choice = { hasPaths: isGiven(options, "withPaths"), hasSubjects: isGiven(options, "withSubjects") };
    const folder = findText(options, "parquet");
    const reading = await openForReading(context.flags.databasePath);
    try {
      if (folder === undefined) {
        await print(context, reading, choice, null);
        return 0;
      }
    } finally {
      reading.close();
    }
    const database = await openForLoading(context.flags.databasePath);
    try {
      const path = resolve(context.cwd, folder);
      await print(context, database, choice, { path, ...(await writeExport(database, path, choice)) });
      return 0;
    } finally {
      database.close();
    }
  },
};

type Written = ExportResult & { readonly path: string };

async function print(
  { print: printer, flags }: CommandContext,
  database: Database,
  choice: ExportChoice,
  written: Written | null,
): Promise<void> {
  const preview = await readExportPreview(database, choice);
  const leaving = leavingOf(preview, choice);
  if (flags.isJson) {
    printer.json({
      shape: "detent.export/1",
      database: flags.databasePath,
      ...choice,
      ...preview,
      ...leaving,
      written: written === null ? null : writtenOf(written),
    });
    return;
  }
  for (const line of exportLines(preview, leaving)) printer.line(line);
  printer.line(written === null ? "Nothing was written: --parquet DIR writes it." : writtenLine(written));
}

function writtenOf({ path, manifest, isChanged, written }: Written): object {
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  const { number, files } = manifest;
  return { folder: path, number, isChanged, files: files.length, filesWritten: written, bytes };
}

function writtenLine({ path, manifest, isChanged, written }: Written): string {
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  const whole = `${countText(manifest.files.length, "file")}, ${numberText(bytes)} bytes`;
  if (!isChanged) return `Written   nothing: export ${manifest.number} stands in ${path} as it is (${whole})`;
  return `Written   export ${manifest.number} to ${path}: ${whole}, ${numberText(written)} of them new or changed`;
}
