// Where the database file is: the --db flag, else the XDG data folder. Makes nothing and opens nothing.

import { isAbsolute, join, resolve } from "node:path";
import { ExpectedError } from "../expected-error.ts";
import type { Context } from "./context.ts";

/**
 * The absolute path of the database. XDG_DATA_HOME counts only as an absolute path, as the XDG base directory
 * specification demands; without it, HOME/.local/share is the data folder.
 */
export function databasePath(flag: string | undefined, context: Pick<Context, "cwd" | "env">): string {
  if (flag === "") throw new ExpectedError("--db", "The file name is empty.", "Name a file.", 2);
  if (flag !== undefined) return resolve(context.cwd, flag);
  const { XDG_DATA_HOME: dataHome = "", HOME: home = "" } = context.env;
  if (isAbsolute(dataHome)) return join(dataHome, "detent", "detent.duckdb");
  if (isAbsolute(home)) return join(home, ".local", "share", "detent", "detent.duckdb");
  throw new ExpectedError(
    "--db",
    "Neither XDG_DATA_HOME nor HOME is set.",
    "Name the database with --db FILE.",
    2,
  );
}
