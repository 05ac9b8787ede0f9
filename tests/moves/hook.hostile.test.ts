// What a machine can do to the hook, tried on the committed program: whatever happens, it ends with 0, prints one JSON
// document or nothing, says at most one line, and leaves a store in which every object is whole.

import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { addressOf } from "../../src/moves/store/address.ts";
import { openLedger } from "../../src/moves/store/ledger.ts";
import { isJsonObject, type JsonObject, objectAt, stringAt } from "../../src/session/json-value.ts";
import {
  brokenPromises,
  type HookInput,
  hookProgram,
  printed,
  runHookProcess,
  runHooksAtOnce,
} from "./hook-process.ts";
import { freshFolder, pathsIn } from "./store/fresh-folder.ts";

const killer = fileURLToPath(new URL("kill-at.cjs", import.meta.url));

function bashResult(stdout: string, toolUse = "t1"): JsonObject {
  return {
    hook_event_name: "PostToolUse",
    session_id: "s1",
    cwd: "/w",
    tool_name: "Bash",
    tool_use_id: toolUse,
    tool_input: { command: "make" },
    tool_response: { stdout, stderr: "", interrupted: false, isImage: false },
  };
}

const fetchCall: JsonObject = {
  hook_event_name: "PreToolUse",
  session_id: "s1",
  cwd: "/w",
  tool_name: "WebFetch",
  tool_input: { url: "https://example.com/" },
};

function kept(run: ReturnType<typeof runHookProcess>): ReturnType<typeof runHookProcess> {
  expect(brokenPromises(run)).toEqual([]);
  return run;
}

function storedText(folder: string): readonly string[] {
  const objects = `${folder}/objects`;
  return fs.existsSync(objects) ? fs.readdirSync(objects).filter((name) => !name.startsWith(".")) : [];
}

function notWhole(folder: string): readonly string[] {
  return storedText(folder).filter(
    (name) => addressOf(fs.readFileSync(`${folder}/objects/${name}`)) !== name,
  );
}

function deniesFetch(env: Readonly<Record<string, string>>): void {
  const reply = objectAt(printed(kept(runHookProcess(fetchCall, env))) ?? {}, "hookSpecificOutput") ?? {};
  expect(stringAt(reply, "permissionDecision")).toBe("deny");
}

test("20 hooks at once on one store lose no row, tear no line and keep each object once", {
  timeout: 120_000,
}, async () => {
  const folder = freshFolder();
  const events = Array.from({ length: 20 }, (_, at) => bashResult(`${"x".repeat(9_000)}${at % 4}`, `t${at}`));
  const runs = await runHooksAtOnce(events, { DETENT_STORE_DIR: folder });
  for (const run of runs) expect([brokenPromises(run), run.stderr]).toEqual([[], ""]);
  const { rows, torn } = openLedger(fs, folder).read();
  // Each event is recorded whole and once more as the text that was bounded.
  const uses = rows.map((row) => stringAt(row, "toolUse"));
  expect([rows.length, torn, new Set(uses).size]).toEqual([40, 0, 20]);
  // Four different texts, each as the response and as its stdout.
  expect([storedText(folder).length, notWhole(folder)]).toEqual([8, []]);
  expect(pathsIn(folder).filter((path) => path.includes(".put-"))).toEqual([]);
});

test("the same event delivered twice at the same time gets the same answer twice", {
  timeout: 60_000,
}, async () => {
  const folder = freshFolder();
  const event = bashResult("y".repeat(20_000));
  const [one, other] = await runHooksAtOnce([event, event], { DETENT_STORE_DIR: folder });
  expect(one?.stdout).not.toBe("");
  expect(one).toEqual(other);
  expect([storedText(folder).length, notWhole(folder)]).toEqual([2, []]);
});

