import { expect, test } from "vitest";
import { promptRepasteShare } from "../../../src/measure/metrics/prompt-repaste-share.ts";
import { WrittenSession } from "../../replay/written-session.ts";
import { replayedValues } from "../replayed-metric.ts";

test("it is unknown until a replay is recorded, and again once the log has grown", {
  timeout: 60_000,
}, async () => {
  const session = new WrittenSession("2.0.77")
    .text("m", "x".repeat(25))
    .prompt(`${"x".repeat(25)}\n${"y".repeat(74)}`);
  const [before, after, grown] = await replayedValues(promptRepasteShare, session);
  expect(before).toMatchObject({ kind: "unknown" });
  expect(after).toMatchObject({ kind: "value", value: 0.25 });
  expect(grown?.kind).not.toBe("value");
});
