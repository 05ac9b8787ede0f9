// Guards the mirror of src/ and tests/, over planted faults and over the project itself.

import { describe, expect, test } from "vitest";
import { hasRuntimeCode, mirrorBreaches } from "./mirror.ts";
import { breachLines, plantedTree, readProjectTree } from "./tree.ts";

test("every source file of the project has its test, every test its source file", () => {
  expect(breachLines(mirrorBreaches(readProjectTree()))).toEqual([]);
});

describe("planted faults", () => {
  test("a source file without a test is named with the missing path", () => {
    expect(breachLines(mirrorBreaches(plantedTree({ "src/cli/a.ts": "export const a = 1;" })))).toEqual([
      "src/cli/a.ts: Has runtime code and no test. Write tests/cli/a.test.ts.",
    ]);
  });
  test("a test without a source file is named, a part without its main test too", () => {
    const tree = plantedTree({
      "tests/cli/a.test.ts": "",
      "src/cli/b.ts": "export type B = 1;",
      "tests/cli/b.part.test.ts": "",
    });
    expect(mirrorBreaches(tree).map(({ place }) => place)).toEqual([
      "tests/cli/a.test.ts",
      "tests/cli/b.part.test.ts",
    ]);
  });
  test("pairs, parts beside their main test, free folders, support files, scripts and documents are silent", () => {
    const tree = plantedTree({
      "src/cli/a.ts": "export const a = 1;",
      "tests/cli/a.test.ts": "",
      "tests/cli/a.wide-text.test.ts": "",
      "src/tui/app.tsx": "export const b = 1;",
      "tests/tui/app.test.tsx": "",
      "tests/laws/rows.test.ts": "",
      "tests/cli/fake-command.ts": "",
      "build.mjs": "",
      "tests/build.test.ts": "",
      "README.md": "",
      "tests/readme.test.ts": "",
    });
    expect(mirrorBreaches(tree)).toEqual([]);
  });
});

describe("run-time code", () => {
  test.each([
    "export const a = 1;",
    "export interface A { b: { c: 1 } }\nexport class B {}",
    'import "./a.ts";',
    'export { a } from "./a.ts";',
    "type A = 1;\nfunction f() {}",
    "call();",
    'import type from "./a.ts";',
  ])("is seen in %j", (text) => {
    expect(hasRuntimeCode(text)).toBe(true);
  });
  test.each([
    "",
    "// const a = 1;",
    'import type { A } from "./a.ts";\nexport interface B extends A { c(): { d: 1 }; }',
    "export type F = (a: { b: 1 }) => { c: 2 };\ninterface G<T> { h: T }\ndeclare const x: { y: 1 };",
    'export type { A } from "./a.ts";',
  ])("is not seen in %j", (text) => {
    expect(hasRuntimeCode(text)).toBe(false);
  });
});
