import { expect, test } from "vitest";
import { contractValidShare } from "../../../src/measure/metrics/contract-valid-share.ts";
import { dispatch, implementationBlock, record, reviewBlock } from "../drain-lines.ts";
import { answer, dispatchValue, text } from "../metric-log.ts";

const drain =
  dispatch({ phase: "implement" }) +
  record("phase", { phase: "review" }) +
  record("terminal", { reason: "completed", is_error: false });

test("a missing contract counts as failed, a malformed one too", async () => {
  const share = (words: string) => dispatchValue(contractValidShare, drain, [answer("m1", [text(words)])]);
  expect(await share(`${implementationBlock}\n${reviewBlock("PASS")}`)).toMatchObject({
    kind: "value",
    value: 1,
  });
  expect(await share(implementationBlock)).toMatchObject({ kind: "value", value: 0.5 });
  expect(await share(reviewBlock("PASS").replace("count: 0", "count: 1"))).toMatchObject({
    kind: "value",
    value: 0,
  });
});

test("without the logs of its sessions nothing is known", async () => {
  expect(await dispatchValue(contractValidShare, drain)).toMatchObject({ kind: "unknown" });
});
