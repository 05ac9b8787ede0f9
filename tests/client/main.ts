// Runs every scenario on every version it is meant for, one at a time, and writes docs/client.md where all were run.
// Arguments: the project's folder, the clients' folder, a folder to work in, then the scenarios to run (none: all).

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { clientDocument } from "./client-document.ts";
import { type Version, versions } from "./client-run.ts";
import { type Finding, readFindings } from "./finding.ts";
import { matrix } from "./matrix.ts";
import { type Client, runScenario } from "./run-scenario.ts";
import type { Scenario } from "./scenario.ts";
import { scenariosWith } from "./scenarios.ts";

const [root = "", clientsFolder = "", workFolder = "", ...names] = process.argv.slice(2);
const plugin = join(workFolder, "plugin");
const tried = { plugin, detent: join(workFolder, "dist", "detent.mjs") };

function clientOf(version: Version): Client {
  const place = join(clientsFolder, version, "node_modules", "@anthropic-ai", "claude-code");
  const script = join(place, "cli.js");
  if (existsSync(script)) return { version, command: [process.execPath, script] };
  return { version, command: [join(place, "bin", "claude.exe")] };
}

async function findingsOf(scenario: Scenario, version: Version): Promise<readonly Finding[]> {
  const folder = join(workFolder, `${scenario.name}-${version}`);
  mkdirSync(folder);
  const run = await runScenario(scenario, clientOf(version), folder, tried);
  const found = readFindings(scenario, run, matrix);
  const wrong = found.filter(({ isAsExpected }) => !isAsExpected);
  process.stdout.write(
    `${wrong.length === 0 ? "as expected" : "NOT AS EXPECTED"}  ${scenario.name} ${version}\n`,
  );
  for (const { says, seen } of wrong) process.stdout.write(`  ${says}: ${seen}\n`);
  for (const { kind, says, seen } of found) if (kind === "fact") process.stdout.write(`  ${says}: ${seen}\n`);
  return found;
}

const chosen = scenariosWith(plugin).filter(({ name }) => names.length === 0 || names.includes(name));
const findings: Finding[] = [];
for (const scenario of chosen) {
  for (const version of versions.filter((one) => scenario.on.includes(one))) {
    findings.push(...(await findingsOf(scenario, version)));
  }
}
if (names.length === 0) writeFileSync(join(root, "docs", "client.md"), clientDocument(findings));
const wrongCount = findings.filter(({ isAsExpected }) => !isAsExpected).length;
process.stdout.write(`${findings.length} findings, ${wrongCount} not as expected\n`);
process.exitCode = wrongCount === 0 ? 0 : 1;
