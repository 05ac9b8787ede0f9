// The small drain is what its generator writes, its records are sound, and it has the shape that its README tells of.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readProtocol } from "../../src/measure/protocol-file.ts";
import type { DrainRecord } from "../../src/session/drain-record.ts";
import { readDrainRecord } from "../../src/session/formats/drain-log.ts";
import { parseJson } from "../../src/session/json-value.ts";

const corpora = join(import.meta.dirname, "../../corpora");
const drain = join(corpora, "drains/small");

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.jsonl?$/.test(name))
    .sort();
}

function records(): readonly DrainRecord[] {
  const lines = readFileSync(join(drain, "drain.jsonl"), "utf8").split("\n").slice(0, -1);
  return lines.map((line) => {
    const value = parseJson(line);
    const reading = value === undefined ? undefined : readDrainRecord(value);
    if (reading === undefined || "problem" in reading) throw new Error(`No record: ${line}`);
    return reading.record;
  });
}

test("every committed file is what the generator writes, byte for byte", () => {
  const out = mkdtempSync(join(tmpdir(), "detent-drain-"));
  const run = spawnSync(process.execPath, [join(corpora, "generate-drain.mjs"), out], { encoding: "utf8" });
  expect(run.stderr).toBe("");
  const names = filesBelow(out);
  expect(filesBelow(drain)).toEqual(names);
  const changed = names.filter(
    (name) => !readFileSync(join(out, name)).equals(readFileSync(join(drain, name))),
  );
  expect(changed).toEqual([]);
});

test("it has 71 dispatches in three cohorts, 68 of them with a terminal result", () => {
  const read = records();
  const dispatches = read.flatMap((record) => (record.record === "dispatch" ? [record] : []));
  const cutoffMs = Date.parse("2026-02-09T00:00:00Z");
  const size = (profile: string, isAfter: boolean): number =>
    dispatches.filter((one) => one.profile === profile && Number(one.startedAtMs) >= cutoffMs === isAfter)
      .length;
  const sizes = ["BE", "FE", "TOOLING"].map((profile) => [size(profile, false), size(profile, true)]);
  // README: BE 16 + 1 before, 16 + 3 after; FE 16 and 14; TOOLING 3 and 2.
  expect(sizes).toEqual([
    [17, 19],
    [16, 14],
    [3, 2],
  ]);
  expect(read.filter((record) => record.record === "terminal")).toHaveLength(68);
  expect(read.filter((record) => record.record === "counts")).toHaveLength(68);
});

test("every session that it names has its transcript, and no two dispatches share one", () => {
  const ids = records().flatMap((record) => (record.record === "dispatch" ? record.sessionIds : []));
  expect(new Set(ids).size).toBe(ids.length);
  const folders = ["be", "fe", "tooling"].map((name) => join(drain, "sessions", name));
  const missing = ids.filter((id) => !folders.some((folder) => existsSync(join(folder, `${id}.jsonl`))));
  expect(missing).toEqual([]);
});

test("its protocol is a protocol", () => {
  const read = readProtocol(readFileSync(join(drain, "protocol.yaml"), "utf8"), "protocol.yaml", null);
  expect(read).toMatchObject({ kind: "protocol", protocol: { cohorts: { compared: ["BE", "FE"] } } });
});
