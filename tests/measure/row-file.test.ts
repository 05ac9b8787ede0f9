// Text of a log on its way into the database: what arrives must be what left, or what the rule says, and never moves
// a cell.

import { createHash, hash } from "node:crypto";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Database, openForLoading } from "../../src/measure/open-database.ts";
import { type Cell, FREE_TEXT_CHARS_MAX, insertRowsSql, RowFile } from "../../src/measure/row-file.ts";
import { column, createSql, freeText, type TableDefinition } from "../../src/measure/table-definition.ts";

const table: TableDefinition = {
  name: "cargo",
  comment: "Cells of every type.",
  columns: [
    column("number", "BIGINT", "Order."),
    column("name", "VARCHAR", "An identity."),
    freeText("note", "Free text."),
    column("weight", "DOUBLE", "Weight."),
    column("is_late", "BOOLEAN", "Late."),
    column("last", "VARCHAR", "The last cell."),
  ],
};

const folder = mkdtempSync(join(tmpdir(), "detent-rows-"));
let database: Database;
let files = 0;
beforeAll(async () => {
  database = await openForLoading(join(folder, "detent.duckdb"));
  await database.run(createSql(table));
});
beforeEach(() => database.run("DELETE FROM cargo"));
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function roundTrip(rows: readonly (readonly Cell[])[]): Promise<readonly (readonly unknown[])[]> {
  files += 1;
  const path = join(folder, `it's ${files}.rows`);
  appendFileSync(path, "");
  const file = new RowFile(table, (bytes) => appendFileSync(path, bytes));
  for (const row of rows) file.add(row);
  file.flush();
  await database.run(`DELETE FROM cargo; ${insertRowsSql(table, [path])}`);
  return (await database.table("FROM cargo ORDER BY number")).rows;
}

/** The database client drops a byte order mark that begins a text when it is read; the database holds it. */
function asRead(text: string): string {
  return text.replace(/^\ufeff/, "");
}

/** The rule for identities: control characters and half pairs become U+FFFD, and what changed has its hash. */
function asIdentity(text: string): string {
  const safe = [...text]
    .map((char) => (/[\x00-\x1f\x7f]/.test(char) ? "\ufffd" : char.toWellFormed()))
    .join("");
  const mark = `…sha256:${createHash("sha256").update(JSON.stringify(text)).digest("hex").slice(0, 16)}`;
  return asRead(safe === text ? safe : `${safe}${mark}`);
}

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      "\x1e",
      "\x1f",
      "\n",
      "\r",
      "\0",
      '"',
      "'",
      "\\",
      ",",
      "\t",
      "\x7f",
      "\u0085",
      "\u2028",
      "\ufeff",
    ),
    fc.constantFrom("NULL", "\\N", "\ud83d", "\udea2", "\u{1f6a2}", "a", " ", "{}", "\\u001f", "--"),
  ),
  maxLength: 12,
});

test("any text arrives in its own cell of its own row, as the rule says", async () => {
  const row = fc.tuple(hostile, hostile, hostile);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 60 }), async (texts) => {
      const rows = texts.map(([name, note, last], at) => [at, name, note, at / 2, at % 2 === 0, last]);
      expect(await roundTrip(rows)).toEqual(
        texts.map(([name, note, last], at) => [
          ...[at, asIdentity(name), asRead(note.toWellFormed()), at / 2, at % 2 === 0, asIdentity(last)],
        ]),
      );
    }),
    { numRuns: 40 },
  );
}, 60_000);

describe("nothing and the empty text stay apart", () => {
  test("in every kind of cell, the last one included", async () => {
    const rows = [
      [0, null, null, null, null, null],
      [1, "", "", 0, false, ""],
      [2, "NULL", "null", -1.5, true, "NULL"],
    ];
    expect(await roundTrip(rows)).toEqual(rows);
  });
});

test("whole numbers are kept to the last digit, times to the fraction", async () => {
  const rows = [[Number.MAX_SAFE_INTEGER, "", "", 1_772_442_000_000.25, true, ""]];
  expect(await roundTrip(rows)).toEqual(rows);
});

describe("a text too long for a row keeps its beginning and its hash", () => {
  test.each([
    ["an identity", 1, 4096],
    ["a free text", 2, FREE_TEXT_CHARS_MAX],
  ])("%s", async (_what, cell, most) => {
    const row = (text: string): Cell[] =>
      [1, "", "", 0, true, ""].map((value, at) => (at === cell ? text : value));
    const longest = "\x01".repeat(cell === 2 ? most : 0) + "y".repeat(cell === 2 ? 0 : most);
    expect((await roundTrip([row(longest)]))[0]?.[cell]).toBe(longest);
    const longer = "y".repeat(most + 1);
    const kept = `${"y".repeat(200)}…sha256:${hash("sha256", longer, "hex")}`;
    expect((await roundTrip([row(longer)]))[0]?.[cell]).toBe(kept);
  });
});

test("a row that misses a cell is a fault of the program and is not written", () => {
  const file = new RowFile(table, () => undefined);
  expect(() => file.add([1, "a"])).toThrow("no value for column note");
});

test("rows are held back and written in big pieces, the rest on flush, nothing twice", () => {
  const written: string[] = [];
  const file = new RowFile(table, (bytes) => written.push(Buffer.from(bytes).toString()));
  for (let at = 0; at < 500; at += 1) file.add([at, "x".repeat(4000), "", 0, true, ""]);
  // 500 rows of about 4 kB are 2 MB: a few pieces, never one for each row, and something is still held back.
  const before = written.length;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(20);
  file.flush();
  file.flush();
  expect(written.length).toBe(before + 1);
  expect(written.join("").split("\n").length).toBe(501);
});

test("identities that differ only in characters that no cell can hold stay different", async () => {
  const ids = ["m\u0001", "m\u0002", "m\u0000", "m\ud800", "m\ufffd"];
  const rows = await roundTrip(ids.map((id, at) => [at, id, "", 0, true, ""]));
  expect(new Set(rows.map(([, id]) => id)).size).toBe(5);
});
