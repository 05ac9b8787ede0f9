// One scenario on one version: a home of its own, the hook wired as a user of that version has it, the scripted model
// beside it, and the client started once for each step. Nothing of a real account is used: the key is a dummy.

import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hookGroup, settingsHook, wiringFor } from "../../src/moves/wiring.ts";
import type { JsonObject } from "../../src/session/json-value.ts";
import { stringAt } from "../../src/session/json-value.ts";
import { ClientRun, type Ended, type Place } from "./client-run.ts";
import type { OtherHook, Scenario, Scene } from "./scenario.ts";
import { type ScriptedModel, startModel } from "./scripted-model.ts";

/** The client of one version. `command` starts it; further arguments follow. */
export interface Client {
  readonly version: Place["version"];
  readonly command: readonly string[];
}

const stepMsMax = 90_000;

/** Where what is tried lies: the plugin's folder, and the program of the `detent` command. */
export interface Tried {
  readonly plugin: string;
  readonly detent: string;
}

/** Runs the scenario in `folder`, which is its own. */
export async function runScenario(
  scenario: Scenario,
  client: Client,
  folder: string,
  tried: Tried,
): Promise<ClientRun> {
  const model = await startModel();
  const home = folder;
  const project = join(home, "project");
  const place: Place = { version: client.version, home, project, api: model.address };
  const scene = scenario.scene(place);
  furnish(scene, place, tried);
  try {
    const ended = await play(scene, place, client, tried, model);
    const run = new ClientRun(place, model.requests, ended);
    writeFileSync(join(home, "requests.json"), JSON.stringify(model.requests, null, 1));
    writeFileSync(join(home, "printed.json"), JSON.stringify(ended, null, 1));
    return run;
  } finally {
    model.close();
  }
}

/** The client with the plugin wires all events by itself; an older one is wired by the user's settings. */
function isWiredBySettings(scene: Scene, place: Place): boolean {
  return place.version === "2.0.77" || scene.watched !== undefined || scene.settings !== undefined;
}

function furnish(scene: Scene, place: Place, { plugin, detent }: Tried): void {
  mkdirSync(join(place.home, ".claude"), { recursive: true });
  mkdirSync(join(place.home, "tmp"), { recursive: true });
  mkdirSync(place.project, { recursive: true });
  for (const [name, text] of Object.entries(scene.files)) {
    const path = join(place.project, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const servers = Object.entries(scene.servers ?? {}).map(([name, program]) => {
    const path = join(place.home, `server-${name}.cjs`);
    writeFileSync(path, program);
    return [name, { type: "stdio", command: process.execPath, args: [path] }];
  });
  writeFileSync(serversPath(place), JSON.stringify({ mcpServers: Object.fromEntries(servers) }));
  if (scene.settings !== undefined) {
    writeFileSync(settingsPath(place), scene.settings);
    runDetent(detent, "install", ["--client", place.version], place, "installed");
    return;
  }
  const groups: [string, JsonObject][] = (scene.others ?? []).map((other, at) => [
    other.event,
    otherGroup(other, join(place.home, `other-${at}.cjs`)),
  ]);
  if (isWiredBySettings(scene, place)) {
    const wiring = wiringFor(place.version, scene.watched);
    const entry = settingsHook(wiring.form, join(plugin, "dist", "hook.cjs"));
    for (const wired of wiring.events) groups.unshift([wired.event, hookGroup(wired, entry)]);
  }
  const events = [...new Set(groups.map(([event]) => event))];
  const hooks = events.map((event) => [
    event,
    groups.filter(([own]) => own === event).map(([, group]) => group),
  ]);
  const settings = { hooks: Object.fromEntries(hooks), permissions: { allow: scene.allow ?? [] } };
  writeFileSync(settingsPath(place), JSON.stringify(settings, null, 1));
}

function settingsPath({ home }: Place): string {
  return join(home, ".claude", "settings.json");
}

function serversPath({ home }: Place): string {
  return join(home, "servers.json");
}

/** Previews, then applies; what the settings file holds after each is kept beside it, by `state`. */
function runDetent(
  detent: string,
  verb: string,
  options: readonly string[],
  place: Place,
  state: string,
): void {
  for (const [flags, after] of [
    [[], "preview"],
    [["--apply"], state],
  ] as const) {
    const args = [detent, verb, "--settings", settingsPath(place), ...options, ...flags];
    const env = { PATH: "/usr/bin:/bin", HOME: place.home };
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: place.project,
      env,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`detent ${verb} ended with ${status}: ${stderr}`);
    copyFileSync(settingsPath(place), join(place.home, `settings-${verb}-${after}.json`));
  }
}

function otherGroup({ matcher, program }: OtherHook, path: string): JsonObject {
  writeFileSync(path, program);
  return { matcher, hooks: [{ type: "command", command: `node ${path}` }] };
}

async function play(
  scene: Scene,
  place: Place,
  client: Client,
  { plugin, detent }: Tried,
  model: ScriptedModel,
): Promise<readonly Ended[]> {
  const ended: Ended[] = [];
  for (const step of [...scene.steps, ...(scene.uninstalled ?? [])]) {
    if (step === scene.uninstalled?.[0]) runDetent(detent, "uninstall", [], place, "uninstalled");
    const { prompt, script, resumes, args: own = [] } = step;
    model.play(script);
    const session = new ClientRun(place, [], ended).final(ended.length - 1);
    const id = resumes === true && session !== null ? stringAt(session, "session_id") : null;
    const args = [
      "-p",
      prompt,
      ...own,
      "--output-format",
      "stream-json",
      "--verbose",
      "--model",
      "claude-sonnet-4-5",
    ];
    const servers = scene.servers === undefined ? [] : ["--mcp-config", serversPath(place)];
    const wired = isWiredBySettings(scene, place) ? servers : [...servers, "--plugin-dir", plugin];
    ended.push(
      await start(client, [...args, ...(id === null ? [] : ["--resume", id]), ...wired], scene, place),
    );
  }
  for (const args of scene.commands ?? []) ended.push(await start(client, args, scene, place));
  return ended;
}

function start(client: Client, args: readonly string[], scene: Scene, place: Place): Promise<Ended> {
  const [program = "", ...before] = client.command;
  const stdio = ["ignore", "pipe", "pipe"] as const;
  const child = spawn(program, [...before, ...args], {
    cwd: place.project,
    env: environment(scene, place),
    stdio: [...stdio],
  });
  const parts = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (parts.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (parts.stderr += text));
  const timer = setTimeout(() => child.kill("SIGKILL"), stepMsMax);
  return new Promise((done, failed) => {
    child.on("error", failed);
    child.on("close", (code) => {
      clearTimeout(timer);
      done({ code, ...parts });
    });
  });
}

/** Nothing of the caller's environment: a key, a proxy or an operand of his would change what is seen. */
function environment(scene: Scene, { home, api }: Place): Record<string, string> {
  return {
    PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    HOME: home,
    CLAUDE_CONFIG_DIR: join(home, ".claude"),
    TMPDIR: join(home, "tmp"),
    LANG: "C.UTF-8",
    TERM: "dumb",
    SHELL: "/bin/bash",
    ANTHROPIC_API_KEY: "sk-ant-dummy",
    ANTHROPIC_BASE_URL: api,
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    DISABLE_AUTOUPDATER: "1",
    DISABLE_TELEMETRY: "1",
    DISABLE_ERROR_REPORTING: "1",
    DISABLE_BUG_COMMAND: "1",
    DO_NOT_TRACK: "1",
    ...scene.env,
  };
}
