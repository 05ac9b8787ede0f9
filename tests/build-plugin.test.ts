// What the plugin ships: the committed program is what the source builds to, byte for byte and wherever it is built,
// and the files beside it agree with the package.

import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { moves } from "../src/moves/table.ts";
import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  parseJson,
  stringAt,
} from "../src/session/json-value.ts";
import { evaluateModule } from "./bench/module-run.ts";
import { freshFolder, pathsIn } from "./moves/store/fresh-folder.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const built = ["dist/hook.cjs", "dist/status.cjs", "hooks/hooks.json"];

function read(path: string): JsonObject {
  const value = parseJson(fs.readFileSync(`${root}${path}`, "utf8"));
  if (!isJsonObject(value)) throw new Error(`${path}: no JSON object`);
  return value;
}

/** The built files, from a copy of the sources in a folder of its own. */
function buildElsewhere(change: (folder: string) => void = () => {}): {
  readonly texts: readonly string[];
  readonly stderr: string;
} {
  const folder = freshFolder();
  for (const name of ["src", "tsconfig.json", "package.json", "build-plugin.mjs"]) {
    fs.cpSync(`${root}${name}`, `${folder}/${name}`, { recursive: true });
  }
  fs.symlinkSync(`${root}node_modules`, `${folder}/node_modules`);
  change(folder);
  const { stderr } = spawnSync(process.execPath, ["build-plugin.mjs", "out"], {
    cwd: folder,
    encoding: "utf8",
  });
  const texts = built.map((path) =>
    fs.existsSync(`${folder}/out/${path}`) ? fs.readFileSync(`${folder}/out/${path}`, "utf8") : "",
  );
  return { texts, stderr };
}

test("what is committed is what the source builds to, in any folder; else: npm run build:plugin", {
  timeout: 60_000,
}, () => {
  const committed = built.map((path) => fs.readFileSync(`${root}plugin/${path}`, "utf8"));
  const [one, other] = [buildElsewhere(), buildElsewhere()];
  expect(one.texts).toEqual(other.texts);
  expect(one.texts.map((text, at) => text === committed[at])).toEqual([true, true, true]);
});

test("an import of a package, and a file outside of the hook's rooms, fail the build", {
  timeout: 60_000,
}, () => {
  const { texts, stderr } = buildElsewhere((folder) => {
    const path = `${folder}/src/moves/run-hook.ts`;
    const lines = ['import { parse } from "yaml";', 'import { numberText } from "../cli/text-table.ts";'];
    const uses = "export const planted = [parse, numberText];";
    fs.writeFileSync(path, [...lines, fs.readFileSync(path, "utf8"), uses].join("\n"));
    fs.appendFileSync(
      `${folder}/src/moves/hook.ts`,
      '\nimport { planted } from "./run-hook.ts"; planted[0]("");',
    );
  });
  expect(texts).toEqual(["", "", ""]);
  expect(stderr).toMatch(/Holds \S*node_modules\/yaml\/.*Only src\/session, src\/classify and src\/moves/);
  expect(stderr).toMatch(/Holds src\/cli\/text-table\.ts/);
});

test.each([
  ["hook", ['"node:fs"', expect.stringMatching(/status\.cjs/)]],
  ["status", ['"node:fs"']],
])("%s.cjs is small, asks only for node's own modules and names no folder of a machine", (name, asked) => {
  const text = fs.readFileSync(`${root}plugin/dist/${name}.cjs`, "utf8");
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(100_000);
  const required = [...text.matchAll(/\brequire\(([^)]*)\)/g)].map(([, what]) => what);
  expect(required).toEqual(asked);
  const loaded = [...text.matchAll(/getBuiltinModule\(([^)]*)\)/g)].map(([, what]) => what);
  expect(loaded.filter((what) => !/^"node:[a-z/]+"$/.test(what ?? ""))).toEqual([]);
  expect(text).not.toContain(root);
});

test("an event's program holds no prose and nothing of the status", () => {
  const text = fs.readFileSync(`${root}plugin/dist/hook.cjs`, "utf8");
  for (const { why, doesNotTouch, clients } of moves) {
    for (const prose of [why, doesNotTouch, clients.note])
      expect([prose, text.includes(prose)]).toEqual([prose, false]);
  }
  expect(text).not.toContain("Not wired in a settings file");
});

test("facts of a row are left out by their lines, and a rule without a row fails", () => {
  const row = ["export const one: Move = {", '  name: "one",', "  why:", '    "Because.",', "  clients: {"];
  const rest = ["    verified: [],", "  },", "  inactive: null,", "  decide,", "};", "  why: 1,"];
  const sources = [[...row, ...rest].join("\n"), "export const one = {\n};"];
  const found = evaluateModule(
    `import { withoutFacts } from "./build-plugin.mjs";
     process.stdout.write(JSON.stringify(${JSON.stringify(sources)}.map(withoutFacts)));`,
  );
  const kept = [...row.slice(0, 2), "  inactive: null,", "  decide,", "};", "  why: 1,"];
  expect(found).toEqual([kept.join("\n"), null]);
});

test("the plugin has these files: nothing in it makes a client install packages", () => {
  expect(pathsIn(`${root}plugin`).filter((path) => fs.statSync(`${root}plugin/${path}`).isFile())).toEqual([
    ".claude-plugin/plugin.json",
    "commands/detent.md",
    "dist/hook.cjs",
    "dist/status.cjs",
    "hooks/hooks.json",
  ]);
});

test("there is one version, and the marketplace offers the plugin from its folder", () => {
  const { version, name, license } = read("package.json");
  expect(read("plugin/.claude-plugin/plugin.json")).toMatchObject({ version, name, license });
  const { plugins } = read(".claude-plugin/marketplace.json");
  const offered = isJsonArray(plugins) ? plugins.filter(isJsonObject) : [];
  expect(
    offered.map((one) => [stringAt(one, "name"), stringAt(one, "source"), stringAt(one, "version")]),
  ).toEqual([["detent", "./plugin", null]]);
  expect(read("package.json").files).toContain("plugin");
});

test("the command may run exactly the line that it runs", () => {
  const text = fs.readFileSync(`${root}plugin/commands/detent.md`, "utf8");
  const line = /^!`(.*)`$/m.exec(text)?.[1];
  expect(line).toBe(`node "\${CLAUDE_PLUGIN_ROOT}/dist/hook.cjs" status`);
  expect(/^allowed-tools: (.*)$/m.exec(text)?.[1]).toBe(`Bash(${line})`);
});
