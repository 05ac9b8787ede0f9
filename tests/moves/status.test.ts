import * as fs from "node:fs";
import { expect, test } from "vitest";
import { readStatus, type Status } from "../../src/moves/status.ts";
import { hookGroup, pluginHooks, settingsHook, wiringFor } from "../../src/moves/wiring.ts";
import type { JsonObject } from "../../src/session/json-value.ts";
import { freshFolder } from "./store/fresh-folder.ts";

interface Place {
  readonly folder: string;
  readonly hook: string;
  readonly write: (path: string, value: JsonObject) => void;
  readonly read: (env?: Readonly<Record<string, string>>) => Status;
}

/** A home, a project in it, and a program beside its own list of events. */
function place(): Place {
  const folder = freshFolder();
  const write = (path: string, value: JsonObject): void => {
    fs.mkdirSync(`${folder}/${path}`.replace(/\/[^/]*$/, ""), { recursive: true });
    fs.writeFileSync(`${folder}/${path}`, JSON.stringify(value));
  };
  const hook = `${folder}/plugin/dist/hook.cjs`;
  write("plugin/dist/hook.cjs", {});
  write("plugin/hooks/hooks.json", pluginHooks());
  const program = { version: "1.2.3", hook };
  const read: Place["read"] = (env = {}) =>
    readStatus({ disk: fs, env: { HOME: folder, ...env }, project: `${folder}/p`, program });
  return { folder, hook, write, read };
}

function installed(hook: string, version: string): JsonObject {
  const { form, events } = wiringFor(version);
  const entry = settingsHook(form, hook);
  return { hooks: Object.fromEntries(events.map((wired) => [wired.event, [hookGroup(wired, entry)]])) };
}

test("without wiring and store nothing has drifted", () => {
  const { folder, hook, read } = place();
  const status = read();
  expect(status).toMatchObject({ version: "1.2.3", hook, wired: [], store: null, drift: [], ignored: [] });
  expect(status.storeFolder).toBe(`${folder}/.local/share/detent/store`);
  expect([status.cells.length, status.operands.length]).toEqual([20, 14]);
});

test.each(["2.1.332", "2.1.139", "2.0.77"])("what install writes for %s has not drifted", (version) => {
  const { folder, hook, write, read } = place();
  write(".claude/settings.json", installed(hook, version));
  const { wired, drift } = read();
  expect(drift).toEqual([]);
  expect(wired).toMatchObject([{ place: `${folder}/.claude/settings.json`, by: "install", program: hook }]);
  expect(wired[0]?.events.slice(0, 2)).toEqual(["PreToolUse", "PostToolUse"]);
});

test("the plugin is found where it is enabled, and a second wiring beside it has drifted", () => {
  const { folder, hook, write, read } = place();
  write("p/.claude/settings.json", { enabledPlugins: { "detent@market": true, "other@market": true } });
  const { wired, drift } = read();
  expect([wired.map((one) => [one.place, one.by]), drift]).toEqual([
    [[`detent@market in ${folder}/p/.claude/settings.json`, "plugin"]],
    [],
  ]);
  write(".claude/settings.json", installed(hook, "2.1.332"));
  expect(read().drift).toEqual(["The hook is wired 2 times, so each event is judged as often."]);
  write("p/.claude/settings.json", { enabledPlugins: { "detent@market": false } });
  expect(read().drift).toEqual([]);
});

test("what the client runs once is wired once: one handler, or one plugin, in several settings files", () => {
  const { folder, hook, write, read } = place();
  write(".claude/settings.json", installed(hook, "2.1.332"));
  write("p/.claude/settings.json", installed(hook, "2.1.332"));
  expect([read().wired.length, read().drift]).toEqual([2, []]);
  // Another form is another handler.
  write("p/.claude/settings.json", installed(hook, "2.1.100"));
  expect(read().drift).toEqual(["The hook is wired 2 times, so each event is judged as often."]);
  const enabled = { enabledPlugins: { "detent@market": true } };
  write(".claude/settings.json", enabled);
  write("p/.claude/settings.json", enabled);
  expect([read().wired.map((one) => one.place), read().drift]).toEqual([
    [`detent@market in ${folder}/p/.claude/settings.json`],
    [],
  ]);
  write("p/.claude/settings.local.json", { enabledPlugins: { "detent@market": false } });
  expect(read()).toMatchObject({ wired: [], drift: [] });
});

test("a program at a path that no disk can have has drifted, and is no fault of ours", () => {
  const { write, read } = place();
  for (const [name, code] of [
    ["x".repeat(300), "ENAMETOOLONG"],
    ["\u0000", "ERR_INVALID_ARG_VALUE"],
  ] as const) {
    write(".claude/settings.json", installed(`/${name}/hook.cjs`, "2.1.332"));
    expect(read().drift).toEqual([
      expect.stringContaining(`which cannot be reached: the disk answered ${code}.`),
    ]);
  }
});

test("a program that is gone, an event too few and one too many have drifted", () => {
  const { folder, hook, write, read } = place();
  const { hooks } = installed(hook, "2.1.332");
  const file = `${folder}/.claude/settings.json`;
  const anew = "`detent install` writes it anew.";
  const entry = settingsHook("exec", hook);
  write(".claude/settings.json", {
    hooks: { ...Object(hooks), Stop: [], SessionEnd: [{ hooks: [entry] }] },
  });
  expect(read().drift).toEqual([
    `${file} wires SessionEnd, which this version does not. ${anew}`,
    `${file} does not wire Stop, which this version does. ${anew}`,
  ]);
  write(".claude/settings.json", {
    hooks: { ...Object(hooks), PreToolUse: [{ hooks: [entry], matcher: "*" }] },
  });
  expect(read().drift[0]).toBe(`${file} wires PreToolUse for *, which this version does not. ${anew}`);
  write(".claude/settings.json", installed(`${folder}/gone/hook.cjs`, "2.1.332"));
  expect(read().drift).toEqual([`${file} starts ${folder}/gone/hook.cjs, which does not exist. ${anew}`]);
});

test("a file that is no JSON, hooks that are off, a list that is not the program's and a store that is a file", () => {
  const { folder, write, read } = place();
  write(".claude/settings.json", { disableAllHooks: true });
  fs.mkdirSync(`${folder}/p/.claude`, { recursive: true });
  fs.writeFileSync(`${folder}/p/.claude/settings.json`, "{");
  write("plugin/hooks/hooks.json", { hooks: {} });
  expect(read({ DETENT_STORE_DIR: `${folder}/plugin/dist/hook.cjs` }).drift).toEqual([
    `${folder}/.claude/settings.json switches all hooks off (disableAllHooks).`,
    `${folder}/p/.claude/settings.json: It is no JSON object.`,
    `${folder}/plugin/hooks/hooks.json wires other events than its program has moves for. Install the plugin again.`,
    `${folder}/plugin/dist/hook.cjs cannot be read: the disk answered ENOTDIR.`,
  ]);
});

test("operands come with their file, and without a home there is no store", () => {
  const { folder, write, read } = place();
  write("p/.claude/settings.json", { env: { DETENT_GREP_HEAD_LIMIT: "50" } });
  expect(read().operands).toContainEqual({
    name: "DETENT_GREP_HEAD_LIMIT",
    value: "50",
    source: `${folder}/p/.claude/settings.json (of this repository)`,
  });
  expect(read({ HOME: "" }).storeFolder).toBeNull();
});
