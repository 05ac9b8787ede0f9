// `detent replay --realised`: text and JSON, and what it says where no hook of ours ran.

import { expect, it } from "vitest";
import { replay } from "../../src/cli/commands/replay.ts";
import { replayRealisedShape } from "../../src/cli/replay-realised.ts";
import { WrittenSession, writeSession } from "../replay/written-session.ts";
import { runInMemory } from "./memory-context.ts";

const run = (...args: readonly string[]) => runInMemory([replay], ["replay", "--realised", ...args]);
const shortened = () =>
  writeSession(
    new WrittenSession()
      .call("b", "Bash", { command: "ls" })
      .result("b", "a\n[detent: 5000 of 9000 characters are cut here; lines 1 to 2]\nb", {}),
  );

it("says in how many transcripts the hook ran, and keeps to its shape", async () => {
  const { exitCode, stdout } = await run(shortened());
  expect(exitCode).toBe(0);
  expect(stdout).toContain("Transcripts in which a hook of detent ran: 1.");
  expect(stdout).toContain("5,000 UTF-16 units were cut.");
  const json: unknown = JSON.parse((await run(shortened(), "--json")).stdout);
  expect(replayRealisedShape.parse(json)).toMatchObject({ transcripts: 1, unitsCutLive: 5000 });
});

it("without a trace of the hook it says so and shows no empty table", async () => {
  const { stdout, stderr } = await run(writeSession(new WrittenSession().prompt("go")));
  expect(stdout).toBe("Transcripts in which a hook of detent ran: 0.\n");
  expect(stderr).toContain("it was not wired, or it never had an opinion");
});

it("with events or --strict it would say nothing of them", async () => {
  expect(await run(shortened(), "--events")).toMatchObject({ exitCode: 2 });
  expect(await run(shortened(), "--strict")).toMatchObject({ exitCode: 2 });
});
