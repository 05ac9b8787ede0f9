// What is taken in from exports, what is refused, and how little is touched again.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadLogs } from "../../src/measure/load-logs.ts";
import { followDisk } from "../../src/measure/log-disk.ts";
import { bashCallRows } from "../../src/measure/mechanical-calls.ts";
import type { Database } from "../../src/measure/open-database.ts";
import { forgetReadable, recordUnreadable } from "../../src/measure/unreadable-inputs.ts";
import { isJsonObject, parseJson } from "../../src/session/json-value.ts";
import { Fleet, manifestsIn, NOTHING_ELSE, takeAll } from "./export-fleet.ts";
import { dumpDatabase, inFreshFolder, loadFiles, writeLogs } from "./log-database.ts";

const asked = (session: string, id: string, text = id): string =>
  `${JSON.stringify({
    type: "user",
    uuid: id,
    sessionId: session,
    timestamp: "2026-03-02T09:00:00Z",
    message: { content: text },
  })}\n`;

const called = (session: string, id: string, command: string): string =>
  `${JSON.stringify({
    type: "assistant",
    uuid: id,
    sessionId: session,
    timestamp: "2026-03-02T09:00:01Z",
    message: {
      id: `m-${id}`,
      model: "model-a",
      content: [{ type: "tool_use", id: `t-${id}`, name: "Bash", input: { command } }],
      usage: { input_tokens: 3, output_tokens: 5 },
    },
  })}\n`;

const count = async (database: Database, table: string): Promise<number> =>
  Number((await database.all(`SELECT count(*) AS rows FROM ${table}`))[0]?.rows);

test("sources and contexts of installs get numbers of their own, and their paths name the install", async () => {
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    await fleet.load("a", { "a.jsonl": asked("s1", "u1") });
    await fleet.load("b", { "b.jsonl": asked("s2", "u2"), "c.jsonl": asked("s3", "u3") });
    const installs: string[] = [];
    for (const machine of ["a", "b"]) installs.push((await fleet.export(machine)).manifest.install);
    await fleet.on("fleet", async (database) => {
      await loadFiles(database, writeLogs(join(folder, "own"), { "o.jsonl": asked("s4", "u4") }));
      await takeAll(database, fleet.shared);
      const rows = await database.all(
        "SELECT source_id, context_id, path FROM contexts JOIN sources USING (source_id)",
      );
      expect(rows.map(({ source_id: id }) => Number(id)).toSorted()).toEqual([1, 2, 3, 4]);
      for (const row of rows) expect(Number(row.context_id)).toBe(Number(row.source_id) * 2 ** 32);
      const prefixes = rows.map(({ path }) => /^export:([^/]+)\/[0-9a-f]{16}$/.exec(String(path))?.[1]);
      expect(new Set(prefixes)).toEqual(new Set([undefined, ...installs]));
    });
  });
});

test("a load of logs behind it calls nothing of an export gone, and looks for no file of it", async () => {
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    const record = { drain_log: 1, record: "dispatch", run_id: "r1", profile: "BE", session_ids: ["s1"] };
    const drain = `${JSON.stringify({ ...record, forensic_log: "a.jsonl" })}\n`;
    await fleet.load("a", { "a.jsonl": asked("s1", "u1"), "drain.jsonl": drain });
    await fleet.on("a", async (database) => {
      const options = { threads: 1, isReread: false, onProgress: () => undefined, exists: () => true };
      await loadLogs(database, [], options, { disk: followDisk, asDispatches: null });
      await recordUnreadable(database, [
        { path: "/logs/x.jsonl", isThere: true, problem: "It may not be read." },
      ]);
    });
    await fleet.export("a");
    await fleet.on("fleet", async (database) => {
      await takeAll(database, fleet.shared);
      expect([await count(database, "followed_files"), await count(database, "problems")]).toEqual([1, 1]);
      const before = await dumpDatabase(database);
      const options = { threads: 1, isReread: false, onProgress: () => undefined, exists: () => false };
      const { gone } = await loadLogs(database, [], options, { disk: followDisk, asDispatches: null });
      expect(gone).toEqual([]);
      await forgetReadable(database, [], [], { exists: () => false, canRead: () => false });
      expect(await dumpDatabase(database)).toEqual(before);
    });
  });
});

test("a source that grew, one that was rewritten and one that is over are each as on their machine", async () => {
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    await fleet.load("a", {
      "same.jsonl": asked("s1", "u1"),
      "grown.jsonl": asked("s2", "u2"),
      "new.jsonl": asked("s3", "u3"),
    });
    await fleet.export("a");
    await fleet.on("fleet", async (database) => {
      expect((await takeAll(database, fleet.shared)).sources).toBe(3);
    });
    await fleet.load("a", {
      "grown.jsonl": asked("s2", "u2") + asked("s2", "u4"),
      "new.jsonl": asked("s3", "u5-longer"),
    });
    const drop = ["sources", "contexts", "entries", "prompt_copies"].map((name) => {
      return `DELETE FROM ${name} WHERE source_id IN (SELECT source_id FROM gone);`;
    });
    await fleet.on("a", (database) =>
      database.run(`CREATE TEMP TABLE gone AS SELECT source_id FROM sources WHERE path LIKE '%same.jsonl';
        ${drop.join(" ")}`),
    );
    await fleet.export("a");
    await fleet.on("fleet", async (database) => {
      expect((await takeAll(database, fleet.shared)).sources).toBe(2);
      expect(await count(database, "sources")).toBe(2);
      expect(await count(database, "exported_sources")).toBe(2);
      const prompts = await database.all("SELECT uuid FROM prompt_copies ORDER BY uuid");
      expect(prompts.map(({ uuid }) => uuid)).toEqual(["u2", "u4", "u5-longer"]);
    });
  });
});

