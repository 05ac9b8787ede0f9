// `detent doctor`: what the hook needs on this machine, one line per check. A check is good, bad, or a note: something
// that a user may want to know and that nobody can call wrong. Ends with 1 where one is bad.

import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { dirname } from "node:path";
import { readStatus, type Status } from "../../moves/status.ts";
import { projectRoot } from "../../moves/store-folder.ts";
import { compareVersions } from "../../session/client-versions.ts";
import { readClientVersion } from "../client-version.ts";
import type { Command, CommandContext } from "../command.ts";
import { hookPath } from "../hook-path.ts";
import { programVersion } from "../program-version.ts";
import { measureStartUp } from "../start-up.ts";
import { type Column, numberText } from "../text-table.ts";

export interface Check {
  readonly check: string;
  readonly verdict: "good" | "bad" | "note";
  readonly finding: string;
}

const NODE_LEAST = "20.19.0";
const FREE_BYTES_LEAST = 100_000_000;
const columns: readonly Column[] = [
  { title: "check", align: "left" },
  { title: "verdict", align: "left" },
  { title: "finding", align: "left" },
];

/** `detent doctor`. */
export const doctor: Command = {
  name: "doctor",
  summary: "Checks what the hook needs here: wiring, node, start-up time, store, disk, versions",
  usage: ["[options]"],
  example: "detent doctor",
  exitCodes: [0, 1],
  options: () => {},
  run: async (context) => {
    const { flags, print, env, cwd } = context;
    const program = { version: programVersion(), hook: hookPath() };
    const found = readStatus({ disk: fs, env, project: projectRoot(env, cwd), program });
    const checks = [
      ...wiringChecks(found),
      ...nodeChecks(context, program.hook),
      ...storeChecks(found),
      clientCheck(context),
      { check: "detent", verdict: "note", finding: program.version } as const,
    ];
    if (flags.isJson) print.json({ shape: "detent.doctor/1", checks });
    else {
      const rows = checks.map(({ check, verdict, finding }) => [check, verdict, finding]);
      print.table(columns, rows, "Nothing was checked.");
    }
    return checks.some(({ verdict }) => verdict === "bad") ? 1 : 0;
  },
};

function wiringChecks({ wired, drift }: Status): readonly Check[] {
  const places = wired.map(({ place }) => place).join(", ");
  const wiring: Check =
    wired.length > 0
      ? { check: "wiring", verdict: "good", finding: places }
      : {
          check: "wiring",
          verdict: "bad",
          finding:
            "No settings file wires the hook. Enable the plugin, or run `detent install --settings FILE`.",
        };
  return [wiring, ...drift.map((finding): Check => ({ check: "drift", verdict: "bad", finding }))];
}

function nodeChecks(context: CommandContext, hook: string): readonly Check[] {
  const { env } = context;
  const ask = 'process.stdout.write(process.version.slice(1) + " " + process.execPath)';
  const { stdout, error } = spawnSync("node", ["-e", ask], { env, encoding: "utf8" });
  const [version = "", ...path] = error === undefined ? stdout.split(" ") : [];
  const order = compareVersions(version, NODE_LEAST);
  if (order === null) {
    const finding = "No node is on the PATH, and the hook needs one. Install Node 20.19 or later.";
    return [{ check: "node", verdict: "bad", finding }];
  }
  const least = order < 0 ? ` The hook needs ${NODE_LEAST} or later.` : "";
  return [
    { check: "node", verdict: order < 0 ? "bad" : "good", finding: `${version}, ${path.join(" ")}.${least}` },
    startUpCheck(context, hook),
    ...certificateNote(env, version),
  ];
}

function startUpCheck(context: CommandContext, hook: string): Check {
  const found = measureStartUp(context, hook);
  if (found === null) return { check: "start-up", verdict: "bad", finding: `${hook} cannot be started.` };
  const times = `${found.hookMs} ms beside ${found.nodeMs} ms for node alone`;
  const finding = `${found.ratio.toFixed(2)} × node alone: ${times}, medians of ${found.rounds} pairs.`;
  return { check: "start-up", verdict: "note", finding };
}

function certificateNote(
  { NODE_EXTRA_CA_CERTS: path = "" }: CommandContext["env"],
  version: string,
): readonly Check[] {
  if (path === "" || !version.startsWith("20.")) return [];
  const finding = `NODE_EXTRA_CA_CERTS is set: on Node 20 it alone makes each start of node about three times as long.`;
  return [{ check: "start-up", verdict: "note", finding }];
}

function storeChecks({ storeFolder: folder }: Status): readonly Check[] {
  if (folder === null) {
    const finding = "Neither DETENT_STORE_DIR nor HOME says where it is, so nothing is kept.";
    return [{ check: "store", verdict: "bad", finding }];
  }
  return [permissionCheck(folder), diskCheck(folder)];
}

function permissionCheck(folder: string): Check {
  const paths = [folder, `${folder}/objects`, `${folder}/firings.jsonl`].filter((path) =>
    fs.existsSync(path),
  );
  const open = paths.filter((path) => (fs.statSync(path).mode & 0o077) !== 0);
  if (paths.length === 0)
    return { check: "store", verdict: "note", finding: `${folder} does not exist yet.` };
  if (open.length === 0) return { check: "store", verdict: "good", finding: `${folder} is yours alone.` };
  const finding = `Others may read ${open.join(", ")}. \`chmod -R go= ${folder}\` takes that away.`;
  return { check: "store", verdict: "bad", finding };
}

function diskCheck(folder: string): Check {
  let place = folder;
  while (!fs.existsSync(place)) place = dirname(place);
  const { bavail, bsize } = fs.statfsSync(place);
  const free = bavail * bsize;
  const verdict = free < FREE_BYTES_LEAST ? "bad" : "good";
  return { check: "disk", verdict, finding: `${numberText(free)} bytes are free at ${place}.` };
}

function clientCheck({ env }: CommandContext): Check {
  const version = readClientVersion(env);
  const finding = version ?? "No `claude` is on the PATH, or it says no version.";
  return { check: "client", verdict: "note", finding };
}
