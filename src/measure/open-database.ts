// The one file that talks to the DuckDB client. Everything else sees rows of plain values. A database has one writer
// at a time; a reader opens read-only. Locks, damage and foreign files become messages, never a traceback.

import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  type DuckDBConnection,
  DuckDBDecimalValue,
  DuckDBInstance,
  type DuckDBPreparedStatement,
  StatementType,
} from "@duckdb/node-api";
import { ExpectedError } from "../expected-error.ts";
import { SCHEMA_VERSION, schemaSql } from "./schema.ts";

export type Value = string | number | boolean | null;
/** Bound by position (`?`) or by name (`$name`). */
export type Parameters = readonly Value[] | { readonly [name: string]: Value };
export type Row = { readonly [column: string]: Value };

/** How a database is opened. `sealed`: one that a user's own SQL may be run on. */
export type Access = "write" | "read" | "sealed";

export interface QueryTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

export interface Database {
  readonly path: string;
  /** Runs one or more statements without a result. */
  readonly run: (sql: string) => Promise<void>;
  /** All rows of one query; `parameters` are bound, never put into the text. */
  readonly all: (sql: string, parameters?: Parameters) => Promise<readonly Row[]>;
  /**
   * What a query that a user wrote gives: names of its columns, also where it has no rows, and its rows as arrays.
   * Anything but one SELECT, and every fault that the database finds in it, is an expected fault with exit code 2.
   */
  readonly table: (sql: string) => Promise<QueryTable>;
  readonly close: () => void;
}

/**
 * A settings list for each kind of access. A sealed database can neither reach files nor change its settings. Writing
 * has one thread: the many short statements of a load keep a second one waiting in a loop, which costs CPU time and a
 * set of buffers, and saves no time.
 */
const SETTINGS: { readonly [access in Access]: Record<string, string> } = {
  write: { threads: "1", memory_limit: "256MB", preserve_insertion_order: "false" },
  read: { threads: "2", memory_limit: "384MB", access_mode: "READ_ONLY" },
  sealed: {
    threads: "2",
    memory_limit: "384MB",
    access_mode: "READ_ONLY",
    enable_external_access: "false",
    autoload_known_extensions: "false",
    autoinstall_known_extensions: "false",
    lock_configuration: "true",
  },
};

/** Every decimal of so many digits is told apart by a double. */
const EXACT_DIGITS = 15;

function plain(value: unknown): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value === "bigint") {
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : value.toString();
  }
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "bigint" ? inner.toString() : inner,
  );
}

/** A number where JSON holds it exactly, else the text that the database itself would show. */
function exactValue(value: unknown): Value {
  if (value === null || typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "bigint") return plain(value);
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
  const text = String(value);
  const isExact = value instanceof DuckDBDecimalValue && text.replace(/\D/g, "").length <= EXACT_DIGITS;
  return isExact ? Number(text) : text;
}

async function prepareSelect(connection: DuckDBConnection, sql: string): Promise<DuckDBPreparedStatement> {
  const place = "query";
  const statements = await connection.extractStatements(sql);
  if (statements.count !== 1) {
    const problem = `It holds ${statements.count} statements (a PIVOT counts as several).`;
    throw new ExpectedError(place, problem, "Give one SELECT.", 2);
  }
  const statement = await statements.prepare(0);
  if (statement.statementType !== StatementType.SELECT) {
    const kind = StatementType[statement.statementType] ?? "unknown statement";
    throw new ExpectedError(place, `It is no SELECT but ${kind}.`, "Give one SELECT.", 2);
  }
  if (statement.parameterCount === 0) return statement;
  throw new ExpectedError(place, "It has a parameter without a value.", "Write the value into the query.", 2);
}

/** The database's own message, which has the line with a caret under the fault. */
function queryFault(error: unknown): ExpectedError {
  if (error instanceof ExpectedError) return error;
  const text = (error instanceof Error ? error.message : String(error)).replace(
    /^Failed to extract .*?: /,
    "",
  );
  const [first = "", ...rest] = text.trimEnd().split("\n");
  if (!/ Error: /.test(first))
    return new ExpectedError("query", "It holds no statement.", "Give one SELECT.", 2);
  const lines = [first.replace(/[.!?]?$/, "."), ...rest];
  const remedy = "Change the query; `SELECT * FROM duckdb_columns()` lists what there is.";
  // Behind a line with a caret, the remedy needs a line of its own.
  return new ExpectedError("query", lines.join("\n"), rest.length === 0 ? remedy : `\n${remedy}`, 2);
}

/** Rows of whole columns: an object for each value on the way would cost more than most queries. */
function rowsOf(names: readonly string[], columns: readonly (readonly unknown[])[]): readonly Row[] {
  const rows: Record<string, Value>[] = (columns[0] ?? []).map(() => ({}));
  for (const [place, name] of names.entries()) {
    const values = columns[place] ?? [];
    for (const [k, row] of rows.entries()) row[name] = plain(values[k]);
  }
  return rows;
}

