// Forensic logs and artifacts that records point to, and folders whose logs are dispatches of their own.

import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { loadLogs } from "../../src/measure/load-logs.ts";
import { followDisk } from "../../src/measure/log-disk.ts";
import type { LogDispatchRule } from "../../src/measure/log-dispatches.ts";
import type { Database } from "../../src/measure/open-database.ts";
import type { JsonObject } from "../../src/session/json-value.ts";
import { answerLine, dispatch, implementationBlock, record } from "./drain-lines.ts";
import { ended, init, logOf, said } from "./headless-log.ts";
import {
  dumpDatabase,
  foundFile,
  inFreshFolder,
  problemsOf,
  withDatabase,
  writeLogs,
} from "./log-database.ts";

const options = { threads: 1, isReread: false, onProgress: () => undefined, exists: existsSync };

function loadAll(database: Database, paths: readonly string[], asDispatches: LogDispatchRule | null = null) {
  return loadLogs(database, paths.map(foundFile), options, { disk: followDisk, asDispatches });
}

const terminal = record("terminal", { reason: "completed", is_error: false });

test("a forensic log below the folder of the drain log is loaded, its session belongs to the dispatch", async () => {
  await inFreshFolder((folder) =>
    withDatabase(folder, async (database) => {
      const [drain = "", log = ""] = writeLogs(join(folder, "drain"), {
        "d.jsonl": dispatch({ session_ids: [], forensic_log: "logs/run.jsonl" }) + terminal,
        "logs/run.jsonl": answerLine("s", "m1", "10:00:00", implementationBlock),
      });
      const result = await loadAll(database, [drain]);
      expect(result.planned.map(({ file, state }) => `${state} ${file.path === log}`)).toEqual([
        "new false",
        "new true",
      ]);
      expect(await database.all("SELECT run_id, session_id FROM dispatch_sessions")).toEqual([
        { run_id: "r", session_id: "s" },
      ]);
      expect(await database.all("SELECT standing FROM contracts")).toEqual([{ standing: "valid" }]);
      const before = await dumpDatabase(database);
      expect((await loadAll(database, [drain])).results).toEqual([]);
      expect(await dumpDatabase(database)).toEqual(before);
    }),
  );
});

test("what cannot be followed is named with the record's line, and nothing else is lost", async () => {
  await inFreshFolder((folder) =>
    withDatabase(folder, async (database) => {
      const lines = ["missing.jsonl", "out.jsonl", "folder", "in.jsonl"].map((forensic_log, index) =>
        dispatch({ run_id: `r${index}`, session_ids: [], forensic_log }),
      );
      const [drain = "", outside = ""] = writeLogs(folder, {
        "drain/d.jsonl": lines.join(""),
        "outside.jsonl": answerLine("s", "m1", "10:00:00", "secret"),
        "drain/real/in.jsonl": answerLine("t", "m2", "10:00:00", "inside"),
      });
      mkdirSync(join(folder, "drain/folder"));
      symlinkSync(outside, join(folder, "drain/out.jsonl"));
      symlinkSync(join(folder, "drain/real/in.jsonl"), join(folder, "drain/in.jsonl"));
      await loadAll(database, [drain]);
      expect(await problemsOf(database, dirname(drain))).toEqual([
        "d.jsonl:1 not-followed",
        "d.jsonl:2 not-followed",
        "d.jsonl:3 not-followed",
      ]);
      expect(await database.all("SELECT run_id, session_id FROM dispatch_sessions")).toEqual([
        { run_id: "r3", session_id: "t" },
      ]);
      expect(await database.all("SELECT count(*) AS n FROM dispatches")).toEqual([{ n: 4 }]);
    }),
  );
});

test("an artifact in a file is read, again when it changes, and missed when it goes", async () => {
  await inFreshFolder((folder) =>
    withDatabase(folder, async (database) => {
      const [drain = "", , artifact = ""] = writeLogs(folder, {
        "d.jsonl":
          dispatch() + terminal + record("artifact", { kind: "implementation", path: "out/result.md" }),
        "s.jsonl": answerLine("s", "m1", "10:00:00", "see the artifact"),
        "out/result.md": implementationBlock,
      });
      const standing = async () => {
        await loadAll(database, [drain, join(folder, "s.jsonl")]);
        return (await database.all("SELECT standing FROM contracts")).map((row) => row.standing);
      };
      expect(await standing()).toEqual(["valid"]);
      writeFileSync(artifact, implementationBlock.replace("status: done\n", ""));
      expect(await standing()).toEqual(["malformed"]);
      rmSync(artifact);
      expect(await standing()).toEqual(["missing"]);
      expect(await problemsOf(database, folder)).toEqual(["d.jsonl:3 not-followed"]);
    }),
  );
});

