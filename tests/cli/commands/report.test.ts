import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { compare } from "../../../src/cli/commands/compare.ts";
import { load } from "../../../src/cli/commands/load.ts";
import { register } from "../../../src/cli/commands/register.ts";
import { report } from "../../../src/cli/commands/report.ts";
import { comparisonReportSchema } from "../../../src/measure/comparison-report.ts";
import { jsonShapes } from "./json-shapes.ts";
import { workplace } from "./loaded-database.ts";

const drain = fileURLToPath(new URL("../../../corpora/drains/small", import.meta.url));
const at = (time: string) => ({ now: () => new Date(time) });

async function reported(...options: readonly string[]) {
  const place = workplace();
  const logs = join(place.folder, "drain");
  cpSync(drain, logs, { recursive: true });
  await place.run(load, logs);
  await place.runIn(at("2026-03-30T12:00:00Z"), register, join(logs, "protocol.yaml"), "--seal");
  const compared = () => place.runIn(at("2026-04-01T00:00:00Z"), compare, "1", "--out", "out", ...options);
  await compared();
  const file = join(place.folder, "out", "report.json");
  return { ...place, logs, compared, read: () => readFileSync(file, "utf8"), file };
}

test("detent report --verify: names what grew and is gone, and only a change takes the standing away", async () => {
  const { run, logs } = await reported();
  const same = await run(report, "--verify", "out");
  expect(same).toMatchObject({ exitCode: 0 });
  expect(same.stdout).toMatch(
    /^\d+ sources: \d+ same, 0 grown, 0 gone, 0 changed\.\nStanding: quotable\.\n$/,
  );
  appendFileSync(join(logs, "drain.jsonl"), "\n");
  const [first = "", second = ""] = sessionFiles(logs);
  rmSync(first);
  const other = await run(report, "--verify", "out");
  expect(other.exitCode).toBe(0);
  expect(other.stdout).toContain("drain.jsonl: grown. It begins with what was read, and goes on.");
  expect(other.stdout).toContain(`${first}: gone. It is no longer there and cannot be re-checked.`);
  writeFileSync(second, readFileSync(second, "utf8").replace("timestamp", "timestanp"));
  const changed = await run(report, "--verify", "out", "--json");
  expect(changed.exitCode).toBe(1);
  const shown = jsonShapes["detent.report-check/1"].parse(JSON.parse(changed.stdout));
  expect(shown).toMatchObject({ isQuotable: false, sentence: "not quotable: 1 source changed" });
});

function sessionFiles(logs: string): readonly string[] {
  return readdirSync(join(logs, "sessions"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .map((name) => join(logs, "sessions", name));
}

test("a source that was changed anywhere since it was loaded is named first, and is no success", async () => {
  const { compared, logs, read } = await reported();
  const [first = ""] = sessionFiles(logs);
  const text = readFileSync(first, "utf8");
  const { atime, mtime } = statSync(first);
  const middle = text.indexOf("timestamp", text.length / 2);
  expect(Math.min(middle, text.length - middle)).toBeGreaterThan(4096);
  writeFileSync(first, `${text.slice(0, middle)}timestanp${text.slice(middle + 9)}`);
  utimesSync(first, atime, mtime);
  const { stdout } = await compared();
  expect(stdout.split("\n")[2]).toBe("**not quotable: 1 source changed**");
  expect(comparisonReportSchema.parse(JSON.parse(read())).standing?.is_quotable).toBe(false);
});

test("a report holds no path unless it is asked for; with paths it is verified without the database", async () => {
  const hidden = await reported();
  expect(hidden.read()).not.toContain(hidden.folder);
  const shown = await reported("--with-paths");
  expect(shown.read()).toContain(join(shown.logs, "drain.jsonl"));
  rmSync(shown.database);
  expect((await shown.run(report, "--verify", "out")).stdout).toContain("Standing: quotable.");
  rmSync(hidden.database);
  expect((await hidden.run(report, "--verify", "out")).stdout).toContain("it cannot be re-checked.");
});

test("detent report --verify: refuses a folder without a report, and a file that is none", async () => {
  const { run, file } = await reported();
  expect(await run(report, "--verify", "nowhere")).toMatchObject({ exitCode: 4, stdout: "" });
  writeFileSync(file, "{}");
  const other = await run(report, "--verify", "out");
  expect(other.exitCode).toBe(4);
  expect(other.stderr).toContain("It is no report that this version can read.");
});

test("detent report --diff: is the same made again, different with another figure, else not comparable", async () => {
  const place = await reported();
  const again = () => place.runIn(at("2026-05-01T00:00:00Z"), compare, "1", "--out", "again");
  await again();
  const same = await place.run(report, "--diff", "out", "again");
  expect([same.exitCode, same.stdout]).toEqual([0, "out and again: same.\n"]);
  const file = join(place.folder, "again", "report.json");
  const written = readFileSync(file, "utf8");
  expect(written).toContain('"word": "met"');
  writeFileSync(file, written.replace('"word": "met"', '"word": "missed"'));
  const moved = await place.run(report, "--diff", "out", "again");
  expect(moved.exitCode).toBe(1);
  expect(moved.stdout).toContain(
    "out and again: different.\nbash_calls in BE: met in the first, missed in the second.",
  );
  appendFileSync(join(place.logs, "drain.jsonl"), "{}\n");
  await place.run(load, place.logs);
  await again();
  const other = await place.run(report, "--diff", "out", "again", "--json");
  expect(other.exitCode).toBe(3);
  expect(jsonShapes["detent.report-diff/1"].parse(JSON.parse(other.stdout))).toMatchObject({
    answer: "not comparable",
    reasons: [expect.stringMatching(/^Sources that were read in two states: 1 \(/)],
  });
});

test("detent report: needs one of its two questions, and as many folders as it asks about", async () => {
  const { run } = workplace();
  for (const args of [
    ["out"],
    ["--verify", "--diff", "out", "out"],
    ["--diff", "out"],
    ["--verify", "a", "b"],
  ])
    expect(await run(report, ...args)).toMatchObject({ exitCode: 2, stdout: "" });
  expect(await run(report, "--diff", "out", "out", "--evidence", "e")).toMatchObject({ exitCode: 2 });
});
