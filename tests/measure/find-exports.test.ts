// Which exports manifests name, and which of them count.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { COUNTING_DEFINITION } from "../../src/measure/definitions.ts";
import { type ExportManifest, MANIFEST_SHAPE, manifestPath } from "../../src/measure/export-manifest.ts";
import { findExports } from "../../src/measure/find-exports.ts";
import { SCHEMA_VERSION } from "../../src/measure/schema.ts";
import { freshFolder } from "./fresh-folder.ts";

const [first, second] = ["1b6c3a52-9d1e-4c7f-8a2b-1f3e5d7c9b0a", "2b6c3a52-9d1e-4c7f-8a2b-1f3e5d7c9b0a"];

function manifestOf(install: string, number: number, change: Partial<ExportManifest> = {}) {
  return {
    shape: MANIFEST_SHAPE,
    install,
    number,
    schema_version: SCHEMA_VERSION,
    counting_definition: COUNTING_DEFINITION,
    has_paths: false,
    has_subjects: false,
    files: [],
    ...change,
  };
}

function write(folder: string, manifest: { readonly install: string }): string {
  const path = manifestPath(folder, manifest.install);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(manifest));
  return path;
}

test("of several exports of an install the one with the highest number counts, in any order", () => {
  const folder = freshFolder();
  const paths = [3, 12, 7].map((number) => write(join(folder, String(number)), manifestOf(first, number)));
  const other = write(join(folder, "other"), manifestOf(second, 1));
  for (const order of [
    [...paths, other],
    [other, ...paths.toReversed()],
  ]) {
    const { exports, older, faults } = findExports(order);
    expect(exports.map(({ manifest, folder: at }) => [manifest.install, manifest.number, at])).toEqual([
      [first, 12, join(folder, "12")],
      [second, 1, join(folder, "other")],
    ]);
    expect(older.map(({ manifest }) => manifest.number).toSorted()).toEqual([3, 7]);
    expect(faults).toEqual([]);
  }
});

test("the same export twice is one, and the other of them counts as older", () => {
  const folder = freshFolder();
  const paths = ["a", "b"].map((name) => write(join(folder, name), manifestOf(first, 3)));
  const { exports, older } = findExports(paths);
  expect([exports.length, older.length]).toEqual([1, 1]);
});

test("another schema and other counting rules are refused with the install, whatever else is there", () => {
  const folder = freshFolder();
  const paths = [
    write(join(folder, "a"), manifestOf(first, 1, { schema_version: SCHEMA_VERSION - 1 })),
    write(join(folder, "b"), manifestOf(second, 1, { counting_definition: COUNTING_DEFINITION + 1 })),
    write(join(folder, "c"), manifestOf(second, 1)),
  ];
  const { exports, faults } = findExports(paths);
  expect(exports.map(({ path }) => path)).toEqual([paths[2]]);
  expect(faults.map(({ path, problem }) => [path, problem.split(";", 1)[0]])).toEqual([
    [paths[0], `Install ${first}: The export has schema ${SCHEMA_VERSION - 1}`],
    [paths[1], `Install ${second}: The export was counted by rules ${COUNTING_DEFINITION + 1}`],
  ]);
});

test("a document that is no manifest is left alone, unless it is called like one", () => {
  const folder = freshFolder();
  const [notes, torn] = [join(folder, "notes.json"), join(folder, `${first}.json`)];
  writeFileSync(notes, '{"a":1}');
  writeFileSync(torn, '{"shape":"detent.export-man');
  expect(findExports([notes, torn])).toEqual({
    exports: [],
    older: [],
    faults: [
      {
        path: torn,
        isThere: true,
        problem: "It is called like the manifest of an export, and is none.",
      },
    ],
  });
});
