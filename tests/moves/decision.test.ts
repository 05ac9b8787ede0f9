import { expect, it } from "vitest";
import { fires, silent, undetermined } from "../../src/moves/decision.ts";

it("a row is silent, undetermined with its question, or fires with what it decides and records", () => {
  const question = { kind: "lookup", about: "k", why: "w" } as const;
  expect([silent, undetermined(question), fires(null)]).toEqual([
    { kind: "silent" },
    { kind: "undetermined", question },
    { kind: "fires", decision: null, effects: [] },
  ]);
});
