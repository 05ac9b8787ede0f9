// Plan records out of drain logs: what is none is passed over, what breaks the format is named.

import { expect, it } from "vitest";
import { readPlans } from "../../src/replay/read-plans.ts";
import { writeFiles } from "./written-session.ts";

const plan = (fields: object) => JSON.stringify({ drain_log: 1, record: "plan", run_id: "r", ...fields });

it("plans are read with their places' faults; other records and other logs hold none", () => {
  const path = writeFiles({
    "drain.jsonl": [
      plan({ step: "s", planned: { a: 1 }, observed: { a: 1 } }),
      plan({ step: "t" }),
      '{"drain_log":1,"record":"terminal","run_id":"r","reason":"completed"}',
      '{"type":"user","message":{"role":"user","content":"go"}}',
      "",
    ].join("\n"),
  });
  const { plans, faults } = readPlans([path]);
  expect(plans.map(({ step, planned }) => [step, planned])).toEqual([["s", { a: 1 }]]);
  expect(faults.map((one) => one.path)).toEqual([`${path}:2`]);
});

it("a file that is not there is a fault", () => {
  expect(() => readPlans(["/no/such/file"])).toThrow("ENOENT");
});
