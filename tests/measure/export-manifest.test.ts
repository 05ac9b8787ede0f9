import { expect, test } from "vitest";
import {
  type ExportManifest,
  filePath,
  manifestPath,
  manifestText,
  readManifest,
} from "../../src/measure/export-manifest.ts";

const install = "0b6c3a52-9d1e-4c7f-8a2b-1f3e5d7c9b0a";
const file = {
  table: "entries",
  day: "2026-03-01",
  name: "rows_0.parquet",
  rows: 2,
  bytes: 9,
  sha256: "a".repeat(64),
};
const manifest: ExportManifest = {
  shape: "detent.export-manifest/1",
  install,
  number: 3,
  schema_version: 5,
  counting_definition: 1,
  has_paths: false,
  has_subjects: true,
  files: [file, { ...file, day: null }],
};

test("what is written is read back", () => {
  expect(readManifest(manifestText(manifest))).toEqual({ manifest });
});

test("files lie by table, day and install; rows without a time where engines look for NULL", () => {
  expect(filePath("/x", install, file)).toBe(`/x/entries/day=2026-03-01/install=${install}/rows_0.parquet`);
  expect(filePath("/x", install, { ...file, day: null })).toBe(
    `/x/entries/day=__HIVE_DEFAULT_PARTITION__/install=${install}/rows_0.parquet`,
  );
  expect(manifestPath("/x", install)).toBe(`/x/_exports/${install}.json`);
});

test.each([
  ["no JSON", "{"],
  ["no object", "[]"],
  ["another document", JSON.stringify({ shape: "detent.load/1" })],
  ["one without a shape", JSON.stringify({ install })],
])("%s is no manifest", (_name, text) => {
  expect(readManifest(text)).toBeNull();
});

const changed = (change: object): string => JSON.stringify({ ...manifest, ...change });

test.each([
  ["another version", changed({ shape: "detent.export-manifest/2" }), /2; this version reads .*1\.$/],
  ["a path out of the folder", changed({ files: [{ ...file, name: "../../x.parquet" }] }), /files\.0\.name/],
  ["a table that is a path", changed({ files: [{ ...file, table: "../x" }] }), /files\.0\.table/],
  ["a day that is a path", changed({ files: [{ ...file, day: "2026-03-01/.." }] }), /files\.0\.day/],
  ["a missing number", changed({ number: undefined }), /number/],
  ["an unknown field", changed({ extra: 1 }), /not as it must be/],
])("%s is refused, and the install is named", (_name, text, problem) => {
  const reading = readManifest(text);
  expect(reading).toEqual({ problem: expect.stringMatching(problem) });
  expect(reading).toEqual({ problem: expect.stringContaining(`Install ${install}: `) });
});

test("an install that is no id is refused: it would become a part of a path", () => {
  expect(readManifest(changed({ install: "../../home" }))).toEqual({
    problem: expect.stringMatching(/install is not/),
  });
});