/** Changes the manifest of the only export of a folder. */
function changeManifest(shared: string, change: (manifest: Record<string, unknown>) => void): void {
  const [path = ""] = manifestsIn(shared);
  const manifest = parseJson(readFileSync(path, "utf8"));
  const copy: Record<string, unknown> = isJsonObject(manifest) ? { ...manifest } : {};
  change(copy);
  writeFileSync(path, JSON.stringify(copy));
}

test("two exports of one number that differ are a copied database, and the second is refused", async () => {
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    await fleet.load("a", { "a.jsonl": asked("s1", "u1") });
    await fleet.export("a");
    await fleet.on("fleet", async (database) => {
      await takeAll(database, fleet.shared);
      changeManifest(fleet.shared, (manifest) => {
        manifest.files = [];
      });
      const { faults, counts } = await takeAll(database, fleet.shared);
      expect(counts).toMatchObject({ refused: 1, newer: 0 });
      expect(faults[0]?.problem).toMatch(
        /^Install [0-9a-f-]{36}: Two exports of it have the number 1 and differ/,
      );
      expect(await count(database, "sources")).toBe(1);
    });
  });
});

test("rows of no source and files of other columns are refused with the file; other exports are taken", async () => {
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    await fleet.load("a", { "a.jsonl": asked("s1", "u1") });
    await fleet.load("b", { "b.jsonl": asked("s2", "u2") });
    await fleet.export("b", NOTHING_ELSE, join(folder, "sound"));
    const { manifest } = await fleet.export("a");
    const entries = manifest.files.find(({ table }) => table === "entries");
    const path = join(
      fleet.shared,
      "entries",
      `day=${entries?.day}`,
      `install=${manifest.install}`,
      "rows_0.parquet",
    );
    expect(existsSync(path)).toBe(true);
    await fleet.on("fleet", async (database) => {
      const broken = async (sql: string): Promise<string> => {
        await database.run(`COPY (${sql}) TO '${path}' (FORMAT parquet)`);
        const bytes = readFileSync(path);
        const sha256 = createHash("sha256").update(bytes).digest("hex");
        changeManifest(fleet.shared, (changed) => {
          changed.files = manifest.files.map((file) =>
            file.table === "entries" ? { ...file, bytes: bytes.length, sha256 } : file,
          );
        });
        const { faults, counts } = await takeAll(database, fleet.shared);
        expect(counts).toMatchObject({ refused: 1, new: 0 });
        expect(await count(database, "entries")).toBe(0);
        return faults[0]?.problem ?? "";
      };
      expect(await broken("SELECT 1 AS source_id")).toMatch(
        /: .*rows_0\.parquet does not have the columns of entries\.$/,
      );
      const columns = "SELECT * REPLACE (9 AS source_id) FROM";
      expect(
        await broken(`${columns} (FROM entries UNION ALL SELECT 1, 1, 0, 0, 1, 'read', 'x', 'x', 1, 'u', 0)`),
      ).toMatch(/^Install .*: Its table entries has rows of no source\.$/);
      expect((await takeAll(database, join(folder, "sound"))).counts).toMatchObject({ new: 1 });
      expect(await count(database, "entries")).toBe(1);
    });
  });
});

test("two dispatches of one name and of other sessions are refused; the same log on two machines is one", async () => {
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    const named = (machine: string): Promise<unknown> =>
      fleet.on(machine, (database) =>
        database.run("INSERT INTO log_dispatches VALUES (1, 'BE/t1.jsonl', 'BE')"),
      );
    for (const [machine, session] of [
      ["a", "s1"],
      ["b", "s1"],
      ["c", "s2"],
    ] as const) {
      await fleet.load(machine, { "t1.jsonl": asked(session, `u-${session}`) });
      await named(machine);
      await fleet.export(machine, NOTHING_ELSE, join(folder, `of-${machine}`));
    }
    await fleet.on("fleet", async (database) => {
      for (const machine of ["a", "b"])
        expect((await takeAll(database, join(folder, `of-${machine}`))).counts).toMatchObject({ new: 1 });
      expect(await count(database, "dispatches")).toBe(1);
      const { faults } = await takeAll(database, join(folder, "of-c"));
      expect(faults[0]?.problem).toMatch(
        /Its dispatch 'BE\/t1\.jsonl' is called as another one, that of export:/,
      );
      expect(await count(database, "sources")).toBe(2);
    });
  });
});

test("a command that stayed has the class of its machine; beside its log it is held, and counts once", async () => {
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    const log = { "a.jsonl": called("s1", "u1", "git status") };
    await fleet.load("a", log);
    await fleet.export("a");
    await fleet.on("fleet", async (database) => {
      await takeAll(database, fleet.shared);
      const classes = () => database.all(`SELECT class, is_mechanical FROM ${bashCallRows}`);
      expect(await classes()).toEqual([{ class: "git-read", is_mechanical: true }]);
      expect(await database.all("SELECT subject FROM tool_calls")).toEqual([{ subject: null }]);
      await loadFiles(database, writeLogs(join(folder, "own"), log));
      expect(await classes()).toEqual([{ class: "git-read", is_mechanical: true }]);
      expect(await database.all("SELECT subject FROM tool_calls")).toEqual([{ subject: "git status" }]);
    });
  });
});
