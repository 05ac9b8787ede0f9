// `detent sql`: one SELECT of the user's own on the database, which can neither be written nor reach a file, the
// network or a setting. Values are exact in JSON and CSV; on the table they are shown safely.

import { openForReading, type QueryTable, type Value } from "../../measure/open-database.ts";
import type { Command } from "../command.ts";
import { CSV_LINES, csvText } from "../csv-text.ts";
import { isGiven } from "../option-values.ts";
import type { Column } from "../text-table.ts";

/** `detent sql`. */
export const sql: Command = {
  name: "sql",
  summary: "Runs one SELECT on the database, which stays closed to everything else",
  usage: ["[options] QUERY"],
  example: 'detent sql "SELECT name, count(*) AS calls FROM tool_calls GROUP BY name ORDER BY calls DESC"',
  exitCodes: [0, 4],
  options: (commander) => {
    commander
      .argument(
        "<QUERY>",
        "one SELECT; `SELECT * FROM duckdb_columns()` lists tables and columns with their comments",
      )
      .option("--csv", `print CSV with every character as it is; ${CSV_LINES}`);
  },
  flagRules: [{ exclusive: ["--csv", "--json"] }],
  run: async (context, [query = ""], options) => {
    const { flags, print, stdout } = context;
    const isCsv = isGiven(options, "csv");
    const database = await openForReading(flags.databasePath, "sealed");
    try {
      const table = await database.table(query);
      if (isCsv)
        stdout.write(csvText([table.columns, ...table.rows.map((row) => row.map(csvCell))], "exact"));
      else if (flags.isJson)
        print.json({ shape: "detent.sql/1", columns: table.columns, rows: objectsOf(table) });
      else
        print.table(
          columnsOf(table),
          table.rows.map((row) => row.map(shownValue)),
          "The query gave no rows.",
        );
      return 0;
    } finally {
      database.close();
    }
  },
};

function objectsOf({ columns, rows }: QueryTable): readonly { readonly [column: string]: Value }[] {
  return rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index] ?? null])));
}

/** Columns of numbers on the right. Names come from the query, so they are cut like any text. */
function columnsOf({ columns, rows }: QueryTable): readonly Column[] {
  return columns.map((title, index) => {
    const values = rows.map((row) => row[index] ?? null).filter((value) => value !== null);
    const isNumeric = values.length > 0 && values.every((value) => typeof value === "number");
    return { title, align: isNumeric ? "right" : "left", narrow: "cut" };
  });
}

/** Digits as they are: a column of identities is not an amount. */
function shownValue(value: Value): string {
  return value === null ? "NULL" : String(value);
}

function csvCell(value: Value): string | number | null {
  return typeof value === "boolean" ? String(value) : value;
}
