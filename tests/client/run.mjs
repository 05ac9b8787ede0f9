// Runs the moves on the real client and writes docs/client.md. The client is installed into a temporary folder and is
// no dependency of this project: where it cannot be had, this says why and ends well, since nothing was found wrong.
// The runs themselves get a network that holds nothing but loopback where the system allows that.
//
//     node tests/client/run.mjs [SCENARIO …]   only these scenarios, and docs/client.md is left alone
//     DETENT_CLIENTS=DIR                       keeps the installed clients in DIR/VERSION and finds them there again

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";

const versions = ["2.1.332", "2.1.301", "2.0.77"];
const root = join(import.meta.dirname, "..", "..");
const workFolder = mkdtempSync(join(tmpdir(), "client-runs-"));
const clientsFolder = process.env.DETENT_CLIENTS ?? join(workFolder, "clients");

/** A sentence that says why there is no such client here, or null where it is installed. */
function installClient(version) {
  const folder = join(clientsFolder, version);
  const place = join(folder, "node_modules", "@anthropic-ai", "claude-code");
  if (!existsSync(join(place, "package.json"))) {
    mkdirSync(folder, { recursive: true });
    const wanted = `@anthropic-ai/claude-code@${version}`;
    const options = ["--no-audit", "--no-fund", "--loglevel=error", "--prefix", folder];
    const { status, stderr, error } = spawnSync("npm", ["install", ...options, wanted], {
      cwd: folder,
      encoding: "utf8",
    });
    if (status !== 0) return `Version ${version} was not installed: ${error ?? stderr.trim().split("\n")[0]}`;
  }
  return prepareProgram(place, version);
}

/** Newer packages put their program in place by a script of the package, which npm may not have run. */
function prepareProgram(place, version) {
  if (existsSync(join(place, "cli.js"))) return null;
  const program = join(place, "bin", "claude.exe");
  const isThere = () => existsSync(program) && statSync(program).size > 1_000_000;
  if (!isThere()) spawnSync(process.execPath, ["install.cjs"], { cwd: place });
  return isThere() ? null : `Version ${version} has no program for this system.`;
}

/** The plugin and the `detent` command side by side, as an installed package has them. */
async function buildTried() {
  cpSync(join(root, "plugin"), join(workFolder, "plugin"), { recursive: true });
  await build({
    entryPoints: { detent: join(root, "src", "cli", "main.ts") },
    outdir: join(workFolder, "dist"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    // The last two are never loaded: one draws on a canvas, the other is for development.
    external: ["@duckdb/node-bindings", "canvas", "react-devtools-core"],
    define: { DETENT_VERSION: '"0.0.0"' },
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });
}

function mayCutNetwork() {
  return spawnSync("unshare", ["-n", "sh", "-c", "ip link set lo up"]).status === 0;
}

function runProgram(program) {
  const args = [program, root, clientsFolder, workFolder, ...process.argv.slice(2)];
  const command = mayCutNetwork()
    ? ["unshare", "-n", "sh", "-c", 'ip link set lo up && exec "$0" "$@"', process.execPath, ...args]
    : [process.execPath, ...args];
  const { status } = spawnSync(command[0], command.slice(1), { stdio: "inherit", cwd: root });
  return status === null ? 1 : status;
}

const missing = versions.flatMap((version) => installClient(version) ?? []);
if (missing.length > 0) process.stdout.write(`Skipped: ${missing.join(" ")}\n`);
else {
  const program = join(workFolder, "client-runs.mjs");
  const entryPoints = [join(import.meta.dirname, "main.ts")];
  await build({ entryPoints, outfile: program, bundle: true, format: "esm", platform: "node" });
  await buildTried();
  process.exitCode = runProgram(program);
}
if (process.exitCode !== 1) rmSync(workFolder, { recursive: true, force: true });
else process.stdout.write(`What the clients did stands in ${workFolder}\n`);
