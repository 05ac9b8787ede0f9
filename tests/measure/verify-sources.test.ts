import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sha256Of } from "../../src/measure/external-proof.ts";
import { type SourceStamp, sourceName } from "../../src/measure/source-stamps.ts";
import { placesByName, verifySources } from "../../src/measure/verify-sources.ts";

function stamped(text: string): { readonly path: string; readonly stamp: SourceStamp } {
  const folder = mkdtempSync(join(tmpdir(), "detent-verify-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "a.jsonl");
  writeFileSync(path, text);
  const named = { source: sourceName(path), path: null, kind: "log" as const, bytes: text.length };
  return { path, stamp: { ...named, sha256: sha256Of(text), since_load: "same" } };
}

const state = (stamp: SourceStamp, path: string | null) =>
  verifySources([stamp], () => path).sources[0]?.state;

test("a source is same, grown, gone or changed, by what was read of it", () => {
  const { path, stamp } = stamped("one\ntwo\n");
  expect(state(stamp, path)).toBe("same");
  appendFileSync(path, "three\n");
  expect(state(stamp, path)).toBe("grown");
  writeFileSync(path, "one\nTWO\nthree\n");
  expect(state(stamp, path)).toBe("changed");
  writeFileSync(path, "one\n");
  expect(state(stamp, path)).toBe("changed");
  rmSync(path);
  expect(state(stamp, path)).toBe("gone");
  expect(state(stamp, null)).toBe("gone");
});

test("a source that was changed or gone when the report was made does not become the same", () => {
  const { path, stamp } = stamped("one\n");
  expect(state({ ...stamp, since_load: "changed" }, path)).toBe("changed");
  expect(state({ ...stamp, since_load: "gone", sha256: null }, path)).toBe("gone");
});

test("what is gone or grown leaves the standing, what is changed takes it away", () => {
  const [a, b] = [stamped("one\n"), stamped("two\n")];
  const places = placesByName([a.path, b.path]);
  const check = () => verifySources([a.stamp, b.stamp], ({ source }) => places.get(source) ?? null);
  rmSync(a.path);
  appendFileSync(b.path, "more\n");
  expect(check()).toMatchObject({ isQuotable: true, counts: { same: 0, grown: 1, gone: 1, changed: 0 } });
  writeFileSync(b.path, "three\n");
  expect(check()).toMatchObject({ isQuotable: false, sentence: "not quotable: 1 source changed" });
});
