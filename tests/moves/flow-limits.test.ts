import { expect, test } from "vitest";
import { flowLimits, flowVoids, stations } from "../../src/moves/flow-limits.ts";

test("every declared flow is between two different stations, and none is limited and void at once", () => {
  const flows = stations.flatMap((from) =>
    stations.filter((to) => to !== from).map((to) => `${from} → ${to}`),
  );
  const declared = [...flowLimits.keys(), ...flowVoids.keys()];
  expect(flows.length).toBe(20);
  for (const key of declared) expect(flows).toContain(key);
  expect(new Set(declared).size).toBe(declared.length);
});
