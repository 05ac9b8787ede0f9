// `detent install`: previews, writes with --apply, and keeps the rest of the file.

import * as fs from "node:fs";
import { expect, test } from "vitest";
import { install } from "../../../src/cli/commands/install.ts";
import { uninstall } from "../../../src/cli/commands/uninstall.ts";
import { hookPath } from "../../../src/cli/hook-path.ts";
import { isJsonObject, objectAt, parseJson } from "../../../src/session/json-value.ts";
import { emptyHome } from "./empty-home.ts";
import { jsonShapes } from "./json-shapes.ts";

const own = '{\n    "model": "m",\n    "hooks": {\n        "Stop": []\n    }\n}\n';
const shape = jsonShapes["detent.install/1"];

function settings() {
  const place = emptyHome();
  const path = `${place.folder}/settings.json`;
  fs.writeFileSync(path, own);
  const base = ["--settings", "settings.json", "--client", "2.1.332"];
  return { ...place, path, base, read: () => fs.readFileSync(path, "utf8") };
}

test("a preview writes nothing and says what --apply writes", async () => {
  const { run, path, base, read } = settings();
  const { exitCode, stdout } = await run(install, ...base);
  expect([exitCode, read()]).toEqual([0, own]);
  expect(stdout).toMatch(/^event +for\nPreToolUse +Grep\|Read\|Bash\|Edit\|Write\|WebFetch\|WebSearch\n/);
  expect(stdout).toContain(`Each starts node with ${hookPath()}, in exec form, for version 2.1.332.\n`);
  expect(stdout).toContain(`Nothing was written: --apply writes ${path}.\n`);
});

test("--apply writes the wiring once, and uninstall takes exactly that out again", async () => {
  const { run, path, base, read } = settings();
  expect((await run(install, ...base, "--apply")).stdout).toContain(`Written to ${path}.`);
  const written = read();
  expect(written.startsWith('{\n    "model": "m",\n    "hooks": {\n        "Stop": [\n')).toBe(true);
  expect((await run(install, ...base, "--apply")).stdout).toContain(`${path} has exactly this already.`);
  expect(read()).toBe(written);
  await run(uninstall, "--settings", path, "--apply");
  // The list that was empty before is empty again, and goes.
  expect(JSON.parse(read())).toEqual({ model: "m" });
});

test("behind a byte order mark the wiring is found as well, and goes again", async () => {
  const { run, path, base, read } = settings();
  const marked = '\ufeff{"model": "m"}\r\n';
  fs.writeFileSync(path, marked);
  await run(install, ...base, "--apply");
  const written = read();
  expect(written.startsWith("\ufeff{")).toBe(true);
  expect((await run(install, ...base, "--apply")).stdout).toContain(`${path} has exactly this already.\n`);
  expect(read()).toBe(written);
  const { stdout } = await run(uninstall, "--settings", path, "--apply");
  expect(stdout).toMatch(/^Taken out of .*: 10 hooks /);
  expect(read()).toBe(marked);
});

test("another version's wiring takes the place of the old one", async () => {
  const { run, path, base, read } = settings();
  await run(install, ...base, "--apply");
  const old = await run(install, "--settings", path, "--client", "2.0.77", "--apply");
  expect(old.stdout).toContain("Left out: PostCompact. Version 2.0.77 does not have it.");
  const hooks = objectAt(parsed(read()), "hooks") ?? {};
  expect(Object.keys(hooks)).not.toContain("MessageDisplay");
  expect(read()).toContain(`"command": "node '${hookPath()}' installed-by-detent"`);
  expect(read()).not.toContain('"args"');
});

test("file changes are wired for the names given", async () => {
  const { run, base } = settings();
  const args = [...base, "--watch", ".env", "--watch", "notes.txt", "--json"];
  const { events, ...found } = shape.parse(JSON.parse((await run(install, ...args)).stdout));
  expect(events).toContainEqual({ event: "FileChanged", matcher: ".env|notes.txt" });
  expect(found).toMatchObject({ form: "exec", isInstalled: false, isApplied: false, leftOut: [] });
});

test("without a known version, a file or a usable name it ends with a message", async () => {
  const { run, runIn, path, base } = settings();
  const unknown = await runIn({ env: { PATH: "/nowhere" } }, install, "--settings", path);
  expect(unknown).toMatchObject({ exitCode: 2, stdout: "" });
  expect(unknown.stderr).toBe(
    "--client: No client is on the PATH, so its version is unknown. Give it, such as --client 2.1.332.\n",
  );
  expect((await run(install, "--settings", path, "--client", "1.0")).stderr).toMatch(
    /^--client: Nothing tells/,
  );
  expect((await run(install, "--client", "2.1.332")).stderr).toMatch(
    /^--settings: No settings file is named\./,
  );
  expect(await run(install, ...base, "--watch", "a/b")).toMatchObject({ exitCode: 2 });
  fs.writeFileSync(path, "{");
  expect(await run(install, ...base, "--apply")).toMatchObject({ exitCode: 4 });
  expect(fs.readFileSync(path, "utf8")).toBe("{");
});

function parsed(text: string) {
  const value = parseJson(text);
  if (!isJsonObject(value)) throw new Error("no object");
  return value;
}
