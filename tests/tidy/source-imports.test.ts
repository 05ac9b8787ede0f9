// What a file imports, as its tokens say it.

import { describe, expect, test } from "vitest";
import { packageName, resolvedPath, sourceImports } from "./source-imports.ts";

describe("imports", () => {
  test.each([
    ['import { a } from "./a.ts";', "static ./a.ts"],
    ['import a, { type B } from "./a.ts";', "static ./a.ts"],
    ['import { type A, b } from "./a.ts";', "static ./a.ts"],
    ['import * as z from "zod/mini";', "static zod/mini"],
    ['import "./a.ts";', "static ./a.ts"],
    ["import {\n  a,\n} from './a.ts';", "static ./a.ts"],
    ['import type { A } from "./a.ts";', "type ./a.ts"],
    ['import { type A, type B, } from "./a.ts";', "type ./a.ts"],
    ['type A = import("./a.ts").A;', "dynamic ./a.ts"],
    ['type A = typeof import("./a.ts");', "type ./a.ts"],
    ['export { a } from "./a.ts";', "static ./a.ts"],
    ['export type { A } from "./a.ts";', "type ./a.ts"],
    ['export * from "./a.ts";', "static ./a.ts"],
    ['const a = await import("./a.ts");', "dynamic ./a.ts"],
    ['new Worker(new URL("./a.js", import.meta.url));', "worker ./a.js"],
    ['new URL(isBuilt ? "./a.js" : "../b/a.ts", import.meta.url);', "worker ./a.js, worker ../b/a.ts"],
  ])("%s", (text, expected) => {
    expect(
      sourceImports(text)
        .map(({ kind, specifier }) => `${kind} ${specifier}`)
        .join(", "),
    ).toBe(expected);
  });
  test.each([
    '// import "./a.ts";',
    "const a = \"import './a.ts'\";",
    'export const from = "./a.ts";',
    "import.meta.url;",
    "import(path);",
    'new URL("./a.ts", base);',
    'new URL("../golden/a.json", import.meta.url);',
    'loader.import("./a.ts");',
  ])("none in %s", (text) => {
    expect(sourceImports(text)).toEqual([]);
  });
  test("each has the line of its specifier", () => {
    expect(
      sourceImports('import {\n  a,\n} from "./a.ts";\nimport "./b.ts";').map(({ line }) => line),
    ).toEqual([3, 4]);
  });
});

test("a relative specifier is a path, with .js standing for the source beside it", () => {
  const has = (path: string): boolean => ["src/a/b.ts", "src/c.ts"].includes(path);
  expect(resolvedPath("src/a/x.ts", "./b.ts", has)).toBe("src/a/b.ts");
  expect(resolvedPath("src/a/x.ts", "../c.js", has)).toBe("src/c.ts");
  expect(resolvedPath("src/a/x.ts", "./gone.js", has)).toBe("src/a/gone.js");
  expect(resolvedPath("src/a/x.ts", "zod/mini", has)).toBeUndefined();
});

test.each([
  ["zod/mini", "zod"],
  ["@duckdb/node-api/lib/x.js", "@duckdb/node-api"],
  ["yaml", "yaml"],
])("%s is of the package %s", (specifier, name) => {
  expect(packageName(specifier)).toBe(name);
});
