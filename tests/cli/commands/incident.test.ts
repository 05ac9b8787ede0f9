// `detent incident`: preview by default, a folder with --write, and how it ends where there is nothing to make.

import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { incident, incidentMadeShape } from "../../../src/cli/commands/incident.ts";
import { readIncident } from "../../../src/replay/incident.ts";
import { freshFolder, WrittenSession, writeSession } from "../../replay/written-session.ts";
import { runInMemory } from "../memory-context.ts";

const run = (...args: readonly string[]) => runInMemory([incident], ["incident", ...args]);
// The start of the session is the first event, the fetch the second.
const fetched = () => writeSession(new WrittenSession().call("w", "WebFetch", { url: "u" }).text("m", "So."));

it("shows what it would write, and writes nothing", async () => {
  const folder = freshFolder();
  const { exitCode, stdout, stderr } = await run(fetched(), "--at", "2", "--into", folder);
  expect(exitCode).toBe(0);
  expect(stdout).toContain("silent-fetch: barrier-world deny at PreToolUse WebFetch (found).");
  expect(stdout).toContain(`${folder}/silent-fetch/session.jsonl`);
  expect(stderr).toContain("Nothing was written.");
  expect(() => readIncident(join(folder, "silent-fetch"))).toThrow();
});

it("a folder is its only transcript; several are no choice, and none is said so", async () => {
  const path = fetched();
  expect((await run(dirname(path), "--at", "2")).stdout).toContain("silent-fetch: barrier-world deny");
  const two = writeSession(new WrittenSession().prompt("a"), {
    "other.jsonl": new WrittenSession().prompt("b"),
  });
  const { exitCode, stderr } = await run(dirname(two), "--at", "2");
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining("The folder has 2 transcripts.")]);
  expect((await run(freshFolder(), "--at", "2")).stderr).toContain("The folder has no transcript.");
});

it("--json says what was made and whether it is written", async () => {
  const { stdout } = await run(fetched(), "--at", "2", "--into", freshFolder(), "--json");
  const made = incidentMadeShape.parse(JSON.parse(stdout));
  expect(made).toMatchObject({ isWritten: false, linesBefore: 2, lines: 1, incident: { standing: "found" } });
});

it("--write makes a folder that reads as an incident, once", async () => {
  const folder = freshFolder();
  const args = [fetched(), "--at", "2", "--into", folder, "--name", "one", "--write"];
  expect((await run(...args)).stdout).toContain(`Written: ${folder}/one`);
  expect(readIncident(join(folder, "one")).objects).toHaveLength(1);
  expect(await run(...args)).toMatchObject({ exitCode: 2 });
});

it("an event without a finding is refused with 3; numbers, kinds and names are checked", async () => {
  expect(await run(fetched(), "--at", "1")).toMatchObject({ exitCode: 3, stdout: "" });
  for (const wrong of [
    ["--at", "0"],
    ["--at", "99"],
    ["--at", "2", "--kind", "bad luck"],
    ["--at", "2", "--name", "../up"],
  ])
    expect(await run(fetched(), ...wrong)).toMatchObject({ exitCode: 2, stdout: "" });
});
