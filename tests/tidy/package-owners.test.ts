// Guards the owners of packages, over planted faults and over the project itself.

import { describe, expect, test } from "vitest";
import { packageBreaches } from "./package-owners.ts";
import { breachLines, plantedTree, readProjectTree } from "./tree.ts";

test("every package of the project is imported by its owner alone", () => {
  expect(breachLines(packageBreaches(readProjectTree()))).toEqual([]);
});

const names = [
  "@duckdb/node-api",
  "commander",
  "ink",
  "react",
  "yaml",
  "zod",
  "tinyglobby",
  "unbash",
  "vega",
];
const manifest = JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, "1"])) });
const linesOf = (files: Record<string, string>): readonly string[] =>
  breachLines(packageBreaches(plantedTree({ "package.json": manifest, ...files })));

describe("planted faults", () => {
  test.each([
    ["src/measure/ingest.ts", "@duckdb/node-api", "which only src/measure/open-database.ts may"],
    ["src/cli/main.ts", "@duckdb/node-bindings/x.js", "which only src/measure/open-database.ts may"],
    ["src/measure/a.ts", "commander", "which only src/cli/ may"],
    ["src/cli/a.ts", "react/jsx-runtime", "which only src/tui/ may"],
    ["src/measure/charts/a.ts", "vega-lite", "which only src/measure/charts/render-chart.ts may"],
    ["src/moves/a.ts", "unbash", "which only src/classify/shell-syntax.ts may"],
    ["src/cli/a.ts", "left-pad", "which is no dependency"],
    ["src/cli/a.ts", "zod", 'Import "zod/mini"'],
    ["src/cli/a.ts", "zod/v4", 'Import "zod/mini"'],
    ["tests/cli/a.test.ts", "zod", 'Import "zod/mini"'],
  ])("%s imports %s", (path, specifier, part) => {
    const lines = linesOf({ [path]: `import type { A } from "${specifier}";` });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${path}:1: Imports '`);
    expect(lines[0]).toContain(part);
  });
  test("a second file with yaml is named with the first one", () => {
    const text = 'import { parse } from "yaml";';
    expect(linesOf({ "src/measure/a.ts": text, "src/measure/b.ts": text })).toEqual([
      "src/measure/a.ts, src/measure/b.ts: Each imports 'yaml'. Let one do it and export what is needed.",
    ]);
  });
  test("owners, one file with yaml, zod/mini, node's modules and dev packages in tests are silent", () => {
    expect(
      linesOf({
        "src/measure/open-database.ts": 'import "@duckdb/node-api"; import { parse } from "yaml";',
        "src/cli/run-command.ts": 'import { Command } from "commander"; import * as z from "zod/mini";',
        "src/classify/shell-syntax.ts": 'import { parse } from "unbash";',
        "src/measure/charts/render-chart.ts": 'const vega = await import("vega");',
        "src/tui/app.ts": 'import { Box } from "ink"; import "node:fs"; import "fs";',
        "tests/measure/a.test.ts": 'import "vitest"; import "@duckdb/node-api";',
      }),
    ).toEqual([]);
  });
});
