import { expect, test } from "vitest";
import { measureUnits } from "../../../src/measure/measure-units.ts";
import { resumeSuccess } from "../../../src/measure/metrics/resume-success.ts";
import { at, dispatch, record } from "../drain-lines.ts";
import { withLogs } from "../log-database.ts";

const resumed = (run_id: string, more: object = {}) =>
  dispatch({ run_id, session_ids: [`${run_id}1`, `${run_id}2`], ...more });
const end = (run_id: string, is_error: boolean | null) =>
  record("terminal", { run_id, reason: "x", is_error });

test("a resumed dispatch succeeds where it ends without an error; one that left no result failed", async () => {
  const drain =
    resumed("good") +
    end("good", false) +
    dispatch({ run_id: "again", session_ids: [], entry: "continuation" }) +
    end("again", false) +
    resumed("bad") +
    end("bad", true) +
    resumed("lost", { ended_at: at("11:00:00") }) +
    resumed("running") +
    resumed("unsaid") +
    end("unsaid", null) +
    dispatch({ run_id: "once" }) +
    end("once", false);
  await withLogs({ "d.jsonl": drain }, async (database) => {
    const read = (isPooled: boolean) =>
      measureUnits(database, [resumeSuccess], { level: "dispatch", ids: null, isPooled });
    const units = await read(false);
    const values = [...units].map(([run, unit]) => [run, unit.get("resume_success")]);
    expect(Object.fromEntries(values)).toMatchObject({
      good: { kind: "value", value: 1 },
      again: { kind: "value", value: 1 },
      bad: { kind: "value", value: 0 },
      lost: { kind: "value", value: 0 },
      running: { kind: "unknown" },
      unsaid: { kind: "unknown" },
      once: { kind: "unknown" },
    });
    // good and again, of good, again, bad and lost
    expect((await read(true)).get("all")?.get("resume_success")).toMatchObject({ kind: "value", value: 0.5 });
  });
});
