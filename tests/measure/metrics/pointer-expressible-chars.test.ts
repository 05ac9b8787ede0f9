import { expect, test } from "vitest";
import { pointerExpressibleChars } from "../../../src/measure/metrics/pointer-expressible-chars.ts";
import { WrittenSession } from "../../replay/written-session.ts";
import { replayedValues } from "../replayed-metric.ts";

test("it is unknown until a replay is recorded, and again once the log has grown", {
  timeout: 60_000,
}, async () => {
  const session = new WrittenSession("2.0.77")
    .call("e", "Edit", { file_path: "/w/f", old_string: "two", new_string: "z" })
    .result("e", "ok", { originalFile: "one\ntwo\n", oldString: "two", newString: "z" });
  const [before, after, grown] = await replayedValues(pointerExpressibleChars, session);
  expect(before).toMatchObject({ kind: "unknown" });
  expect(after).toMatchObject({ kind: "value", value: 3 });
  expect(grown?.kind).not.toBe("value");
});
