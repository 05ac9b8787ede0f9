import { expect, test } from "vitest";
import { countedPer, figureKind } from "../../src/measure/figure-kind.ts";

test("the metric says how it is compared, and a protocol can only take an amount for a count", () => {
  expect(figureKind("bash_calls", "excluded")).toBe("amount");
  expect(figureKind("bash_calls", "counted")).toBe("count");
  expect(figureKind("denials", "excluded")).toBe("count");
  expect(figureKind("anchor_transport_share", "counted")).toBe("share");
  expect(figureKind("bash_calls per request", "excluded")).toBe("amount");
});

test("a count by nature is per 100 tool calls, an amount with zeros stays an amount per dispatch", () => {
  expect(countedPer("denials")).toBe("100 tool calls");
  expect(countedPer("bash_calls")).toBe("dispatch");
});
