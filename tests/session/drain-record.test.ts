import { expect, test } from "vitest";
import { artifactKinds, effectKinds, incidentKinds } from "../../src/session/drain-record.ts";
import { contractKinds } from "../../src/session/result-blocks.ts";

test("kinds are written as in a log: words in lower case, each once", () => {
  for (const kinds of [artifactKinds, effectKinds, incidentKinds]) {
    expect(new Set<string>(kinds).size).toBe(kinds.length);
    for (const kind of kinds) expect(kind).toMatch(/^[a-z]+(-[a-z]+)*$/);
  }
});

test("every contract can be an artifact", () => {
  for (const kind of contractKinds) expect(artifactKinds).toContain(kind);
});
