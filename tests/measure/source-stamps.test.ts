import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sha256Of } from "../../src/measure/external-proof.ts";
import {
  type LoadedSource,
  readSourcesOf,
  sourceName,
  stampEvidence,
  stampSource,
  standingOfSources,
} from "../../src/measure/source-stamps.ts";
import { withLogs } from "./log-database.ts";

function loaded(text: string): LoadedSource & { readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), "detent-stamp-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "a.jsonl");
  writeFileSync(path, text);
  return { folder, path, bytes: text.length, sha256: sha256Of(text) };
}

test("a stamp holds the bytes that were read and their hash, and its path only where that is asked for", () => {
  const source = loaded("one\ntwo\n");
  expect(stampSource(source, false)).toEqual({
    source: sourceName(source.path),
    path: null,
    kind: "log",
    bytes: 8,
    sha256: sha256Of("one\ntwo\n"),
    since_load: "same",
  });
  expect(stampSource(source, true).path).toBe(source.path);
});

test("a source that grew since it was loaded is the same, one that was rewritten or cut is changed", () => {
  const source = loaded("one\ntwo\n");
  appendFileSync(source.path, "three\n");
  expect(stampSource(source, false)).toMatchObject({ since_load: "same", sha256: sha256Of("one\ntwo\n") });
  writeFileSync(source.path, "one\nTWO\nthree\n");
  expect(stampSource(source, false).since_load).toBe("changed");
  writeFileSync(source.path, "one\n");
  const read = sha256Of("one\ntwo\n");
  expect(stampSource(source, false)).toMatchObject({ since_load: "changed", sha256: read });
  rmSync(source.path);
  expect(stampSource(source, false)).toMatchObject({ since_load: "gone", sha256: read });
});

test("one byte in the middle of a source is a change, and a source without a kept hash is never the same", () => {
  const text = `${"x".repeat(20_000)}\n`;
  const source = loaded(text);
  expect(stampSource({ ...source, sha256: null }, false)).toMatchObject({
    since_load: "changed",
    sha256: null,
  });
  writeFileSync(source.path, `${"x".repeat(10_000)}y${"x".repeat(9_999)}\n`);
  expect(stampSource(source, false)).toMatchObject({ since_load: "changed", sha256: sha256Of(text) });
});

test("only a changed source takes the standing away, and they are counted", () => {
  const [same, gone, changed] = (["same", "gone", "changed"] as const).map((since_load) => ({
    ...{ source: "s", path: null, kind: "log" as const, bytes: 1, sha256: null, since_load },
  }));
  if (same === undefined || gone === undefined || changed === undefined) throw new Error("no stamp");
  expect(standingOfSources([same, gone])).toMatchObject({ is_quotable: true, sentence: "quotable" });
  expect(standingOfSources([same, changed]).sentence).toBe("not quotable: 1 source changed");
  expect(standingOfSources([changed, changed])).toMatchObject({
    is_quotable: false,
    sentence: "not quotable: 2 sources changed",
  });
});

test("an evidence file is stamped by its own name; one that could not be read has no stamp", () => {
  expect(stampEvidence({ name: "q.jsonl", text: "é\n", why: "" })).toMatchObject({
    path: "q.jsonl",
    kind: "evidence",
    bytes: 3,
    sha256: sha256Of("é\n"),
  });
  expect(stampEvidence({ name: "q.jsonl", text: null, why: "none" })).toBeUndefined();
});

test("the sources of dispatches are their drain logs and the logs of their sessions, and no others", async () => {
  const record = (fields: object): string =>
    `${JSON.stringify({ drain_log: 1, record: "dispatch", profile: "BE", ...fields })}\n`;
  const message = { role: "user", content: "hi" };
  const prompt = { type: "user", timestamp: "2026-01-01T00:00:00Z", message };
  const session = (id: string): string =>
    `${JSON.stringify({ ...prompt, sessionId: id, uuid: `u-${id}` })}\n`;
  const logs = {
    "drain.jsonl": record({ run_id: "r1", session_ids: ["s1"] }),
    "other.jsonl": record({ run_id: "r2", session_ids: ["s2"] }),
    "s1.jsonl": session("s1"),
    "s2.jsonl": session("s2"),
  };
  await withLogs(logs, async (database) => {
    const names = (await readSourcesOf(database, ["r1"])).map(({ path }) => path.split("/").at(-1));
    expect(names).toEqual(["drain.jsonl", "s1.jsonl"]);
    expect((await readSourcesOf(database, ["r1"]))[0]?.bytes).toBe(logs["drain.jsonl"].length);
    expect(await readSourcesOf(database, [])).toEqual([]);
  });
});
