// `detent replay --plans`: streaks by command, JSON, and what it says where there is no plan.

import { expect, it } from "vitest";
import { replay } from "../../src/cli/commands/replay.ts";
import { replayPlansShape } from "../../src/cli/replay-plans.ts";
import { writeFiles } from "../replay/written-session.ts";
import { runInMemory } from "./memory-context.ts";

const run = (...args: readonly string[]) => runInMemory([replay], ["replay", "--plans", ...args]);
const drain = (...observed: readonly string[]) =>
  writeFiles({
    "drain.jsonl": observed
      .map((value, at) =>
        JSON.stringify({
          drain_log: 1,
          record: "plan",
          run_id: `r${at}`,
          step: "check",
          command: "deploy-check",
          profile: "BE",
          planned: "a",
          observed: value,
          at: `2026-03-02T09:00:0${at}Z`,
        }),
      )
      .join("\n"),
  });

it("counts runs in a row without divergence, by command and profile", async () => {
  const { exitCode, stdout } = await run(drain("a", "a", "b", "a"));
  expect(exitCode).toBe(0);
  // Four runs, three the same; two in a row at most, one at the end.
  expect(stdout).toMatch(/deploy-check +BE +4 +3 +1 +0 +0 +2 +1/);
  const json: unknown = JSON.parse((await run(drain("a", "b"), "--json")).stdout);
  expect(replayPlansShape.parse(json).steps.map(({ standing }) => standing)).toEqual(["same", "diverged"]);
});

it("without plans it says so; without a name, or with operands, it says nothing useful", async () => {
  const none = writeFiles({ "x.jsonl": "{}\n" });
  expect((await run(none)).stderr).toContain("No plan is recorded here");
  expect(await run()).toMatchObject({ exitCode: 2 });
  expect(await run(none, "--only", "barrier-world")).toMatchObject({ exitCode: 2 });
});
