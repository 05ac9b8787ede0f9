// Every incident of the corpus stands as its record says: what must be found is found, and what nothing finds yet is
// wrong on the day that something does.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { faultOf } from "../../src/replay/detectors.ts";
import { readIncident } from "../../src/replay/incident.ts";
import { incidentKinds } from "../../src/session/drain-record.ts";

const root = fileURLToPath(new URL("../../corpora/incidents/", import.meta.url));
const names = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const incidents = names.map((name) => ({ name, ...readIncident(join(root, name)) }));

test.each(incidents)("$name stands as it says", ({ incident, objects }) => {
  expect(faultOf(incident, objects)).toBeNull();
});

test("there is one of every kind but `other`", () => {
  const kinds = new Set(incidents.map(({ incident }) => incident.kind));
  expect(incidentKinds.filter((kind) => kind !== "other" && !kinds.has(kind))).toEqual([]);
});

test("those that nothing finds yet are counted", () => {
  const open = incidents.filter(({ incident }) => incident.standing === "expected-fail");
  process.stdout.write(`Incidents: ${incidents.length}, expected to fail: ${open.length}.\n`);
  // That a built detector finds nothing in its gaps is a claim of each of them, above.
  expect(open.length).toBeLessThan(incidents.length / 2);
});

test("a finding that is gone, and a gap that has closed, are faults", () => {
  const [found] = incidents.filter(({ incident }) => incident.standing === "found");
  if (found === undefined) throw new Error("no incident");
  const { incident, objects } = found;
  expect(faultOf(incident, [])).toContain("no longer finds");
  const closed = { ...incident, standing: "expected-fail" as const };
  expect(faultOf(closed, objects)).toContain("now finds");
});
