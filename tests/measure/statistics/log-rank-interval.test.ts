import { describe, expect, it, test } from "vitest";
import { logRankInterval } from "../../../src/measure/statistics/log-rank-interval.ts";
import { mannWhitney } from "../../../src/measure/statistics/mann-whitney.ts";
import { namedCases, relativeError } from "./golden-cases.ts";

const repeated = (value: number, times: number): number[] => Array.from({ length: times }, () => value);

describe("the rank-sum interval on logs", () => {
  test.each(namedCases)("agrees with R's wilcox.test in ratio, interval and p: %s", (_, golden) => {
    const wanted = golden.expect.log_rank_interval;
    if (wanted === null) return;
    const found = logRankInterval(golden.before, golden.after, 0.95);
    const tolerance = found.method === "exact" ? 1e-9 : 1e-6;
    expect(wanted.method.startsWith(found.method)).toBe(true);
    expect(relativeError(found.ratio, wanted.ratio)).toBeLessThan(1e-9);
    expect(relativeError(found.low, wanted.low)).toBeLessThan(tolerance);
    expect(relativeError(found.high, wanted.high)).toBeLessThan(tolerance);
    const ranks = mannWhitney(golden.before, golden.after);
    const p = found.method === "exact" ? ranks.pExact : ranks.pNormal;
    expect(p === null ? Number.NaN : relativeError(p, wanted.p)).toBeLessThan(1e-9);
  });

  it("compares at least one exact and one normal case with the golden file", () => {
    const methods = namedCases.map(([, golden]) => golden.expect.log_rank_interval?.method.split(",")[0]);
    expect(methods).toContain("exact");
    expect(methods).toContain("normal");
  });

  it("refuses a zero, whose logarithm does not exist", () => {
    expect(() => logRankInterval([1, 2, 0], [1, 2, 3], 0.95)).toThrow("no logarithm of 0");
    expect(() => logRankInterval([], [1], 0.95)).toThrow("a side without values");
  });

  // 3 and 3 values: 20 orders, so P(U = 0) = 1/20 > 0.025 and no bound can be excluded at 95 %.
  it("has no bounds where so few values can exclude nothing, and has them one value a side later", () => {
    expect(logRankInterval([1, 2, 3], [10, 20, 30], 0.95)).toMatchObject({ low: 0, high: Infinity });
    // 4 and 4: 70 orders, P(U = 0) = 1/70 < 0.025: the least and the greatest ratio of a pair, 5/4 and 8/1.
    expect(logRankInterval([1, 2, 3, 4], [5, 6, 7, 8], 0.95)).toMatchObject({ low: 5 / 4, high: 8 });
  });

  it("is a single ratio, exactly, where each side has one value repeated", () => {
    const found = logRankInterval(repeated(100, 16), repeated(30, 16), 0.95);
    expect(found).toMatchObject({ ratio: 0.3, low: 0.3, high: 0.3, method: "normal" });
  });

  it("finds a bound that is the ratio of a pair as that very double", () => {
    const before = Array.from({ length: 20 }, (_, k) => 10 * (k + 1));
    const found = logRankInterval(
      before,
      before.map((value) => value / 2),
      0.95,
    );
    expect(found.ratio).toBe(0.5);
    const ratios = before.flatMap((b) => before.map((a) => a / 2 / b));
    expect(ratios).toContain(found.low);
    expect(ratios).toContain(found.high);
  });
});
