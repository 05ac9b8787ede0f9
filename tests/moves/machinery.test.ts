import { expect, test } from "vitest";
import { machinery } from "../../src/moves/machinery.ts";

test.each(machinery.map((one) => [one.name, one] as const))("%s works on its example", (_name, one) => {
  expect(one.works()).toBe(true);
  expect(one.flows.length).toBeGreaterThan(0);
});
