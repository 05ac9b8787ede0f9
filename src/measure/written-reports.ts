// The reports that were written of a registration: every folder beside the registry whose report.json names it. None is
// chosen from others, and one that cannot be read is named.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import { parseJson } from "../session/json-value.ts";

/** A report by its folder, with the text of its report.md or the reason why there is none. */
export type WrittenReport = { readonly folder: string } & (
  | { readonly text: string }
  | { readonly problem: string }
);

const shape = z.object({
  comparison: z.object({ registration: z.nullable(z.object({ hash: z.string() })) }),
});

/** The folder that reports are looked for in: the one that holds the registry. */
export function reportsFolder(registryFolder: string): string {
  return dirname(registryFolder);
}

/** The reports of the record with this hash, by the names of their folders. */
export function readWrittenReports(registryFolder: string, hash: string): readonly WrittenReport[] {
  const above = reportsFolder(registryFolder);
  if (!existsSync(above)) return [];
  return readdirSync(above, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(above, entry.name, "report.json")))
    .map(({ name }) => join(above, name))
    .sort()
    .flatMap((folder) => {
      const read = shape.safeParse(parseJson(readFileSync(join(folder, "report.json"), "utf8")));
      if (!read.success) return [{ folder, problem: "Its report.json is none that this version can read." }];
      return read.data.comparison.registration?.hash === hash ? [withText(folder)] : [];
    });
}

function withText(folder: string): WrittenReport {
  const path = join(folder, "report.md");
  if (!existsSync(path)) return { folder, problem: "Its report.md is not there." };
  return { folder, text: readFileSync(path, "utf8") };
}
