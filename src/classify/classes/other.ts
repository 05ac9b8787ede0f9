// Known programs that belong to no other class. What no row of any class knows is `other` too, without a row.

import { type ClassTable, plainRows } from "../command-class.ts";

export const other: ClassTable = {
  name: "other",
  group: "neither",
  meaning: "Everything else, known or not.",
  rows: plainRows(`
    claude, sqlite3, psql, mysql, redis-cli, duckdb, gpg, ssh-keygen, openssl, defaults, security, op, terraform
    whoami, id, df, history, env, printenv, hostname, sysctl, free, uptime, git`),
};