test("each log of a folder is a dispatch, its cohort is read from its path, and one without is named", async () => {
  await inFreshFolder((folder) =>
    withDatabase(folder, async (database) => {
      const worker = answerLine("s", "m9", "10:00:00", "x").replace(
        '"sessionId"',
        '"isSidechain":true,"sessionId"',
      );
      const paths = writeLogs(join(folder, "logs"), {
        "BE/one.jsonl": answerLine("s", "m1", "10:00:00", "x"),
        "BE/s/subagents/agent-1.jsonl": worker,
        "FE/two.jsonl": answerLine("t", "m2", "10:00:00", "x"),
        "three.jsonl": answerLine("u", "m3", "10:00:00", "x"),
        "drain.jsonl": record("counts", { run_id: "nobody" }),
      });
      const rule = { pattern: /^(?<cohort>[A-Z]+)\//, inputs: [join(folder, "logs")] };
      await loadAll(database, paths, rule);
      const rows = await database.all(
        "SELECT run_id, cohort, conflict IS NULL AS agrees, first_session_ms FROM dispatches ORDER BY run_id",
      );
      // Ten o'clock is 1,767,261,600 s after 1970.
      const start = { first_session_ms: 1767261600000 };
      expect(rows).toEqual([
        { run_id: "BE/one.jsonl", cohort: "BE", agrees: true, ...start },
        { run_id: "FE/two.jsonl", cohort: "FE", agrees: true, ...start },
        { run_id: "three.jsonl", cohort: null, agrees: false, ...start },
      ]);
      const problems = ["drain.jsonl:1 no-dispatch", "three.jsonl:1 no-cohort"];
      expect(await problemsOf(database, join(folder, "logs"))).toEqual(problems);
      const before = await dumpDatabase(database);
      await loadAll(database, paths, rule);
      await loadAll(database, paths);
      expect(await dumpDatabase(database)).toEqual(before);
    }),
  );
});

test("a headless log ends with its last result, and one whose last turn has none has no terminal result", async () => {
  await inFreshFolder((folder) =>
    withDatabase(folder, async (database) => {
      const log = (session_id: string, ...lines: readonly JsonObject[]) =>
        logOf(...lines.map((line) => ({ ...line, session_id })));
      const paths = writeLogs(join(folder, "logs"), {
        "BE/good.jsonl": log("a", init("i1"), said("m1", [1, 1, 1, 1]), ended("e1", [1, 1, 1, 1])),
        "BE/bad.jsonl": log(
          "b",
          init("i2"),
          ended("e2", [1, 1, 1, 1], { is_error: true, subtype: "error_max_turns" }),
        ),
        "BE/cut.jsonl": log("c", init("i3"), ended("e3", [1, 1, 1, 1]), init("i4"), said("m4", [1, 1, 1, 1])),
      });
      await loadAll(database, paths, { pattern: /^(?<cohort>[A-Z]+)/, inputs: [join(folder, "logs")] });
      const sql =
        "SELECT run_id, has_terminal, is_error, terminal_reason AS reason FROM dispatches ORDER BY run_id";
      expect(await database.all(sql)).toEqual([
        { run_id: "BE/bad.jsonl", has_terminal: true, is_error: true, reason: "error_max_turns" },
        { run_id: "BE/cut.jsonl", has_terminal: false, is_error: null, reason: null },
        { run_id: "BE/good.jsonl", has_terminal: true, is_error: false, reason: "success" },
      ]);
    }),
  );
});

test("two logs that would get one name are refused, and the database stays as it was", async () => {
  await inFreshFolder((folder) =>
    withDatabase(folder, async (database) => {
      const paths = writeLogs(folder, {
        "a/BE/one.jsonl": answerLine("s", "m1", "10:00:00", "x"),
        "b/BE/one.jsonl": answerLine("t", "m2", "10:00:00", "x"),
      });
      const rule = { pattern: /^(?<cohort>[A-Z]+)\//, inputs: [join(folder, "a"), join(folder, "b")] };
      await expect(loadAll(database, paths, rule)).rejects.toThrow(/would be called 'BE\/one.jsonl'/);
      expect(await database.all("SELECT count(*) AS n FROM dispatches")).toEqual([{ n: 0 }]);
      await loadAll(database, paths, { ...rule, inputs: [folder] });
      expect(await database.all("SELECT count(*) AS n FROM dispatches")).toEqual([{ n: 2 }]);
    }),
  );
});