test("100 MB of standard input are judged, and more than 128 MiB are left alone", {
  timeout: 120_000,
}, () => {
  const folder = freshFolder();
  const event = JSON.stringify(bashResult("z".repeat(100_000_000)));
  const run = kept(runHookProcess(event, { DETENT_STORE_DIR: folder }));
  const output = objectAt(objectAt(printed(run) ?? {}, "hookSpecificOutput") ?? {}, "updatedToolOutput");
  expect(stringAt(output ?? {}, "stdout")?.length).toBeLessThan(8_000);
  const larger = kept(runHookProcess(Buffer.alloc(129 * 1024 * 1024, " "), { DETENT_STORE_DIR: folder }));
  expect([larger.stdout, larger.stderr]).toEqual([
    "",
    "detent: Standard input holds more than 134217728 bytes.\n",
  ]);
});

const odd: readonly (readonly [string, HookInput])[] = [
  ["no bytes", ""],
  ["half a JSON document", JSON.stringify(fetchCall).slice(0, 60)],
  ["bytes that are no UTF-8", Buffer.from([0xff, 0xfe, 0x00, 0x80])],
  ["two documents", "{}\n{}"],
];
test.each(odd)("%s: nothing on standard output, one line on standard error", (_what, input) => {
  const folder = freshFolder();
  const run = kept(runHookProcess(input, { DETENT_STORE_DIR: folder }));
  expect([run.stdout, run.stderr]).toEqual(["", "detent: Standard input is no JSON document.\n"]);
  const rows = openLedger(fs, folder).read().rows;
  expect(rows.map(({ move, event }) => [move, event])).toEqual([["hook-fault", null]]);
});

const strange: readonly (readonly [string, HookInput])[] = [
  ["an event that nobody knows", { ...fetchCall, hook_event_name: "Unheard" }],
  ["a tool that nobody knows", { ...fetchCall, tool_name: "Unheard" }],
  ["a tool without a name", { ...fetchCall, tool_name: 7 }],
  ["fields of wrong types", { ...fetchCall, tool_name: "Read", tool_input: [1], cwd: 3, session_id: {} }],
  ["an input that is no object", { ...fetchCall, tool_name: "Bash", tool_input: "ls" }],
  ["an array", "[]"],
  ["a null", "null"],
  ["nesting beyond any stack", `${"[".repeat(200_000)}${"]".repeat(200_000)}`],
  ["a field that nobody knows", { ...fetchCall, tool_name: "Edit", unheard: { of: ["it"] } }],
];
test.each(strange)("%s: silence", (_what, input) => {
  const run = kept(runHookProcess(input, { DETENT_STORE_DIR: freshFolder() }));
  expect([run.stdout, run.stderr]).toEqual(["", ""]);
});

test("invalid UTF-8 and a byte order mark in an event are tolerated", () => {
  const text = JSON.stringify({ ...fetchCall, session_id: "MARK" });
  const [before = "", after = ""] = text.split("MARK");
  const bytes = [Buffer.from("\ufeff"), Buffer.from(before), Buffer.from([0xc3, 0x28]), Buffer.from(after)];
  const run = kept(runHookProcess(Buffer.concat(bytes), { DETENT_STORE_DIR: freshFolder() }));
  expect(run.stdout).toContain('"permissionDecision":"deny"');
});

test("without a home, with a file for a store or with a ledger that cannot be written the call goes on", () => {
  const folder = freshFolder();
  fs.writeFileSync(`${folder}/file`, "kept");
  fs.mkdirSync(`${folder}/full`);
  fs.symlinkSync("/dev/full", `${folder}/full/firings.jsonl`);
  for (const env of [{}, { DETENT_STORE_DIR: `${folder}/file` }, { DETENT_STORE_DIR: `${folder}/full` }]) {
    const run = kept(runHookProcess(bashResult("w".repeat(9_000)), env));
    expect(run.stdout).toBe("");
    expect(run.stderr).toMatch(/^detent: .+ Not in the ledger: .+\n$/);
    deniesFetch(env);
  }
  expect(fs.readFileSync(`${folder}/file`, "utf8")).toBe("kept");
});

