// What an export leaves on disk.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EVERYTHING, Fleet, manifestsIn, NOTHING_ELSE } from "./export-fleet.ts";
import { filesBelow } from "./files-below.ts";
import { inFreshFolder } from "./log-database.ts";

const line = (uuid: string, timestamp: string | undefined, command: string): string =>
  `${JSON.stringify({
    type: "assistant",
    uuid,
    sessionId: "s1",
    cwd: "/home/kim/secret-client/ferry",
    gitBranch: "kim/secret-branch",
    timestamp,
    requestId: `r-${uuid}`,
    message: {
      id: `m-${uuid}`,
      model: "model-a",
      content: [
        { type: "text", text: "secret-text" },
        { type: "tool_use", id: `t-${uuid}`, name: "Bash", input: { command } },
      ],
      usage: { input_tokens: 1, output_tokens: 2 },
    },
  })}\n`;

const first = line("u1", "2026-03-01T23:59:59Z", "git status secret-command");
const second = line("u2", "2026-03-02T00:00:00Z", "ls secret-command");
const timeless = line("u3", undefined, "pwd");

const partitions = (folder: string, table: string): readonly string[] =>
  readdirSync(join(folder, table)).sort();

test("rows stand under the day of their line; those without a time where engines look for NULL", async () => {
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    await fleet.load("a", { "s1.jsonl": first + second + timeless });
    await fleet.load("a", { "s2.jsonl": timeless.replaceAll("u3", "u4").replaceAll("s1", "s2") });
    const { manifest } = await fleet.export("a");
    const install = `install=${manifest.install}`;
    const days = ["day=2026-03-01", "day=2026-03-02"];
    expect(partitions(fleet.shared, "response_copies")).toEqual([...days, "day=__HIVE_DEFAULT_PARTITION__"]);
    // A text has no time of its own: that of its line, else the earliest of its log. s2 has none at all.
    expect(partitions(fleet.shared, "text_copies")).toEqual([...days, "day=__HIVE_DEFAULT_PARTITION__"]);
    expect(manifest.files.filter(({ table }) => table === "text_copies").map(({ rows }) => rows)).toEqual([
      2, 1, 1,
    ]);
    expect(partitions(fleet.shared, "sources")).toEqual(["day=2026-03-01", "day=__HIVE_DEFAULT_PARTITION__"]);
    expect(readdirSync(join(fleet.shared, "entries", "day=2026-03-01"))).toEqual([install]);
    expect(manifestsIn(fleet.shared)).toHaveLength(1);
  });
});

test("files are for their owner alone, and nothing is left beside them", async () => {
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    await fleet.load("a", { "s1.jsonl": first });
    await fleet.export("a");
    for (const path of filesBelow(fleet.shared))
      expect([path, statSync(path).mode & 0o777]).toEqual([path, 0o600]);
    for (const name of readdirSync(fleet.shared))
      expect([name, statSync(join(fleet.shared, name)).mode & 0o777]).toEqual([name, 0o700]);
    expect(existsSync(join(fleet.shared, "_writing"))).toBe(false);
  });
});

/** Parquet with zstd hides texts from a plain look, so what is looked at is what the database reads from it. */
async function allText(fleet: Fleet): Promise<string> {
  return fleet.on("a", async (database) => {
    const texts: string[] = [];
    for (const path of filesBelow(fleet.shared).filter((name) => name.endsWith(".parquet"))) {
      texts.push(
        JSON.stringify(await database.all(`FROM read_parquet('${path}', hive_partitioning = false)`)),
      );
    }
    return texts.join("\n");
  });
}

test("no text, no path and no command leaves unless it is asked for; texts never do", async () => {
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    await fleet.load("a", { "secret-log.jsonl": first + second });
    await fleet.export("a");
    const without = await allText(fleet);
    expect(without).toContain('"cwd":"ferry"');
    expect(without).toContain('"class":"git-read"');
    expect(without).not.toMatch(/secret|kim/);
    await fleet.export("a", EVERYTHING);
    const all = await allText(fleet);
    for (const part of ["secret-client/ferry", "secret-branch", "secret-command", "secret-log.jsonl"])
      expect(all).toContain(part);
    expect(all).not.toContain("secret-text");
  });
});

