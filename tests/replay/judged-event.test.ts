// What is said of an event beside its answers.

import { expect, it } from "vitest";
import { judge } from "../../src/replay/judged-event.ts";
import { replayed, WrittenSession } from "./written-session.ts";

it("a denial names its response and the request after it; an event without one names none", () => {
  const replay = replayed(
    new WrittenSession()
      .prompt("go")
      .call("w", "WebFetch", { url: "u" }, "m1")
      .result("w", "a page", { result: "a page" })
      .text("m2", "Done.", 20),
  );
  const judged = judge(replay);
  const [denied] = judged.filter(({ replayed: { decision } }) => decision?.kind === "deny");
  // m1 has 10 + 100 + 1 tokens, m2 20 + 100 + 1.
  expect(denied?.added).toEqual({
    responseKey: `${replay.path} m1`,
    promptTokens: 111,
    next: { key: `${replay.path} m2`, promptTokens: 121 },
  });
  expect(judged.filter(({ added }) => added !== null)).toHaveLength(1);
});