function connected(path: string, instance: DuckDBInstance, connection: DuckDBConnection): Database {
  return {
    path,
    run: async (sql) => {
      await connection.run(sql);
    },
    all: async (sql, parameters = []) => {
      const bound = Array.isArray(parameters)
        ? [...parameters]
        : Object.fromEntries(Object.entries(parameters));
      const reader = await connection.runAndReadAll(sql, bound);
      return rowsOf(reader.deduplicatedColumnNames(), reader.getColumnsJS());
    },
    table: async (sql) => {
      try {
        const reader = await (await prepareSelect(connection, sql)).runAndReadAll();
        return {
          columns: reader.deduplicatedColumnNames(),
          rows: reader.getRows().map((row) => row.map(exactValue)),
        };
      } catch (error) {
        throw queryFault(error);
      }
    },
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

function openingFault(path: string, error: unknown): unknown {
  const text = error instanceof Error ? error.message : String(error);
  if (isLocked(error)) {
    return new ExpectedError(
      path,
      "Another process has the database open.",
      "Wait for it to end, then try again.",
      4,
    );
  }
  if (/not a valid DuckDB database|corrupt|serialized|storage version|not read enough bytes/i.test(text)) {
    const remedy = "Name another file with --db, or move this one away and load again.";
    return new ExpectedError(path, "The file is no database that this version can read.", remedy, 4);
  }
  if (/^IO Error/.test(text)) {
    const problem = `The file cannot be opened as a database: ${text.split("\n", 1).join("")}.`;
    return new ExpectedError(path, problem, "Look at its kind and its rights, or name another with --db.", 4);
  }
  return error;
}

/**
 * How often an opening is tried while another process has the database. A reader lets go after its query and a load
 * after its files, so that a little waiting answers most of these faults.
 */
export interface Patience {
  readonly triesMax: number;
  readonly pause: () => Promise<void>;
}

const pause = (): Promise<void> => setTimeout(250);
const readersPatience: Patience = { triesMax: 40, pause };
/** A load waits longer: many short readers, one behind the other, leave it few moments. */
const loadersPatience: Patience = { triesMax: 240, pause };

function isLocked(error: unknown): boolean {
  return error instanceof Error && /could not set lock|conflicting lock/i.test(error.message);
}

async function connect(path: string, access: Access, { triesMax, pause }: Patience): Promise<Database> {
  for (let tries = 1; ; tries += 1) {
    try {
      const instance = await DuckDBInstance.create(path, SETTINGS[access]);
      return connected(path, instance, await instance.connect());
    } catch (error) {
      if (!isLocked(error) || tries >= triesMax) throw openingFault(path, error);
    }
    await pause();
  }
}

async function storedVersion(database: Database): Promise<string | null> {
  const known = await database.all("SELECT 1 AS one FROM duckdb_tables() WHERE table_name = 'meta'");
  if (known.length === 0) return null;
  const [row] = await database.all("SELECT value FROM meta WHERE key = 'schema_version'");
  return typeof row?.value === "string" ? row.value : null;
}

function otherVersion(path: string, version: string | null): ExpectedError {
  const problem = `The database has schema ${version ?? "unknown"}; this version works with schema ${SCHEMA_VERSION}.`;
  return new ExpectedError(path, problem, "Name a new file with --db and load the logs again.", 4);
}

async function isEmpty(database: Database): Promise<boolean> {
  return (await database.all("SELECT 1 AS one FROM duckdb_tables() LIMIT 1")).length === 0;
}

/** Opens the database for loading and creates it where it is missing: mode 0600 in a folder of mode 0700. */
export async function openForLoading(path: string, patience: Patience = loadersPatience): Promise<Database> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const database = await connect(path, "write", patience);
  try {
    chmodSync(path, 0o600);
    // This way of packing text costs a third of a commit and saves little of a file that holds no long texts.
    await database.run("SET disabled_compression_methods = 'fsst'");
    const version = await storedVersion(database);
    if (version === String(SCHEMA_VERSION)) return database;
    if (version !== null || !(await isEmpty(database))) throw otherVersion(path, version);
    await database.run(
      `BEGIN; ${schemaSql()} INSERT INTO meta VALUES ('schema_version', '${SCHEMA_VERSION}'); COMMIT;`,
    );
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens an existing database read-only. A missing one is an expected fault that names `detent load`. */
export async function openForReading(
  path: string,
  access: "read" | "sealed" = "read",
  patience: Patience = readersPatience,
): Promise<Database> {
  if (!existsSync(path)) {
    throw new ExpectedError(
      path,
      "There is no database here yet.",
      "Run `detent load` first, or name one with --db.",
      4,
    );
  }
  const database = await connect(path, access, patience);
  const version = await storedVersion(database);
  if (version === String(SCHEMA_VERSION)) return database;
  database.close();
  throw otherVersion(path, version);
}
