// Records about what a dispatch did. 2026-03-02T09:00:00Z is 1,772,442,000 s after 1970 (tests of the drain log).

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { artifactKinds, effectKinds, incidentKinds } from "../../src/session/drain-record.ts";
import { readArtifact, readEffect, readIncident, readPhase, readPlan } from "../../src/session/drain-work.ts";
import type { JsonObject, JsonValue } from "../../src/session/json-value.ts";

const at = "2026-03-02T09:00:00Z";
const atMs = 1_772_442_000_000;

test("a phase has its times in ms, and one that is still open has no end", () => {
  const phase = { run_id: "r", phase: "review", started_at: at, outcome: "passed", host: "north" };
  expect(readPhase({ ...phase, ended_at: "2026-03-02T09:00:30Z" })).toEqual({
    record: {
      record: "phase",
      runId: "r",
      phase: "review",
      startedAtMs: atMs,
      endedAtMs: atMs + 30_000,
      outcome: "passed",
      extra: { host: "north" },
    },
  });
  expect(readPhase(phase)).toHaveProperty("record.endedAtMs", null);
  expect(readPhase({ ...phase, ended_at: at })).toHaveProperty("record.endedAtMs", atMs);
  expect(readPhase({ ...phase, ended_at: "2026-03-02T08:59:59Z" })).toHaveProperty(
    "problem.kind",
    "bad-record",
  );
});

test("an artifact has a body or a path", () => {
  const artifact = { run_id: "r", kind: "review", version: 1 };
  expect(readArtifact({ ...artifact, body: "---REVIEW RESULT---", at })).toEqual({
    record: {
      ...{ record: "artifact", runId: "r", kind: "review", version: "1" },
      ...{ body: "---REVIEW RESULT---", path: null, atMs, extra: {} },
    },
  });
  expect(readArtifact({ ...artifact, path: "out/review.md" })).toMatchObject({
    record: { body: null, path: "out/review.md", atMs: null },
  });
  expect(readArtifact({ ...artifact, body: { verdict: "PASS" } })).toHaveProperty(
    "record.body.verdict",
    "PASS",
  );
  expect(readArtifact({ ...artifact, body: "" })).toHaveProperty("record.body", "");
});

test.each<[string, JsonObject, string]>([
  ["neither", {}, "either a `body` or a `path`"],
  ["both", { body: "x", path: "y" }, "either a `body` or a `path`"],
  ["a path that climbs out", { path: "../review.md" }, "`path` is not a path below the folder of the log"],
  ["a list for a body", { body: [1] }, "`body`"],
  [
    "a kind that the format does not have",
    { body: "x", kind: "poem" },
    "`kind` is not one of implementation, review",
  ],
])("an artifact with %s is a problem", (_what, fields, what) => {
  expect(readArtifact({ run_id: "r", kind: "fix", ...fields })).toMatchObject({
    problem: { kind: "bad-record", what: expect.stringContaining(what) },
  });
});

test("an effect is read in full, and what is not recorded is null", () => {
  const effect = {
    run_id: "r",
    kind: "push",
    target: "ferry-7",
    tree: "t1",
    key: "k1",
    by: "model",
    outcome: "done",
  };
  expect(readEffect({ ...effect, at })).toEqual({
    record: {
      ...{ record: "effect", runId: "r", kind: "push", target: "ferry-7", tree: "t1", key: "k1" },
      ...{ by: "model", outcome: "done", atMs, extra: {} },
    },
  });
  expect(readEffect({ run_id: "r", kind: "pr" })).toMatchObject({
    record: { target: null, tree: null, key: null, by: null, outcome: null, atMs: null },
  });
});

