// The shape that `detent export` prints with --json.

import * as z from "zod/mini";

const unknownNumber = z.nullable(z.number());
const unknownText = z.nullable(z.string());
const count = z.number().check(z.nonnegative(), z.int());

const exported = z.strictObject({
  shape: z.literal("detent.export/1"),
  database: z.string(),
  hasPaths: z.boolean(),
  hasSubjects: z.boolean(),
  install: unknownText,
  tables: z.array(z.strictObject({ name: z.string(), rows: count })),
  sources: count,
  sourcesOfOthers: count,
  subjects: count,
  firstMs: unknownNumber,
  lastMs: unknownNumber,
  leaves: z.array(z.string()),
  stays: z.array(z.string()),
  written: z.nullable(
    z.strictObject({
      folder: z.string(),
      number: count,
      isChanged: z.boolean(),
      files: count,
      filesWritten: count,
      bytes: count,
    }),
  ),
});

export const exportJsonShapes = { "detent.export/1": exported } as const;
