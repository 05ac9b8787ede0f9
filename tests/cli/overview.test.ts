// `detent` without a command.

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { CommandEntry } from "../../src/cli/command.ts";
import { createOverview } from "../../src/cli/overview.ts";
import { runInMemory } from "./memory-context.ts";

const entries: readonly CommandEntry[] = ["load", "sessions"].map((name) => ({
  name,
  summary: `Does ${name}`,
  load: () => Promise.reject(new Error("The overview loads no command.")),
}));
// Run through the program under a name, as the frame does it without one.
const overview = { ...createOverview(entries), name: "overview" };

test("without a database it says where one would be, and lists the commands", async () => {
  const { exitCode, stdout, stderr } = await runInMemory([overview], ["overview", "--db", "gone.duckdb"]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(stdout).toBe(`Database: /home/dev/project/gone.duckdb (not there yet; \`detent load\` makes it)

Commands:
  load      Does load
  sessions  Does sessions

\`detent COMMAND --help\` explains one command.
`);
});

test("a database that is there is named without a remark", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "detent-overview-")), "a.duckdb");
  writeFileSync(path, "");
  const { stdout } = await runInMemory([overview], ["overview", "--db", path]);
  expect(stdout.split("\n")[0]).toBe(`Database: ${path}`);
});

test("--json has the same facts", async () => {
  const { stdout } = await runInMemory([overview], ["overview", "--json", "--db", "/gone.duckdb"]);
  expect(JSON.parse(stdout)).toEqual({
    database: { path: "/gone.duckdb", exists: false },
    commands: [
      { name: "load", summary: "Does load" },
      { name: "sessions", summary: "Does sessions" },
    ],
  });
});

test("help lists the commands too", async () => {
  const { stdout } = await runInMemory([overview], ["overview", "--help"]);
  expect(stdout).toContain("\n\nCommands:\n  load      Does load\n  sessions  Does sessions\n\nExample:\n");
});

test("the bare command line is the overview", async () => {
  const { stdout } = await runInMemory([], []);
  expect(stdout).toMatch(/^Database: \/home\/dev\/\.local\/share\/detent\/detent\.duckdb/);
});