test("a plan keeps any JSON that was planned and observed", () => {
  const plan = {
    run_id: "r",
    step: "open-pr",
    command: "pr",
    profile: "BE",
    planned: { base: ["main"] },
    observed: 0,
    at,
  };
  expect(readPlan(plan)).toEqual({
    record: {
      ...{ record: "plan", runId: "r", step: "open-pr", command: "pr", profile: "BE" },
      ...{ planned: { base: ["main"] }, observed: 0, atMs, extra: {} },
    },
  });
  expect(readPlan({ run_id: "r", step: "s", planned: null })).toMatchObject({
    record: { planned: null, observed: null },
  });
  expect(readPlan({ run_id: "r", step: "s" })).toHaveProperty("problem.kind", "bad-record");
});

test("an incident is of a named kind or of another", () => {
  expect(readIncident({ run_id: "r", kind: "stale-lock", note: "held by nobody", at })).toEqual({
    record: { record: "incident", runId: "r", kind: "stale-lock", note: "held by nobody", atMs, extra: {} },
  });
  expect(readIncident({ run_id: "r", kind: "other" })).toHaveProperty("record.note", null);
});

describe("a field of the wrong type", () => {
  test.each<[string, (value: JsonObject) => object, JsonObject, string]>([
    ["phase", readPhase, { phase: "" }, "`phase`"],
    ["phase", readPhase, { phase: "x", started_at: "2026-03-02T09:00" }, "`started_at` is not a time"],
    ["effect", readEffect, { kind: "wish" }, "`kind` is not one of worktree, commit"],
    ["effect", readEffect, { kind: "pr", by: "nobody" }, "`by` is not one of command, model"],
    ["effect", readEffect, { kind: "pr", run_id: null }, "`run_id` is not of type string"],
    ["plan", readPlan, { planned: 1, step: 4 }, "`step` is not of type string"],
    ["incident", readIncident, { kind: "stale lock" }, "`kind` is not one of wrong-worktree"],
    ["incident", readIncident, { kind: "other", at: 5 }, "`at` is not a time"],
  ])("of a %s record is named (%#)", (_record, read, fields, what) => {
    expect(read({ run_id: "r", ...fields })).toMatchObject({
      problem: { kind: "bad-record", what: expect.stringContaining(what) },
    });
  });
});

/** A name may hold anything but be blank. */
const text = fc.string({ minLength: 1 }).filter((name) => /\S/.test(name));
const maybeText = fc.option(text);
const extra = fc.dictionary(fc.stringMatching(/^x_[a-z]{1,6}$/), fc.jsonValue());

function asJson(value: object): JsonObject {
  const json: JsonObject = JSON.parse(JSON.stringify(value));
  return json;
}

test("whatever an effect says comes back, with every other field", () => {
  const known = { kind: fc.constantFrom(...effectKinds), by: fc.option(fc.constantFrom("command", "model")) };
  const fields = {
    run_id: text,
    target: maybeText,
    tree: maybeText,
    key: maybeText,
    outcome: maybeText,
    ...known,
  };
  fc.assert(
    fc.property(fc.record(fields), extra, (effect, others) => {
      const { run_id, ...rest } = effect;
      const read = readEffect(asJson({ ...effect, ...others }));
      expect(read).toEqual({
        record: { record: "effect", runId: run_id, ...asJson(rest), atMs: null, extra: asJson(others) },
      });
    }),
  );
});

test("no JSON makes a reader throw, and each answer is a record or a problem", () => {
  const key = fc.constantFrom(
    "run_id",
    "kind",
    "phase",
    "step",
    "body",
    "path",
    "planned",
    "at",
    "by",
    "__proto__",
  );
  const kind = fc.constantFrom<JsonValue>(...artifactKinds, ...effectKinds, ...incidentKinds, null, 1);
  const readers = fc.constantFrom(readPhase, readArtifact, readEffect, readPlan, readIncident);
  fc.assert(
    fc.property(readers, kind, fc.dictionary(key, fc.jsonValue()), (read, ofKind, fields) => {
      const reading = read({ run_id: "r", kind: ofKind, phase: "p", step: "s", ...asJson(fields) });
      expect("record" in reading !== "problem" in reading).toBe(true);
    }),
  );
});
