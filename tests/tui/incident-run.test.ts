// The preview and the run that writes it are one command line and the same with --write.

import { expect, test } from "vitest";
import { incidentArgs, incidentRun } from "../../src/tui/incident-run.ts";

test("the run is the preview with --write, and says which folder it makes", () => {
  const event = { id: "5e55600a-0000-4000-8000-000000000000", at: 9 };
  expect(incidentArgs(event)).toEqual(["incident", event.id, "--at", "9", "--name", "event-9-of-5e55600a"]);
  const { args, question } = incidentRun(event);
  expect(args).toEqual([...incidentArgs(event), "--write"]);
  expect(question).toContain("corpora/incidents/event-9-of-5e55600a");
});

test("a name is small letters, digits and hyphens, whatever the id is", () => {
  expect(incidentArgs({ id: "../Ä/../x", at: 1 }).at(-1)).toBe("event-1-of--x");
});
