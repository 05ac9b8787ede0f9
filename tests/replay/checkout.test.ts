// A checkout in the place of the session's folder: it answers for paths below it alone, and says that it did.

import { dirname } from "node:path";
import { expect, it } from "vitest";
import { Checkout } from "../../src/replay/checkout.ts";
import { readOutput, replayed, WrittenSession, writeFiles } from "./written-session.ts";

it("answers for the session's paths, with what is there and what is not, and for no other path", () => {
  const checkout = new Checkout(dirname(writeFiles({ f: "abc" })), "/w");
  expect(checkout.find("/w/x/../f")?.size).toEqual({ kind: "file", bytes: 3 });
  expect(checkout.find("/w/none")?.size).toEqual({ kind: "absent" });
  expect(checkout.wasAsked).toBe(true);
  checkout.begin();
  expect([checkout.find("/other/f"), checkout.find("/w/../f"), checkout.wasAsked]).toEqual([
    null,
    null,
    false,
  ]);
});

it("an undetermined answer becomes one that is marked; what the log shows is never asked for", () => {
  const workspace = dirname(writeFiles({ f: "x".repeat(9) }));
  const session = new WrittenSession()
    .call("a", "Read", { file_path: "/w/f" })
    .call("r", "Read", { file_path: "/w/g" })
    .result("r", "a", readOutput("/w/g", "a"));
  const large = { DETENT_READ_LARGE_BYTES: "5" };
  const states = (choices: object) =>
    replayed(session, large, choices)
      .events.filter(({ recorded }) => recorded.event.name === "PreToolUse")
      .map(({ state, usedWorkspace }) => `${state} ${usedWorkspace}`);
  expect(states({})).toEqual(["undetermined false", "silent false"]);
  expect(states({ workspace })).toEqual(["fires true", "silent false"]);
});
