// `detent sql`: what a user's SELECT may see, what it may not reach, and how its faults are told.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sql } from "../../../src/cli/commands/sql.ts";
import { jsonShapes } from "./json-shapes.ts";
import { loadedWorkplace, workplace } from "./loaded-database.ts";

const shape = jsonShapes["detent.sql/1"];

test("a SELECT gives a table, with numbers on the right and no separators in them", async () => {
  const { run } = await loadedWorkplace("growing-output");
  const query = "SELECT name, count(*) * 1000 AS n, NULL AS x FROM tool_calls GROUP BY name ORDER BY name";
  expect(await run(sql, query)).toEqual({
    exitCode: 0,
    stdout: "name     n  x\nBash  1000  NULL\nRead  1000  NULL\n",
    stderr: "",
  });
});

test("values are exact in JSON, and what JSON cannot say is the database's own text", async () => {
  const { run } = await loadedWorkplace();
  const query = `SELECT 9007199254740991 AS safe, 9007199254740993 AS big, 1.50 AS decimal, date '2026-01-02' AS day,
    'nan'::DOUBLE AS odd, [1, 2] AS list, chr(27) || '[31m' AS red, NULL AS missing, true AS yes`;
  const { exitCode, stdout } = await run(sql, "--json", query);
  expect(exitCode).toBe(0);
  expect(stdout).not.toContain("\u001b");
  expect(shape.parse(JSON.parse(stdout)).rows).toEqual([
    {
      safe: 9007199254740991,
      big: "9007199254740993",
      decimal: 1.5,
      day: "2026-01-02",
      odd: "NaN",
      list: "[1, 2]",
      red: "\u001b[31m",
      missing: null,
      yes: true,
    },
  ]);
});

test("CSV quotes what must be quoted, keeps every character, and tells an empty text from NULL", async () => {
  const { run } = await loadedWorkplace();
  const query = `SELECT 'a"b,c' AS "x,y", '' AS empty, NULL AS missing, '=1+1' AS formula,
    'two' || chr(10) || 'lines' AS lines,
    chr(27) AS escape, -1.5 AS n, false AS no`;
  expect((await run(sql, "--csv", query)).stdout).toBe(
    '"x,y",empty,missing,formula,lines,escape,n,no\r\n"a""b,c","",,=1+1,"two\nlines",\u001b,-1.5,false\r\n',
  );
});

test("a table shows control characters as symbols", async () => {
  const { run } = await loadedWorkplace();
  expect((await run(sql, "SELECT chr(27) || '[31m' || chr(10) AS red")).stdout).toBe("red\n␛[31m␊\n");
});

const refused: readonly (readonly [string, string])[] = [
  ["SELECT 1; SELECT 2", "It holds 2 statements (a PIVOT counts as several). Give one SELECT."],
  ["DELETE FROM meta", "It is no SELECT but DELETE. Give one SELECT."],
  ["SET threads = 1", "It is no SELECT but SET. Give one SELECT."],
  ["EXPLAIN SELECT 1", "It is no SELECT but EXPLAIN. Give one SELECT."],
  ["", "It holds no statement. Give one SELECT."],
  ["SELECT $1", "It has a parameter without a value. Write the value into the query."],
];

test("anything but one SELECT is refused in words", async () => {
  const { run } = await loadedWorkplace();
  for (const [query, problem] of refused) {
    expect(await run(sql, query)).toEqual({ exitCode: 2, stdout: "", stderr: `query: ${problem}\n` });
  }
});

test("a query with a fault is told with the line and a caret below it", async () => {
  const { run } = await loadedWorkplace();
  expect(await run(sql, "SELECT nme FROM tool_calls")).toMatchObject({ exitCode: 2, stdout: "" });
  expect(
    (await run(sql, "SELECT * FORM sources")).stderr,
  ).toBe(`query: Parser Error: syntax error at or near "sources".

LINE 1: SELECT * FORM sources
                      ^ 
Change the query; \`SELECT * FROM duckdb_columns()\` lists what there is.
`);
});

const reaching: readonly string[] = [
  "FROM read_text('/etc/hostname')",
  "FROM read_csv('/etc/passwd')",
  "FROM glob('/etc/*')",
  "ATTACH '/tmp/other.duckdb'",
  "COPY (SELECT 1) TO 'out.csv'",
  "INSTALL httpfs",
  "LOAD httpfs",
  "CREATE TABLE mine (x INTEGER)",
  "INSERT INTO meta VALUES ('a', 'b')",
  "WITH x AS (SELECT 'a' AS k) INSERT INTO meta SELECT k, k FROM x",
  "CALL pragma_version()",
  "CHECKPOINT",
];

test("no query reaches a file, the network, a setting or the tables it may only read", async () => {
  const { run, folder } = await loadedWorkplace();
  const codes: [string, number][] = [];
  for (const query of reaching) codes.push([query, (await run(sql, query)).exitCode]);
  expect(codes).toEqual(reaching.map((query) => [query, 2]));
  expect(existsSync(join(folder, "out.csv"))).toBe(false);
  expect((await run(sql, "SELECT count(*) AS n FROM meta WHERE key = 'a'")).stdout).toBe("n\n0\n");
});

test("no rows are said, not shown as an empty table", async () => {
  const { run } = await loadedWorkplace();
  expect(await run(sql, "FROM sources WHERE false")).toEqual({
    exitCode: 0,
    stdout: "",
    stderr: "The query gave no rows.\n",
  });
});

test("--csv with --json, two queries, none, or no database end with a message", async () => {
  const { run } = workplace();
  expect(await run(sql, "SELECT 1", "--csv", "--json")).toMatchObject({ exitCode: 2, stdout: "" });
  expect(await run(sql, "SELECT 1", "SELECT 2")).toMatchObject({ exitCode: 2, stdout: "" });
  expect(await run(sql)).toMatchObject({ exitCode: 2, stdout: "" });
  expect(await run(sql, "SELECT 1")).toMatchObject({ exitCode: 4, stdout: "" });
});
