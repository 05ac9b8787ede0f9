// Guards what may not be written, over planted faults and over the project itself.

import { describe, expect, test } from "vitest";
import { bannedCode } from "./banned-code.ts";
import { bannedNames } from "./banned-names.ts";
import { breachLines, plantedTree, readProjectTree } from "./tree.ts";

const project = readProjectTree();
const problemsOf = (text: string, path = "src/session/a.ts"): readonly string[] =>
  bannedCode(plantedTree({ [path]: text })).map(({ problem }) => problem);

describe("the project", () => {
  test("has no banned code", () => {
    expect(breachLines(bannedCode(project))).toEqual([]);
  });
  test("has no banned names", () => {
    expect(breachLines(bannedNames(project))).toEqual([]);
  });
});

describe("banned code", () => {
  test.each([
    ["console.log(1);", "console"],
    ["process.exit(1);", "process.exit"],
    ["const t = Date.now();", "Date.now"],
    ["const t = new Date();", "new Date()"],
    ["const t = new Date;", "new Date()"],
    ["const r = Math.random();", "Math.random"],
    ["const e = process.env.HOME;", "process.env"],
    ["let x: any;", "`any`"],
    ["const x: Map<string, any[]> = y;", "`any`"],
    ["const s = z.any();", "`any`"],
    ["const x = y as string;", "cast"],
    ["const x = (y as unknown) as A;", "cast"],
    ["const x = { a: y as A };", "cast"],
    ["const x = <A>y;", "cast"],
    ["const n = count ?? 0;", "zero"],
    ["const n = count || 0;", "zero"],
    ["const n = total ?? 0n;", "zero"],
    ["const a = b!.c;", "non-null"],
    ["const a = b[0]!;", "non-null"],
    ["export default 1;", "default export"],
    ["const a = 1; export { a as default };", "default export"],
    ['export * from "./a.ts";', "export *"],
    ["enum A { B }", "enum"],
    ["const t = `$" + "{Date.now()}`;", "Date.now"],
  ])("%s is named", (text, part) => {
    const problems = problemsOf(text);
    expect(problems).not.toEqual([]);
    expect(problems.every((problem) => problem.includes(part))).toBe(true);
  });
  test.each([
    'const a = "console.log process.exit"; // Date.now as any',
    "process.exitCode = 1;",
    "const t = new Date(now);",
    "const a = [1, 2] as const;",
    'import * as z from "zod/mini";',
    'import { a as b, type C as D } from "./a.ts";',
    "const b = 1; export { b as c };",
    'import e, { a as f } from "./a.ts";',
    "const first = await Promise.any(list); const o = { any: 1, as: 2 };",
    "const n = count ?? 10;",
    "const n = count ?? 0.5;",
    "if (a !== b && !c) return !d;",
    "const make = <T,>(a: T): T => a; const other = <T>(a: T): T => a;",
    "if (a < b && c > d) e(/as any/);",
    "world.console.write(1); mine.process.env;",
  ])("%s is silent", (text) => {
    expect(problemsOf(text)).toEqual([]);
  });
  test("only the outermost files touch clock and environment, tests may hand on their environment", () => {
    expect(problemsOf("f(process.env, Date.now(), new Date(), Math.random());", "src/cli/main.ts")).toEqual(
      [],
    );
    expect(problemsOf("f(process.env);", "tests/cli/main.test.ts")).toEqual([]);
    expect(problemsOf("f(Date.now());", "tests/cli/main.test.ts")).toHaveLength(1);
    expect(problemsOf("console.log(1);", "src/cli/main.ts")).toHaveLength(1);
  });
});

describe("swallowed faults", () => {
  test.each([
    "try { a(); } catch {}",
    "try { a(); } catch (fault) { /* nothing */ }",
    "try { return a(); } catch { return []; }",
    "try { return a(); } catch (fault) { return undefined; }",
    "for (;;) try { a(); } catch { continue; }",
    "const x = await a().catch(() => undefined);",
    "a().catch(() => {});",
    "a().catch(() => ({}));",
  ])("%s is named", (text) => {
    expect(problemsOf(text)).toEqual([
      "Swallows a fault. Look at it, name it in the result, or throw ExpectedError.",
    ]);
  });
  test.each([
    "try { a(); } catch (fault) { throw new ExpectedError(String(fault)); }",
    'try { return a(); } catch { return { kind: "not-json", line }; }',
    "try { a(); } catch (fault) { if (isMissing(fault)) return undefined; throw fault; }",
    "a().catch((fault) => report(fault));",
    "try { return a(); } catch (fault) { note(fault); return undefined; }",
    "a().catch(report);",
  ])("%s is silent", (text) => {
    expect(problemsOf(text)).toEqual([]);
  });
  test("the one file in which a fault is the answer is silent", () => {
    expect(
      problemsOf("try { return p(); } catch { return undefined; }", "src/session/json-value.ts"),
    ).toEqual([]);
  });
});

describe("banned names", () => {
  const placesOf = (files: Record<string, string>): readonly string[] =>
    bannedNames(plantedTree(files)).map(({ place }) => place);

  test.each([
    "src/cli/utils.ts",
    "src/cli/index.ts",
    "src/cli/common/a.ts",
    "src/cli/hook-handler.ts",
    "tests/x/helpers.ts",
  ])("the file %s is named", (path) => {
    expect(placesOf({ [path]: "" })).toEqual([path]);
  });
  test.each([
    "src/cli/text-table.ts",
    "src/session/indexed.ts",
    "src/cli/newest.ts",
    "src/session/information.ts",
  ])("the file %s is silent", (path) => {
    expect(placesOf({ [path]: "" })).toEqual([]);
  });
  test.each([
    "const data = 1;",
    "function rowHandler() {}",
    "class StoreManager {}",
    "type HelperOptions = 1;",
    "rows.map((item) => item.a);",
    "function f(a: Map<string, number>, info: string) {}",
    "const newFiles = 1;",
    "const parseV2 = 1;",
  ])("%s is named", (text) => {
    expect(placesOf({ "src/cli/a.ts": text })).toEqual(["src/cli/a.ts:1"]);
  });
  test.each([
    "const database = 1; const itemCount = 2; const newest = 3;",
    "const x = new Map(); const y = row.data; f({ data: 1 });",
    "function f(handled: string, a: { item: string }, b: Pair<A, item>) {}",
  ])("%s is silent", (text) => {
    expect(placesOf({ "src/cli/a.ts": text })).toEqual([]);
  });
});
