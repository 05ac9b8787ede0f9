// The table of kinds: patterns are global, named, and leave ordinary text alone.

import { expect, it } from "vitest";
import { homeFolder, secretKinds } from "../../src/replay/secret-kinds.ts";

it("every pattern is global, so that a second one in a text is found too", () => {
  for (const { pattern } of [...secretKinds, { pattern: homeFolder }]) expect(pattern.flags).toContain("g");
});

it.each([
  "git checkout -b feature/sketches && npm test",
  "src/session/formats/claude-code.ts:42",
  "const total = rows.reduce((sum, row) => sum + row.count, 0);",
  "SELECT path FROM sources WHERE format = 'x' ORDER BY path",
  "Version 2.1.332 of 3 clients, 14:05:09",
  "npm_config and npm-run-all",
])("%s is no secret", (text) => {
  for (const { kind, pattern } of secretKinds) expect([kind, text.match(pattern)]).toEqual([kind, null]);
});
