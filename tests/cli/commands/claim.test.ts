// `detent claim` over written logs: the answers with their exit codes, and what is wrong with a file or a choice.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { claim } from "../../../src/cli/commands/claim.ts";
import { load } from "../../../src/cli/commands/load.ts";
import { equalSessions, sessionId } from "../../measure/claim-logs.ts";
import { writeLogs } from "../../measure/log-database.ts";
import { claimJsonShapes } from "./claim-json-shapes.ts";
import { loadedWorkplace, type Workplace, workplace } from "./loaded-database.ts";

const filter = (percent: number): string =>
  [
    "claim: 1",
    "title: A filter of Bash takes much off what tools show.",
    "source: a leaflet",
    `number: {kind: fall, value: ${percent}, unit: percent}`,
    "denominator: result_text",
    "mechanism: {reaches: results, tools: [Bash]}",
    "evidence: estimate",
  ].join("\n");

/** 16 sessions of which Bash has 20 of 100 characters, and claims of 20, 21 and 60 %. */
async function shop(): Promise<Workplace> {
  const place = workplace();
  const calls = [
    { tool: "Bash", resultChars: 20 },
    { tool: "Read", resultChars: 80 },
  ];
  writeLogs(place.logs, equalSessions(16, calls));
  for (const percent of [20, 21, 60]) writeFileSync(join(place.folder, `${percent}.yaml`), filter(percent));
  await place.run(load, place.logs, "--quiet");
  return place;
}

test("a claim beyond the ceiling ends with 1, one within it with 0, one that cannot be tested with 3", async () => {
  const { run } = await shop();
  const far = await run(claim, "60.yaml");
  expect(far.exitCode).toBe(1);
  expect(far.stdout).toContain("Reachable  at most 20 %: 320 of 1,600 characters, in 16 of 32 results\n");
  expect(far.stdout).toContain("Answer     falsified by ceiling\n");
  // 21 may have been 20.5, which is still more than 20.
  expect((await run(claim, "21.yaml")).exitCode).toBe(1);
  const near = await run(claim, "20.yaml");
  expect([near.exitCode, near.stderr]).toEqual([0, ""]);
  expect(near.stdout).toContain("Answer     not falsified\n");
  const few = await run(claim, "60.yaml", sessionId(1));
  expect(few.exitCode).toBe(3);
  expect(few.stdout).toContain("Answer     not testable: too little data\n");
  expect((await run(claim, "60.yaml", "id:3f9a")).exitCode).toBe(1);
  const json = claimJsonShapes["detent.claim/1"].parse(
    JSON.parse((await run(claim, "60.yaml", "--json")).stdout),
  );
  expect(json).toMatchObject({
    file: "60.yaml",
    sessions: { chosen: 16, used: 16 },
    reachable: { share: 0.2 },
  });
}, 60_000);

test("on sessions of the corpora nothing is tested", async () => {
  const place = await loadedWorkplace("growing-output", "recorded-2.1.332-ferry");
  writeFileSync(join(place.folder, "60.yaml"), filter(60));
  const { exitCode, stdout } = await place.run(claim, "60.yaml");
  expect(exitCode).toBe(3);
  expect(stdout).toContain("Answer     not testable: synthetic corpus\n");
  expect(stdout).toContain("Reachable  unknown\n");
}, 60_000);

test("every fault of a file is named by line, and a file that is none ends with 4", async () => {
  const { folder, run } = workplace();
  writeFileSync(join(folder, "bad.yaml"), filter(60).replace("fall", "drop").replace("[Bash]", "[]"));
  const bad = await run(claim, "bad.yaml");
  expect([bad.exitCode, bad.stdout]).toEqual([4, ""]);
  expect(bad.stderr.trimEnd().split("\n")).toEqual([
    expect.stringMatching(/^bad\.yaml:4: "number\.kind" .* Write one of fall, share, count, time, amount\.$/),
    expect.stringMatching(/^bad\.yaml:6: "mechanism\.tools" .* Write a list of tools, or all\.$/),
  ]);
  expect(await run(claim, "none.yaml")).toMatchObject({
    ...{ exitCode: 4, stderr: "none.yaml: There is no such file. Name the claim file.\n" },
  });
  expect((await run(claim, ".")).stderr).toBe(".: It is a folder. Name the claim file.\n");
});

test("without a file, with an unknown term or an unknown session it ends with 2", async () => {
  const { run } = await shop();
  expect((await run(claim)).exitCode).toBe(2);
  expect((await run(claim, "60.yaml", "colour:red")).exitCode).toBe(2);
  expect((await run(claim, "60.yaml", "ffff")).exitCode).toBe(2);
}, 60_000);

test("a tool in another case than the logs write it falsifies nothing: the file is at fault", async () => {
  const { run, folder } = await shop();
  const write = (name: string, tool: string): void =>
    writeFileSync(join(folder, name), filter(60).replace("[Bash]", `[${tool}]`));
  write("case.yaml", "bash");
  write("absent.yaml", "WebFetch");
  const { exitCode, stdout, stderr } = await run(claim, "case.yaml");
  expect([exitCode, stdout]).toEqual([4, ""]);
  expect(stderr).toContain('case.yaml: No call is named "bash"; calls are named Bash.');
  expect((await run(claim, "absent.yaml")).exitCode).toBe(1);
}, 60_000);
