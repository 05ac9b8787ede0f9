// `detent contracts` over the drain that holds every record; its figures are those of the drain's README.

import { expect, test } from "vitest";
import { contracts } from "../../../src/cli/commands/contracts.ts";
import { dispatchJsonShapes } from "./dispatch-json-shapes.ts";
import { drainWorkplace } from "./drain-workplace.ts";
import { loadedWorkplace } from "./loaded-database.ts";

test("each contract stands with its reason and its place, and their number last", async () => {
  const { run } = await drainWorkplace();
  const { exitCode, stdout } = await run(contracts);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^run-1 +BE +review +valid +FAIL +example 1 +\S*drain\.jsonl:5$/m);
  expect(stdout).toMatch(/^run-3 +FE +implementation +missing +There is no block\.$/m);
  expect(stdout).toContain("5 contracts: 3 valid · 0 malformed · 1 missing · 1 unknown.\n");
});

test("the JSON has the described shape, also of one run", async () => {
  const { run } = await drainWorkplace();
  const { stdout } = await run(contracts, "run-2", "--json");
  const { contracts: list } = dispatchJsonShapes["detent.contracts/1"].parse(JSON.parse(stdout));
  expect(list).toMatchObject([{ runId: "run-2", kind: "fix", standing: "valid" }]);
});

test("a run that is not there is named, and a database without dispatches says what brings them", async () => {
  const { run } = await drainWorkplace();
  expect((await run(contracts, "run-9")).exitCode).toBe(2);
  const empty = await loadedWorkplace("growing-output");
  expect((await empty.run(contracts)).stderr).toMatch(/There are no dispatches/);
});