test("exporting again writes nothing; after a new line only what has changed, and what is over goes", async () => {
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    await fleet.load("a", { "s1.jsonl": first });
    const before = await fleet.export("a");
    const stamps = filesBelow(fleet.shared).map((path) => [path, statSync(path).mtimeMs]);
    expect(await fleet.export("a")).toMatchObject({ isChanged: false, written: 0, manifest: { number: 1 } });
    expect(filesBelow(fleet.shared).map((path) => [path, statSync(path).mtimeMs])).toEqual(stamps);
    await fleet.load("a", { "s1.jsonl": first + second });
    const after = await fleet.export("a");
    expect(after).toMatchObject({
      isChanged: true,
      manifest: { number: 2, install: before.manifest.install },
    });
    // Entry, response, text, call and class of the first day are as before; its source has grown, by a second reading,
    // which numbers a context of its own.
    const changed = after.manifest.files.filter(
      (file) => !before.manifest.files.some((old) => JSON.stringify(old) === JSON.stringify(file)),
    );
    expect(
      changed
        .filter(({ day }) => day === "2026-03-01")
        .map(({ table }) => table)
        .sort(),
    ).toEqual(["contexts", "sources"]);
    expect(after.written).toBe(changed.length);
    await fleet.load("a", { "s1.jsonl": second });
    await fleet.export("a");
    expect(partitions(fleet.shared, "entries")).toEqual(["day=2026-03-02"]);
  });
});

test("a file of an export that was removed or changed is put back", async () => {
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    await fleet.load("a", { "s1.jsonl": first });
    await fleet.export("a");
    const [path = "", other = ""] = filesBelow(fleet.shared).filter((name) => name.endsWith(".parquet"));
    const content = readFileSync(path);
    rmSync(path);
    writeFileSync(other, "broken");
    expect(await fleet.export("a")).toMatchObject({ isChanged: true, written: 2 });
    expect(readFileSync(path).equals(content)).toBe(true);
  });
});

test("exports of several machines stand beside each other, and each replaces only its own", async () => {
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    await fleet.load("a", { "s1.jsonl": first });
    await fleet.load("b", { "s1.jsonl": second });
    await fleet.export("a");
    await fleet.export("b");
    const ofB = filesBelow(fleet.shared).map((path) => [path, statSync(path).mtimeMs]);
    await fleet.load("a", { "s1.jsonl": first + timeless });
    await fleet.export("a");
    expect(manifestsIn(fleet.shared)).toHaveLength(2);
    const kept = new Map(filesBelow(fleet.shared).map((path) => [path, statSync(path).mtimeMs]));
    const install = (await fleet.export("b")).manifest.install;
    for (const [path, time] of ofB.filter(([name]) => String(name).includes(install)))
      expect(kept.get(String(path))).toBe(time);
  });
});

test("an export that cannot be written changes nothing that stands there", async () => {
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    await fleet.load("a", { "s1.jsonl": first });
    const { manifest } = await fleet.export("a");
    const before = filesBelow(fleet.shared).map((path) => [path, statSync(path).mtimeMs]);
    await fleet.load("a", { "s1.jsonl": first + second });
    // A file where the new rows must be written.
    writeFileSync(join(fleet.shared, "_writing"), "");
    await expect(fleet.export("a")).rejects.toThrow();
    rmSync(join(fleet.shared, "_writing"));
    expect(filesBelow(fleet.shared).map((path) => [path, statSync(path).mtimeMs])).toEqual(before);
    // What a killed export left is cleared away.
    mkdirSync(join(fleet.shared, "_writing", manifest.install, "entries"), { recursive: true });
    writeFileSync(join(fleet.shared, "_writing", manifest.install, "entries", "x.parquet"), "half");
    expect(await fleet.export("a")).toMatchObject({ isChanged: true });
    expect(existsSync(join(fleet.shared, "_writing"))).toBe(false);
  });
});

test("what other counting rules have read is refused, and so is the place of a copied database", async () => {
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    await fleet.load("a", { "s1.jsonl": first });
    await fleet.export("a");
    await fleet.on("a", (database) =>
      database.run("UPDATE meta SET value = '0' WHERE key = 'export_number'"),
    );
    await expect(fleet.export("a", NOTHING_ELSE)).rejects.toThrow(
      /a copy of it wrote that\. Export to another folder/,
    );
    await fleet.on("a", (database) => database.run("UPDATE sources SET definition = 0"));
    await expect(fleet.export("a")).rejects.toThrow(
      /read by counting rules 0, not by 1\. Run `detent load --reread`/,
    );
  });
});