test("a full and a read-only disk: nothing is shortened, the call goes on", {
  timeout: 60_000,
}, (context) => {
  const folder = freshFolder();
  const mounted = (options: string): boolean =>
    spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]).status === 0;
  if (!mounted("size=8k")) return context.skip("A small disk can be mounted only with the right to mount.");
  onTestFinished(() => void spawnSync("umount", [folder]));
  const full = kept(runHookProcess(bashResult("v".repeat(40_000)), { DETENT_STORE_DIR: folder }));
  expect([full.stdout, full.stderr]).toEqual(["", expect.stringMatching(/ENOSPC/)]);
  expect([storedText(folder), pathsIn(folder).filter((path) => path.includes(".put-"))]).toEqual([[], []]);
  deniesFetch({ DETENT_STORE_DIR: folder });
  spawnSync("mount", ["-o", "remount,ro", folder]);
  const readOnly = kept(runHookProcess(bashResult("v".repeat(9_000)), { DETENT_STORE_DIR: folder }));
  expect([readOnly.stdout, readOnly.stderr]).toEqual(["", expect.stringMatching(/EROFS/)]);
});

test.each(["tampered", "emptied", "zeroed", "a link to another file", "a folder"])(
  "an object that was %s is reported, and the same bytes put again repair it",
  (damage) => {
    const folder = freshFolder();
    const env = { DETENT_STORE_DIR: `${folder}/store` };
    const event = bashResult("u".repeat(9_000));
    kept(runHookProcess(event, env));
    const address = addressOf("u".repeat(9_000));
    const object = `${folder}/store/objects/${address}`;
    fs.writeFileSync(`${folder}/secret`, "secret");
    if (damage === "tampered") fs.writeFileSync(object, "t".repeat(9_000));
    if (damage === "emptied") fs.writeFileSync(object, "");
    if (damage === "zeroed") fs.writeFileSync(object, Buffer.alloc(9_000));
    if (damage.startsWith("a ")) fs.rmSync(object);
    if (damage === "a link to another file") fs.symlinkSync(`${folder}/secret`, object);
    if (damage === "a folder") fs.mkdirSync(object);

    const reference = `detent://${address}`;
    const response = { stdout: reference, stderr: "", interrupted: false, isImage: false };
    const echo = { ...event, tool_input: { command: `echo ${reference}` }, tool_response: response };
    const said = objectAt(printed(kept(runHookProcess(echo, env))) ?? {}, "hookSpecificOutput") ?? {};
    expect(stringAt(said, "additionalContext")).toMatch(/damaged/);
    expect(isJsonObject(said.updatedToolOutput)).toBe(false);

    const again = kept(runHookProcess(event, env));
    // A folder cannot be replaced by a file: the put fails, and the result is left whole.
    if (damage === "a folder") expect([again.stdout, again.stderr === ""]).toEqual(["", false]);
    else expect([again.stderr, fs.readFileSync(object, "utf8")]).toEqual(["", "u".repeat(9_000)]);
    expect(fs.readFileSync(`${folder}/secret`, "utf8")).toBe("secret");
  },
);

test("killed before any of its calls that touch a file, it leaves no partial object and no torn row", {
  timeout: 180_000,
}, () => {
  const event = bashResult("s".repeat(9_000));
  let steps = 0;
  for (let isAlive = false; !isAlive; ) {
    steps += 1;
    const folder = freshFolder();
    const env = { DETENT_STORE_DIR: folder, KILL_AT: `${steps}` };
    const run = runHookProcess(event, env, ["--require", killer]);
    isAlive = run.stderr.endsWith("alive\n");
    expect([steps, notWhole(folder)]).toEqual([steps, []]);
    expect(openLedger(fs, folder).read().torn).toBe(0);
    const next = kept(runHookProcess(event, { DETENT_STORE_DIR: folder }));
    expect([steps, next.stderr, next.stdout === "", storedText(folder).length]).toEqual([
      steps,
      "",
      false,
      2,
    ]);
    expect(notWhole(folder)).toEqual([]);
  }
  // Two objects and their two markers of the project are opened, written, closed and renamed, two rows opened and
  // written and closed, three folders made: far more than twenty calls.
  expect(steps).toBeGreaterThan(20);
});

