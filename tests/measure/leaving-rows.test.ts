// What leaves with an export. A column of text that is added to a table is in one of these lists, or the test fails:
// nothing starts to leave because somebody forgot to think about it.

import { expect, test } from "vitest";
import { exportedTables, leavingTables } from "../../src/measure/leaving-rows.ts";
import { sqlText } from "../../src/measure/table-definition.ts";
import { inFreshFolder, withDatabase } from "./log-database.ts";

/** Text columns that leave as they are: ids, names of closed sets, hashes, and what docs/scale.md says leaves. */
const LEAVING: Readonly<Record<string, string>> = {
  sources: "format prefix_sha256",
  contexts: "session_id agent_id version entrypoint",
  entries: "outcome kind type uuid",
  response_copies: "message_key request_id model",
  text_copies: "message_key kind sha256",
  call_copies: "message_key call_key name",
  result_copies: "call_key sha256 refusal",
  prompt_copies: "uuid source sha256",
  drain_records: "record run_id body",
  contract_copies: "message_key run_id text_sha256 kind state standing version why verdict ids",
  run_marks: "kind mark_key subtype terminal_reason",
  run_totals: "scope model cost_basis",
  denial_copies: "call_key name",
  problems: "kind",
  followed_files: "run_id role sha256",
  log_dispatches: "run_id cohort",
  withheld_commands: "call_key class classifier",
};

const CHANGED_WITHOUT_PATHS = [
  "sources.path",
  "sources.left_out_why",
  "contexts.cwd",
  "contexts.git_branch",
  "problems.detail",
  "followed_files.path",
  "followed_files.problem",
];

function changed(hasPaths: boolean, hasSubjects: boolean): readonly string[] {
  return leavingTables({ hasPaths, hasSubjects }).flatMap(({ table, columns }) =>
    columns.flatMap(({ name, type, sql }) =>
      type === "VARCHAR" && sql !== `t.${name}` ? [`${table.name}.${name}`] : [],
    ),
  );
}

test("every text column leaves by decision, or stands for something else", () => {
  const texts = exportedTables.flatMap(({ name: table, columns }) =>
    columns.flatMap(({ name, type }) => (type === "VARCHAR" ? [`${table}.${name}`] : [])),
  );
  const leaving = Object.entries(LEAVING).flatMap(([table, names]) =>
    names.split(" ").map((name) => `${table}.${name}`),
  );
  expect(texts.toSorted()).toEqual([...leaving, ...CHANGED_WITHOUT_PATHS, "call_copies.subject"].sort());
});

test("paths and subjects are asked for one by one", () => {
  expect(changed(false, false).toSorted()).toEqual([...CHANGED_WITHOUT_PATHS, "call_copies.subject"].sort());
  expect(changed(true, false)).toEqual(["call_copies.subject"]);
  expect(changed(false, true).toSorted()).toEqual(CHANGED_WITHOUT_PATHS.toSorted());
  expect(changed(true, true)).toEqual([]);
});

test("classes of commands leave only where the commands stay", () => {
  const names = (hasSubjects: boolean): readonly string[] =>
    leavingTables({ hasPaths: true, hasSubjects }).map(({ table }) => table.name);
  expect(names(false)).toContain("withheld_commands");
  expect(names(true)).not.toContain("withheld_commands");
});

test("what stands in the place of paths names no folder but the last one, and a damaged session's", async () => {
  const sqlOf = (table: string, column: string): string =>
    leavingTables({ hasPaths: false, hasSubjects: false })
      .find((one) => one.table.name === table)
      ?.columns.find(({ name }) => name === column)?.sql ?? "";
  const cwds = ["/home/kim/ferry", "/home/kim/ferry/", "C:\\Users\\kim\\ferry", "/"];
  // printf /home/kim/p/s1/subagents/a.jsonl | sha256sum | cut -c1-16
  const hash = "c686e16dd13c4fc5";
  await inFreshFolder((folder) =>
    withDatabase(folder, async (database) => {
      const folders = await database.all(
        `SELECT ${sqlOf("contexts", "cwd")} AS name
         FROM (VALUES ${cwds.map((cwd, at) => `(${at}, ${sqlText(cwd)})`).join(", ")}) t(n, cwd) ORDER BY n`,
      );
      expect(folders.map(({ name }) => name)).toEqual(["ferry", "ferry", "ferry", ""]);
      const names = await database.all(
        `SELECT ${sqlOf("sources", "path")} AS name FROM (VALUES
           (0, '/home/kim/p/s1/subagents/a.jsonl', NULL), (1, '/home/kim/p/s1/subagents/a.jsonl', 'It is empty.'),
           (2, '/home/kim/p/a.jsonl', 'It is empty.')) t(n, path, left_out_why) ORDER BY n`,
      );
      expect(names.slice(0, 2).map(({ name }) => name)).toEqual([hash, `s1/subagents/${hash}`]);
      expect(names[2]?.name).toMatch(/^[0-9a-f]{16}$/);
    }),
  );
});
