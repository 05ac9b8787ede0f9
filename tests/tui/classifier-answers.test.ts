// The shapes read what the commands print.

import { expect, test } from "vitest";
import { classify } from "../../src/cli/commands/classify.ts";
import { agreementCheckShape, unlabelledShape } from "../../src/tui/classifier-answers.ts";
import { runInMemory } from "../cli/memory-context.ts";

test("what --check prints is read, and what it says of every class is there", async () => {
  const { stdout } = await runInMemory([classify], ["classify", "--check", "--json"]);
  const check = agreementCheckShape.parse(JSON.parse(stdout));
  expect(check.classes.map((one) => one.class)).toContain("test");
  expect(check.sets[0]?.set).toBe("labelled");
});

test("another shape is refused", () => {
  const answer = {
    shape: "detent.classify-unlabelled/1",
    programs: [],
    calls: 1,
    unlabelledCalls: 0,
    cutCalls: 0,
    total: 0,
  };
  expect(unlabelledShape.safeParse(answer).success).toBe(true);
  expect(unlabelledShape.safeParse({ ...answer, shape: "detent.classify-unlabelled/2" }).success).toBe(false);
});
