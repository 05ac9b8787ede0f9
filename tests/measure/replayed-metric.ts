// A metric that needs a recorded replay: logs are loaded, replayed and recorded by the commands, then measured.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "../../src/cli/commands/load.ts";
import { replay } from "../../src/cli/commands/replay.ts";
import type { MetricValue } from "../../src/measure/dispatch-unit.ts";
import { measureUnits } from "../../src/measure/measure-units.ts";
import type { Metric } from "../../src/measure/metric.ts";
import { openForReading } from "../../src/measure/open-database.ts";
import { workplace } from "../cli/commands/loaded-database.ts";
import type { WrittenSession } from "../replay/written-session.ts";

/** The metric over all, before a replay was recorded, after it, and after the log has grown and was loaded again. */
export async function replayedValues(
  metric: Metric,
  session: WrittenSession,
): Promise<readonly (MetricValue | undefined)[]> {
  const { logs, database, run } = workplace();
  mkdirSync(logs, { recursive: true });
  const path = join(logs, "s.jsonl");
  const write = (): void => writeFileSync(path, `${session.lines.join("\n")}\n`);
  const value = async (): Promise<MetricValue | undefined> => {
    const opened = await openForReading(database);
    try {
      const units = await measureUnits(opened, [metric], { level: "session", ids: null, isPooled: true });
      return units.get("all")?.get(metric.name);
    } finally {
      opened.close();
    }
  };
  write();
  await run(load, logs, "--quiet");
  const before = await value();
  const { exitCode, stderr } = await run(replay, "--record", "--quiet");
  if (exitCode !== 0) throw new Error(stderr);
  const after = await value();
  session.text("grown", "More.");
  write();
  await run(load, logs, "--quiet");
  return [before, after, await value()];
}
