import { expect, it } from "vitest";
import { showsInputRewritesLand } from "../../src/session/input-rewrites.ts";

it("a prompt id on the event, and nothing else, shows that input rewrites land", () => {
  expect([{ promptId: "p1" }, { promptId: "" }, { promptId: null }].map(showsInputRewritesLand)).toEqual([
    true,
    false,
    false,
  ]);
});
