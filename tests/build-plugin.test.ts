// What the plugin ships: the committed program is what the source builds to, byte for byte and wherever it is built,
// and the files beside it agree with the package.

import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { hookParts, partOf } from "../src/moves/hook-part.ts";
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
const programs = ["hook", "judge-call", "judge-result", "judge-turn"];
const built = [...programs, "status"].map((name) => `dist/${name}.cjs`).concat("hooks/hooks.json");

const programText = (name: string): string => fs.readFileSync(`${root}plugin/dist/${name}.cjs`, "utf8");

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
  expect(one.texts.map((text, at) => text === committed[at])).toEqual(built.map(() => true));
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
  expect(texts).toEqual(built.map(() => ""));
  expect(stderr).toMatch(/Holds \S*node_modules\/yaml\/.*Only src\/session, src\/classify and src\/moves/);
  expect(stderr).toMatch(/Holds src\/cli\/text-table\.ts/);
});

test.each([
  ["hook", ['"node:fs"', expect.stringMatching(/judge-.*\.cjs`$/), expect.stringMatching(/status\.cjs`$/)]],
  ["judge-call", []],
  ["judge-result", []],
  ["judge-turn", []],
  ["status", ['"node:fs"']],
])("%s.cjs asks only for node's own modules and names no folder of a machine", (name, asked) => {
  const text = programText(name);
  const required = [...text.matchAll(/\brequire\(\s*("[^"]*"|`[^`]*`)/g)].map(([, what]) => what);
  expect(text.match(/\brequire\(/g) ?? []).toHaveLength(required.length);
  expect(required).toEqual(asked);
  const loaded = [...text.matchAll(/getBuiltinModule\(([^)]*)\)/g)].map(([, what]) => what);
  expect(loaded.filter((what) => !/^"node:[a-z/]+"$/.test(what ?? ""))).toEqual([]);
  expect(text).not.toContain(root);
});

test("what one event reads is small", () => {
  const bytes = programs.map((name) => Buffer.byteLength(programText(name)));
  const [hook = Number.NaN, ...judges] = bytes;
  expect(hook + Math.max(...judges)).toBeLessThanOrEqual(60_000);
  expect(Buffer.byteLength(programText("status"))).toBeLessThanOrEqual(100_000);
});

test("each judge has the rows of its own events and no other", () => {
  for (const part of hookParts) {
    const text = programText(`judge-${part}`);
    const own = moves.filter(({ seams }) => seams.some(({ event }) => partOf(event) === part));
    const held = moves.filter(({ name }) =>
      new RegExp(`\\bname:"${name}",\\s*seams:`).test(withoutBreaks(text)),
    );
    expect([part, held.map(({ name }) => name)]).toEqual([part, own.map(({ name }) => name)]);
  }
});

test("an event's program holds no prose and nothing of the status", () => {
  for (const text of programs.map(programText).map(withoutBreaks)) {
    for (const { why, doesNotTouch, clients } of moves) {
      for (const prose of [why, doesNotTouch, clients.note])
        expect([prose, text.includes(prose)]).toEqual([prose, false]);
    }
    expect(text).not.toContain("Not wired in a settings file");
  }
});

/** The build breaks lines where they are too long, inside of texts with a backslash. */
function withoutBreaks(text: string): string {
  return text.replaceAll(/\\?\n/g, "");
}

test("a table keeps the rows that are named, by its lines", () => {
  const lines = ['import { one } from "./rules/a-one.ts";', 'import { two } from "./rules/a-two.ts";'];
  const source = [...lines, "export const moves: readonly Move[] = [", "  one,", "  two,", "];"].join("\n");
  const found = evaluateModule(
    `import { withRows } from "./build-plugin.mjs";
     process.stdout.write(JSON.stringify(withRows(${JSON.stringify(source)}, ["a-two"])));`,
  );
  expect(found).toBe([lines[1], "export const moves: readonly Move[] = [", "  two,", "];"].join("\n"));
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
    "dist/judge-call.cjs",
    "dist/judge-result.cjs",
    "dist/judge-turn.cjs",
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
