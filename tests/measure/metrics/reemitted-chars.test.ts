import { expect, test } from "vitest";
import { reemittedChars } from "../../../src/measure/metrics/reemitted-chars.ts";
import { WrittenSession } from "../../replay/written-session.ts";
import { replayedValues } from "../replayed-metric.ts";

test("it is unknown until a replay is recorded, and again once the log has grown", {
  timeout: 60_000,
}, async () => {
  const session = new WrittenSession("2.0.77")
    .call("w", "Write", { file_path: "/w/f", content: "a\nb\n" })
    .result("w", "ok", { type: "update", originalFile: "a\nb\n", content: "a\nb\n" });
  const [before, after, grown] = await replayedValues(reemittedChars, session);
  expect(before).toMatchObject({ kind: "unknown" });
  expect(after).toMatchObject({ kind: "value", value: 4 });
  expect(grown?.kind).not.toBe("value");
});
