import { expect, test } from "vitest";
import { groupings, NOT_RECORDED, readGroups } from "../../src/measure/unit-groups.ts";
import { answerLine, at, dispatch, record } from "./drain-lines.ts";
import { withLogs } from "./log-database.ts";

const session =
  answerLine("s", "m1", "10:00:00", "x").replace(
    '"sessionId"',
    '"cwd":"/srv/ferry/","version":"2.1.9","sessionId"',
  ) + answerLine("s", "m2", "10:01:00", "x").replace('"model":"m"', '"model":"a"');

test("sessions and dispatches have one value for each name, several in order, or none", async () => {
  const drain =
    dispatch({ slug: "T-1", stage: "canary", attempt: 2, script_backed: true }) +
    record("terminal", { reason: "completed" }) +
    dispatch({ run_id: "q", session_ids: [], started_at: at("23:59:59"), client_version: "2.0.1" });
  await withLogs({ "s.jsonl": session, "d.jsonl": drain }, async (database) => {
    const ofSessions = await readGroups(database, "session", null, groupings.session);
    expect(ofSessions.get("s")).toEqual(["ferry", "2026-01-01", "a + m", "2.1.9"]);
    const ofDispatches = await readGroups(database, "dispatch", null, groupings.dispatch);
    const named = (run: string) =>
      Object.fromEntries(groupings.dispatch.map(({ name }, index) => [name, ofDispatches.get(run)?.[index]]));
    expect(named("r")).toMatchObject({
      ...{ profile: "BE", day: "2026-01-01", model: "a + m", client_version: "2.1.9", stage: "canary" },
      ...{ attempt: "2", script_backed: "true", ticket: "T-1", repo: "ferry", reason: "completed" },
      ...{ drain_run: NOT_RECORDED, phase: NOT_RECORDED, entry: NOT_RECORDED },
    });
    expect(named("q")).toMatchObject({ client_version: "2.0.1", model: NOT_RECORDED, repo: NOT_RECORDED });
  });
});

test("only the named units are kept", async () => {
  await withLogs({ "d.jsonl": dispatch() + dispatch({ run_id: "q" }) }, async (database) => {
    const [profile] = groupings.dispatch;
    if (profile === undefined) throw new Error("There is nothing to group by.");
    expect([...(await readGroups(database, "dispatch", ["q"], [profile]))]).toEqual([["q", ["BE"]]]);
  });
});
