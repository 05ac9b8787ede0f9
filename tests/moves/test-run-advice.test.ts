import { expect, it } from "vitest";
import { testRunAdvice } from "../../src/moves/test-run-advice.ts";

it("says the fact, where it comes from and that nothing was run", () => {
  expect(testRunAdvice({ text: "3 passed", provenance: "FILE" })).toBe(
    "The latest recorded test run (from FILE; not run again now): 3 passed",
  );
});

it("cuts a long fact at its end and keeps its provenance", () => {
  const advice = testRunAdvice({ text: "😀".repeat(9000), provenance: "FILE" });
  expect(advice).toContain("from FILE;");
  expect(advice.endsWith("😀…")).toBe(true);
  expect(advice.length).toBeLessThan(3200);
  expect(testRunAdvice({ text: `a${"😀".repeat(9000)}`, provenance: "FILE" }).isWellFormed()).toBe(true);
});
