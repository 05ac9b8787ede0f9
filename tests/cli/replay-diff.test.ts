// `detent replay --diff`: operands beside each other, recorded documents, and what is refused.

import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { replay } from "../../src/cli/commands/replay.ts";
import { replayDiffShape } from "../../src/cli/replay-diff.ts";
import { freshFolder, WrittenSession, writeSession } from "../replay/written-session.ts";
import { runInMemory } from "./memory-context.ts";

const run = (...args: readonly string[]) => runInMemory([replay], ["replay", ...args]);
const fetched = () => writeSession(new WrittenSession().call("w", "WebFetch", {}).result("w", "page", {}));
const off = "DETENT_MOVES_OFF=barrier-world";

it("two sets of operands are two replays, whose differences are listed", async () => {
  const { exitCode, stdout, stderr } = await run(fetched(), "--diff", "--to", off);
  expect(exitCode).toBe(0);
  expect(stderr).toContain("An event that stands in several sessions is compared in each");
  expect(stdout).toContain("A: the usual operands");
  expect(stdout).toContain(`B: ${off}`);
  expect(stdout).toContain("Events: 1 same, 2 changed, 0 only in A, 0 only in B.");
  expect(stdout).toMatch(/PreToolUse WebFetch +fires: barrier-world deny \(cut ≤ 4, added \d+\) +silent/);
  const json: unknown = JSON.parse((await run(fetched(), "--diff", "--to", off, "--json")).stdout);
  expect(replayDiffShape.parse(json)).toMatchObject({ same: 1, changed: 2, b: [off] });
});

it("two recorded replays are compared without their logs; one without events is refused", async () => {
  const path = fetched();
  const folder = freshFolder();
  const record = async (name: string, ...args: readonly string[]) => {
    const { stdout } = await run(path, "--json", ...args);
    writeFileSync(join(folder, name), stdout);
    return join(folder, name);
  };
  const a = await record("a.json", "--events");
  const b = await record("b.json", "--events", "--set", off);
  expect((await run("--diff", a, b)).stdout).toContain("1 same, 2 changed");
  const bare = await record("bare.json");
  expect(await run("--diff", a, bare)).toMatchObject({ exitCode: 4, stdout: "" });
  expect(await run("--diff", a, join(folder, "gone.json"))).toMatchObject({ exitCode: 4, stdout: "" });
});

it("replays of different sessions are refused, with the code for refusals", async () => {
  const folder = freshFolder();
  const documents = await Promise.all(
    [
      fetched(),
      dirname(writeSession(new WrittenSession().prompt("go"), { "b.jsonl": new WrittenSession() })),
    ].map(async (path, at) => {
      writeFileSync(join(folder, `${at}.json`), (await run(path, "--json", "--events")).stdout);
      return join(folder, `${at}.json`);
    }),
  );
  expect(await run("--diff", ...documents)).toMatchObject({ exitCode: 3, stdout: "" });
});

it("--to alone says nothing, and two names without --diff are one too many", async () => {
  expect(await run(fetched(), "--to", off)).toMatchObject({ exitCode: 2 });
  expect(await run(fetched(), fetched())).toMatchObject({ exitCode: 2 });
});
