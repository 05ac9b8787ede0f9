// What the build leaves in dist/. Needs `npm run build`, as the test command runs it.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { isBuiltin } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { sourceImports } from "./tidy/source-imports.ts";

const folder = fileURLToPath(new URL("../dist/", import.meta.url));
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}${name}`, "utf8") }));

test("nothing but node's modules and the database's binary is left to import", () => {
  const left = files.flatMap(({ name, text }) =>
    sourceImports(text)
      .filter(({ specifier }) => !specifier.startsWith("./") && !isBuiltin(specifier))
      .filter(({ specifier }) => specifier !== "@duckdb/node-bindings")
      .map(({ specifier, line }) => `${name}:${line}: ${specifier}`),
  );
  expect(left).toEqual([]);
});

test("the program starts with its shebang, once, and may be executed", () => {
  expect(files.filter(({ text }) => text.startsWith("#!")).map(({ name }) => name)).toEqual(["detent.js"]);
  expect(statSync(`${folder}detent.js`).mode & 0o111).toBe(0o111);
});

test("no part holds the path that it was built in", () => {
  expect(files.filter(({ text }) => text.includes(fileURLToPath(new URL("../", import.meta.url))))).toEqual(
    [],
  );
});
