import { expect, test } from "vitest";
import { measureUnits } from "../../../src/measure/measure-units.ts";
import { mechanicalBashShare } from "../../../src/measure/metrics/mechanical-bash-share.ts";
import { withLogs } from "../log-database.ts";
import { answer, call, metricValue } from "../metric-log.ts";

const bash = (id: string, command: string): string => answer(`m-${id}`, [call(id, "Bash", { command })]);

test("of four Bash calls one is mechanical: a quarter; other tools are in neither figure", async () => {
  const lines = [
    bash("t1", "git status"),
    bash("t2", "ls"),
    bash("t3", "python a.py"),
    bash("t4", "echo x"),
    answer("r", [call("r", "Read", { file_path: "a" })]),
  ];
  expect(await metricValue(mechanicalBashShare, lines)).toMatchObject({ kind: "value", value: 0.25 });
});

test("a call whose text is held only in part makes the share unknown, with the reason", async () => {
  const lines = [bash("t1", "git status"), bash("t2", `git commit -m ${"x".repeat(5_000)}`)];
  await withLogs({ "s.jsonl": `${lines.join("\n")}\n` }, async (database) => {
    const units = await measureUnits(database, [mechanicalBashShare], {
      level: "session",
      ids: null,
      isPooled: false,
    });
    expect(units.get("s")?.get("mechanical_bash_share")).toEqual({
      kind: "unknown",
      why: "The log does not say it for 1 of its Bash calls.",
    });
  });
});
