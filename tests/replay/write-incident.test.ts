// A folder is written once, as it will be read.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Incident, readIncident } from "../../src/replay/incident.ts";
import { writeIncident } from "../../src/replay/write-incident.ts";
import { freshFolder } from "./written-session.ts";

const incident: Incident = {
  shape: "detent.incident/1",
  kind: "other",
  detector: "plan",
  standing: "found",
  expected: { what: "plan diverged", about: "r s" },
  observed: "x",
  operands: [],
  input: "drain.jsonl",
  provenance: { origin: "made from a session", clientVersion: null, note: "" },
  redaction: { "e-mail address": 2 },
};

it("what is written reads back as it was, and nothing else is there", () => {
  const folder = freshFolder();
  const objects = [{ line: 1, object: { a: "\u2028" } }];
  const path = writeIncident(join(folder, "deep"), "one", incident, objects);
  expect(readIncident(path)).toEqual({ incident, objects });
  expect(readdirSync(path).sort()).toEqual(["drain.jsonl", "incident.json"]);
});

it("a folder that is there is not written over", () => {
  const folder = freshFolder();
  writeIncident(folder, "one", incident, []);
  expect(() => writeIncident(folder, "one", incident, [])).toThrow("It is there already.");
});
