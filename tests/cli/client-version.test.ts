import * as fs from "node:fs";
import { expect, test } from "vitest";
import { readClientVersion } from "../../src/cli/client-version.ts";
import { freshFolder } from "../moves/store/fresh-folder.ts";

function versionOf(says: string): string | null {
  const folder = freshFolder();
  fs.writeFileSync(`${folder}/claude`, `#!/bin/sh\nprintf '%s' '${says}'\n`, { mode: 0o755 });
  return readClientVersion({ PATH: folder });
}

test("the version is the first word that the client says", () => {
  expect(versionOf("2.1.332 (Claude Code)")).toBe("2.1.332");
  expect(versionOf("2.0.77")).toBe("2.0.77");
});

test("no client and no version are unknown", () => {
  expect([versionOf("hello"), versionOf(""), versionOf("2.1.3-beta (x)"), versionOf("v2.1.3")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(readClientVersion({ PATH: freshFolder() })).toBeNull();
});
