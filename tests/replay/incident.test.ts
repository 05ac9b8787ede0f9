// What an incident's folder must hold.

import { dirname } from "node:path";
import { expect, it } from "vitest";
import { type Incident, readIncident } from "../../src/replay/incident.ts";
import { writeFiles } from "./written-session.ts";

const incident: Incident = {
  shape: "detent.incident/1",
  kind: "silent-fetch",
  detector: "move",
  standing: "found",
  expected: { what: "barrier-world deny", about: "PreToolUse WebFetch" },
  observed: "It happened.",
  operands: [],
  input: "session.jsonl",
  provenance: { origin: "written by hand", clientVersion: null, note: "" },
  redaction: {},
};
const folder = (record: unknown, input = "{}\n") =>
  dirname(writeFiles({ "incident.json": JSON.stringify(record), "session.jsonl": input }));

it("a folder gives its record and its numbered lines", () => {
  expect(readIncident(folder(incident, '{"a":1}\n{"b":2}\n'))).toEqual({
    incident,
    objects: [
      { line: 1, object: { a: 1 } },
      { line: 2, object: { b: 2 } },
    ],
  });
});

it("another shape, a broken line and a missing file are faults with their place", () => {
  expect(() => readIncident(folder({ ...incident, kind: "bad luck" }))).toThrow("It is no incident: kind");
  expect(() => readIncident(folder(incident, "{}\n[1]\n"))).toThrow("session.jsonl:2");
  expect(() => readIncident("/no/such/folder")).toThrow("ENOENT");
});
