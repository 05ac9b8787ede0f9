import { expect, test } from "vitest";
import { chartName, label } from "../../../src/measure/charts/chart.ts";
import { hostile } from "./sample-target.ts";

test("a file name holds lower case letters, digits, dashes and underscores, whatever its parts hold", () => {
  expect(chartName(3, "over-time", "bash_calls", "BE")).toBe("03-over-time-bash_calls-be");
  expect(chartName(1, hostile, "../../etc/passwd")).toMatch(/^[a-z0-9_-]+$/);
});

test("cohorts of which nothing is left in a name keep names of their own, by position", () => {
  expect(chartName(1, "mix", "日本")).not.toBe(chartName(2, "mix", "中国"));
});

test("a long text is cut with its length, and what a terminal would act on is a symbol", () => {
  expect(label("x".repeat(60))).toBe("xxxxxxxxxxx… (60 characters)");
  expect(label("a\u001b[31mb")).toBe("a␛[31mb");
});
