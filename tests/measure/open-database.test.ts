import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, describe, expect, test } from "vitest";
import { ExpectedError } from "../../src/expected-error.ts";
import { type Database, openForLoading, openForReading } from "../../src/measure/open-database.ts";

const root = mkdtempSync(join(tmpdir(), "detent-open-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function freshPath(): string {
  return join(mkdtempSync(join(root, "db-")), "inner", "detent.duckdb");
}

async function made(path = freshPath()): Promise<string> {
  (await openForLoading(path)).close();
  return path;
}

/** The message of an expected fault; anything else that is thrown is a bug and fails the test. */
async function faultOf(opening: Promise<Database>): Promise<string> {
  try {
    (await opening).close();
  } catch (error) {
    if (error instanceof ExpectedError) return error.message;
    throw error;
  }
  return "no fault";
}

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

describe("a new database", () => {
  test("is for its owner alone, and so is a folder that is made for it", async () => {
    const path = await made();
    expect([modeOf(path), modeOf(join(path, ".."))]).toEqual(["600", "700"]);
  });
  test("leaves a folder that was there as it was, and takes rights away from a file that had them", async () => {
    const path = freshPath();
    mkdirSync(join(path, ".."), { mode: 0o755 });
    await made(path);
    chmodSync(path, 0o644);
    await made(path);
    expect([modeOf(path), modeOf(join(path, ".."))]).toEqual(["600", "755"]);
  });
  test("is opened again with what it held", async () => {
    const path = freshPath();
    const first = await openForLoading(path);
    await first.run("INSERT INTO meta VALUES ('tide', 'low')");
    first.close();
    const again = await openForReading(path);
    expect(await again.all("SELECT value FROM meta WHERE key = ?", ["tide"])).toEqual([{ value: "low" }]);
    again.close();
  });
});

describe("a database that cannot be used is refused in words", () => {
  test("a missing one names the command that makes it, and is not made", async () => {
    const path = freshPath();
    expect(await faultOf(openForReading(path))).toContain(
      "There is no database here yet. Run `detent load` first",
    );
    expect(existsSync(path)).toBe(false);
  });
  test.each([
    ["a text", "no database at all, only words ".repeat(400)],
    ["a short text", "words"],
    ["zeros", "\0".repeat(20_000)],
  ])("%s", async (_what, content) => {
    const path = join(mkdtempSync(join(root, "foreign-")), "a.duckdb");
    writeFileSync(path, content);
    const fault = "The file is no database that this version can read.";
    expect(await faultOf(openForReading(path))).toContain(fault);
    expect(await faultOf(openForLoading(path))).toContain(fault);
    expect(readFileSync(path, "utf8")).toBe(content);
  });
  test("one that lost its end", async () => {
    const path = await made();
    truncateSync(path, 20_000);
    expect(await faultOf(openForReading(path))).toContain(
      "The file is no database that this version can read.",
    );
  });
  test("one whose head was overwritten", async () => {
    const path = await made();
    const bytes = readFileSync(path);
    bytes.fill(0x55, 8, 9000);
    writeFileSync(path, bytes);
    expect(await faultOf(openForReading(path))).toContain(
      "The file is no database that this version can read.",
    );
  });
  test("one of another program: its tables are left alone", async () => {
    const path = freshPath();
    mkdirSync(join(path, ".."));
    const instance = await DuckDBInstance.create(path);
    const connection = await instance.connect();
    await connection.run("CREATE TABLE boats (name VARCHAR)");
    connection.closeSync();
    instance.closeSync();
    for (const opening of [openForReading, openForLoading]) {
      expect(await faultOf(opening(path))).toContain("The database has schema unknown");
    }
  });
  test("one of another schema version", async () => {
    const path = freshPath();
    const database = await openForLoading(path);
    await database.run("UPDATE meta SET value = '999' WHERE key = 'schema_version'");
    database.close();
    for (const opening of [openForReading, openForLoading]) {
      expect(await faultOf(opening(path))).toContain("The database has schema 999");
    }
  });
  test("a folder", async () => {
    const path = mkdtempSync(join(root, "folder-"));
    expect(await faultOf(openForReading(path))).toContain(`${path}: `);
    expect(await faultOf(openForLoading(path))).toContain(`${path}: `);
  });
});

const HOLD = `require("@duckdb/node-api").DuckDBInstance.create(process.argv[1]).then((instance) => {
  process.stdout.write("held");
  setInterval(() => instance, 1000);
});`;

test("beside another process that writes, a writer and a reader are told to wait", async () => {
  const path = await made();
  const other = spawn(process.execPath, ["-e", HOLD, path], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((resolve) => other.stdout.once("data", resolve));
  const fault = "Another process has the database open. Wait for it to end, then try again.";
  let pauses = 0;
  const pause = async (): Promise<void> => {
    pauses += 1;
  };
  const patience = { triesMax: 3, pause };
  expect(await faultOf(openForLoading(path, patience))).toBe(`${path}: ${fault}`);
  expect(await faultOf(openForReading(path, "read", patience))).toBe(`${path}: ${fault}`);
  expect(pauses).toBe(4);
  const ended = new Promise((resolve) => other.once("exit", resolve));
  // Whoever waits gets the database as soon as it is free.
  const letGo = async (): Promise<void> => {
    other.kill();
    await ended;
  };
  expect(await faultOf(openForLoading(path, { triesMax: 2, pause: letGo }))).toBe("no fault");
}, 60_000);

describe("a sealed database answers queries and nothing else", () => {
  const outside = join(root, "secret.csv");
  writeFileSync(outside, "a\n1\n");
  const stolen = join(root, "stolen");
  test.each([
    `FROM read_csv('${outside}')`,
    `FROM read_text('${outside}')`,
    `FROM read_blob('${outside}')`,
    `FROM read_json('${outside}')`,
    `FROM read_parquet('${outside}')`,
    `FROM '${outside}'`,
    `FROM glob('${root}/*')`,
    `FROM sniff_csv('${outside}')`,
    `ATTACH '${stolen}.duckdb' AS other`,
    "ATTACH ':memory:' AS other",
    `COPY meta TO '${stolen}.csv'`,
    `COPY meta FROM '${outside}'`,
    `COPY (SELECT 1) TO '${stolen}.parquet' (FORMAT parquet)`,
    `EXPORT DATABASE '${stolen}'`,
    `IMPORT DATABASE '${root}'`,
    "INSTALL httpfs",
    "LOAD httpfs",
    `LOAD '${outside}'`,
    "SET enable_external_access = true",
    "RESET enable_external_access",
    "SET threads = 8",
    "SET GLOBAL memory_limit = '10GB'",
    "SET lock_configuration = false",
    "PRAGMA enable_external_access",
    `PRAGMA log_query_path = '${stolen}.log'`,
    `SET log_query_path = '${stolen}.log'`,
    `SET temp_directory = '${stolen}'`,
    "SELECT getenv('HOME')",
    "CREATE TABLE more (a INTEGER)",
    "DELETE FROM meta",
    "UPDATE meta SET value = '2'",
    "DROP TABLE sessions",
    `CREATE SECRET s (TYPE s3, KEY_ID 'a', SECRET 'b')`,
  ])("%s", async (sql) => {
    const database = await openForReading(await sealedPath(), "sealed");
    try {
      await expect(database.all(sql)).rejects.toThrow();
      await expect(database.run(sql)).rejects.toThrow();
    } finally {
      database.close();
    }
    for (const ending of ["", ".csv", ".parquet", ".log", ".duckdb"])
      expect(existsSync(stolen + ending)).toBe(false);
  });
  test("a refused statement does not open the way for the next one", async () => {
    const database = await openForReading(await sealedPath(), "sealed");
    await expect(
      database.run(`SELECT 1; SET enable_external_access = true; FROM read_csv('${outside}')`),
    ).rejects.toThrow();
    await expect(database.all(`FROM read_csv('${outside}')`)).rejects.toThrow();
    expect(await database.all("SELECT count(*) AS n FROM sessions")).toEqual([{ n: 0 }]);
    database.close();
  });
  let path: string | null = null;
  async function sealedPath(): Promise<string> {
    path ??= await made();
    return path;
  }
});

describe("values of a query", () => {
  test("are plain: whole numbers exact, text where they are too big, SQL text for nested ones", async () => {
    const database = await openForLoading(freshPath());
    const { columns, rows } = await database.table(
      `SELECT 1::BIGINT AS a, 9007199254740993::BIGINT AS b, sum(2)::HUGEINT AS c, 1.5 AS d, true AS e, NULL AS f,
         'x' AS g, [1, 2] AS h, {'k': 3::BIGINT} AS i, 1.5::DOUBLE AS a`,
    );
    expect(columns).toEqual(["a", "b", "c", "d", "e", "f", "g", "h", "i", "a:1"]);
    expect(rows).toEqual([[1, "9007199254740993", 2, 1.5, true, null, "x", "[1, 2]", "{'k': 3}", 1.5]]);
    database.close();
  });
  test("an empty answer still has its columns", async () => {
    const database = await openForLoading(freshPath());
    expect(await database.table("SELECT 1 AS a, 2 AS b WHERE false")).toEqual({
      columns: ["a", "b"],
      rows: [],
    });
    database.close();
  });
  test("parameters are values and never part of the statement", async () => {
    const database = await openForLoading(freshPath());
    const name = "'; DROP TABLE meta; --";
    expect(await database.all("SELECT ? AS name, ? AS none", [name, null])).toEqual([{ name, none: null }]);
    database.close();
  });
});
