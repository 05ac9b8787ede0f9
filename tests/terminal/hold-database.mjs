// Holds the database for writing, as a running load does, until its standard input ends.
import { DuckDBInstance } from "@duckdb/node-api";

const instance = await DuckDBInstance.create(process.argv[2]);
process.stdout.write("held\n");
process.stdin.resume();
process.stdin.on("end", () => instance.closeSync());
