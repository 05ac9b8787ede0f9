import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { vegaPath } from "../../src/cli/vega-path.ts";

test("from the sources it is the script of the package, which stands alone", () => {
  const text = readFileSync(vegaPath(), "utf8");
  expect(text).toContain("vega={}");
  expect(text).not.toMatch(/^import /m);
});