test.each([
  ["missing", (path: string) => fs.rmSync(path)],
  ["empty", (path: string) => fs.writeFileSync(path, "")],
  ["half", (path: string) => fs.truncateSync(path, 9_000)],
] as const)("a program whose rules are %s lets calls go on and WebFetch not, and says so", (_how, damage) => {
  const folder = freshFolder();
  fs.cpSync(dirname(hookProgram), `${folder}/dist`, { recursive: true });
  const run = (event: JsonObject) =>
    spawnSync(process.execPath, [`${folder}/dist/hook.cjs`], {
      input: JSON.stringify(event),
      env: { DETENT_STORE_DIR: `${folder}/store` },
      encoding: "utf8",
    });
  for (const name of ["judge-call", "judge-result"]) damage(`${folder}/dist/${name}.cjs`);
  const [after, before] = [run(bashResult("q")), run(fetchCall)];
  for (const one of [after, before]) kept(one);
  expect([after.stdout, after.stderr === "", before.stderr === ""]).toEqual(["", false, false]);
  expect(before.stdout).toContain('"permissionDecision":"deny"');
  expect(openLedger(fs, `${folder}/store`).read().rows).toMatchObject([
    { move: "hook-fault", event: "PostToolUse" },
    { move: "hook-fault", event: "PreToolUse" },
  ]);
});

test("no value of the environment reaches the store, whatever is recorded and whatever fails", () => {
  const folder = freshFolder();
  const value = "sentinel-7f3a";
  const names = [
    "ANTHROPIC_API_KEY",
    "ANTHROPIC_AUTH_TOKEN",
    "CLAUDE_PROJECT_DIR",
    "AWS_SECRET_ACCESS_KEY",
    "HOME",
  ];
  const set = Object.fromEntries(names.map((name) => [name, `/${value}/${name}`]));
  const env = {
    ...set,
    DETENT_STORE_DIR: folder,
    DETENT_FACTS_FILE: `/${value}/f`,
    DETENT_GREP_HEAD_LIMIT: value,
  };
  const common = { session_id: "s1", cwd: "/w" };
  const events: readonly HookInput[] = [
    bashResult("o".repeat(9_000)),
    { ...common, hook_event_name: "UserPromptSubmit", prompt: "Do it." },
    { ...common, hook_event_name: "PostToolUseFailure", tool_name: "Bash", error: "Exit code 1" },
    { ...common, hook_event_name: "SubagentStart", agent_id: "a1" },
    { ...common, hook_event_name: "Stop", last_assistant_message: "Done." },
    "no document",
  ];
  for (const event of events) kept(runHookProcess(event, env));
  const paths = pathsIn(folder).filter((path) => fs.statSync(`${folder}/${path}`).isFile());
  const texts = paths.map((path) => `${path} ${fs.readFileSync(`${folder}/${path}`, "latin1")}`);
  expect(openLedger(fs, folder).read().rows.length).toBeGreaterThanOrEqual(6);
  expect(texts.filter((text) => text.includes(value))).toEqual([]);
});

test("standard output that cannot be written is one line on standard error", () => {
  const run = spawnSync("sh", ["-c", '"$0" "$1" > /dev/full', process.execPath, hookProgram], {
    input: JSON.stringify(fetchCall),
    env: {},
    encoding: "utf8",
  });
  expect([run.status, run.stderr]).toEqual([0, "detent: Standard output could not be written (ENOSPC).\n"]);
});
