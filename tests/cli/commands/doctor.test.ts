// `detent doctor`: one line per check, and 1 where one is bad.

import * as fs from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { doctor } from "../../../src/cli/commands/doctor.ts";
import { install } from "../../../src/cli/commands/install.ts";
import { emptyHome } from "./empty-home.ts";
import { jsonShapes } from "./json-shapes.ts";

const programs = dirname(process.execPath);
const shape = jsonShapes["detent.doctor/1"];

function home() {
  const { folder, runIn } = emptyHome();
  const base = { HOME: folder, PATH: programs };
  fs.mkdirSync(`${folder}/.claude`);
  const check = async (env: Readonly<Record<string, string>> = base) => {
    const { exitCode, stdout } = await runIn({ env }, doctor, "--json");
    const { checks } = shape.parse(JSON.parse(stdout));
    const verdict = (name: string) => checks.filter(({ check }) => check === name).map((one) => one.verdict);
    const finding = (name: string) => checks.find(({ check }) => check === name)?.finding ?? "";
    return { exitCode, verdict, finding, checks };
  };
  const wire = () =>
    runIn({ env: base }, install, "--settings", ".claude/settings.json", "--client", "2.1.332", "--apply");
  return { folder, base, check, wire, runIn };
}

test("without wiring it says so and ends with 1; wired it is good", { timeout: 120_000 }, async () => {
  const { check, wire, runIn, base } = home();
  const before = await check();
  expect([before.exitCode, before.verdict("wiring")]).toEqual([1, ["bad"]]);
  await wire();
  const after = await check();
  expect([after.exitCode, after.verdict("wiring"), after.verdict("node")]).toEqual([0, ["good"], ["good"]]);
  expect(after.finding("node")).toContain(process.version.slice(1));
  expect(after.finding("start-up")).toMatch(
    /^[\d.]+ × node alone: [\d.]+ ms beside [\d.]+ ms .* of 15 pairs\.$/,
  );
  expect([after.verdict("disk"), after.verdict("client")]).toEqual([["good"], ["note"]]);
  expect((await runIn({ env: base }, doctor)).stdout).toMatch(/^check +verdict +finding\nwiring +good +\//);
});

test("no node on the PATH, a store that others may read and drift are bad", {
  timeout: 120_000,
}, async () => {
  const { folder, base, check } = home();
  fs.mkdirSync(`${folder}/store`, { mode: 0o755 });
  fs.chmodSync(`${folder}/store`, 0o755);
  fs.writeFileSync(`${folder}/.claude/settings.json`, "{");
  const env = { ...base, PATH: `${folder}/none`, DETENT_STORE_DIR: `${folder}/store` };
  const found = await check(env);
  expect([found.verdict("node"), found.verdict("store"), found.verdict("drift")]).toEqual([
    ["bad"],
    ["bad"],
    ["bad"],
  ]);
  expect(found.finding("store")).toContain(`Others may read ${folder}/store.`);
  fs.chmodSync(`${folder}/store`, 0o700);
  expect((await check(env)).verdict("store")).toEqual(["good"]);
});

test("certificates that slow every start on Node 20 are noted", { timeout: 120_000 }, async () => {
  const { base, check } = home();
  const { checks } = await check({ ...base, NODE_EXTRA_CA_CERTS: "/etc/ca.pem" });
  const notes = checks.filter(({ finding }) => finding.startsWith("NODE_EXTRA_CA_CERTS is set"));
  expect(notes.length).toBe(process.version.startsWith("v20.") ? 1 : 0);
});
