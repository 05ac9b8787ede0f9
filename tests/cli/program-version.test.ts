// The version outside of a build; tests/cli/main.test.ts has the built one.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { programVersion } from "../../src/cli/program-version.ts";

test("is the version of package.json", () => {
  const manifest = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  expect(manifest).toContain(`"version": "${programVersion()}"`);
});
