// Builds the plugin's programs in plugin/dist, which are committed: a plugin is copied as it is, and nothing is built
// at the user's. hook.cjs is what a client starts; it loads one of judge-*.cjs, which has the rules of its event alone,
// since node reads all of a program at each tool call. `node build-plugin.mjs [DIR]` writes into DIR instead. The
// metafiles are checked: only node's own modules are left to import, nothing comes from a package, and what node reads
// at one event stays below its size. hooks/hooks.json is written too, from the table of moves.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { build } from "esbuild";

const root = import.meta.dirname;
/** Of hook.cjs and the largest judge together, which is the most that one event reads. */
const EVENT_BYTES_MAX = 60_000;
const STATUS_BYTES_MAX = 100_000;
/** What a judge gives, without what the bundler writes for an export: it would stand in every one of them. */
const judgeExport = `import { judgeEvent } from "./src/moves/judge-event.ts"; exports.judgeEvent = judgeEvent;`;
/** What a row says about itself for people, and for the status; the hook asks none of it. */
const rowFacts = ["tier", "flows", "operands", "asks", "why", "doesNotTouch", "clients", "voids"];

/** The texts of the plugin's programs by their names. Throws where one has an import too many, or is too large. */
export async function buildPrograms() {
  const { hookParts, partOf, moves } = await evaluate(
    `export { hookParts, partOf } from "./src/moves/hook-part.ts"; export { moves } from "./src/moves/table.ts";`,
  );
  const parts = hookParts.map((part) => {
    const rows = moves.filter(({ seams }) => seams.some(({ event }) => partOf(event) === part));
    return [`judge-${part}`, "src/moves/judge-event.ts", [rowsWithoutFacts, rowsOfPart(rows)]];
  });
  const hook = [["hook", "src/moves/hook.ts", [rowsWithoutFacts]], ...parts];
  const programs = await Promise.all(hook.map((program) => buildProgram(...program)));
  const status = await buildProgram("status", "src/moves/hook.ts", []);
  const [hookBytes, ...judgeBytes] = programs.map((text) => Buffer.byteLength(text));
  assertSize("hook.cjs with a judge", hookBytes + Math.max(...judgeBytes), EVENT_BYTES_MAX);
  assertSize("status.cjs", Buffer.byteLength(status), STATUS_BYTES_MAX);
  return new Map([...hook.map(([name], at) => [name, programs[at]]), ["status", status]]);
}

async function buildProgram(name, entry, plugins) {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    ...(name.startsWith("judge-")
      ? { stdin: { contents: judgeExport, resolveDir: root } }
      : { entryPoints: [entry] }),
    outfile: `plugin/dist/${name}.cjs`,
    write: false,
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node20.19",
    // Node reads all of it at each tool call, so it is short; lines are too, so that a change shows where it is.
    minify: true,
    lineLimit: 120,
    plugins: [unusedModules, ...plugins],
    banner: { js: `// Built from ${entry} by \`npm run build:plugin\`. Change the source, not this file.` },
    define: { DETENT_VERSION: JSON.stringify(version), DETENT_PROGRAM: JSON.stringify(name) },
    logLevel: "warning",
    logOverride: { "commonjs-variable-in-esm": "silent" },
    metafile: true,
  });
  const faults = programFaults(`${name}.cjs`, metafile);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return outputFiles[0].text;
}

function assertSize(what, bytes, most) {
  if (bytes > most) throw new Error(`${what}: Has ${bytes} bytes, ${most} at most. Take something out.`);
}

/** Leaves out a module that the program imports and never uses: none of ours does anything when it is loaded. */
const unusedModules = {
  name: "unused-modules",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      sideEffects: false,
    }));
  },
};

const rowsWithoutFacts = {
  name: "rows-without-facts",
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/moves\/rules\/[^/]+\.ts$/ }, ({ path }) => {
      const contents = withoutFacts(readFileSync(path, "utf8"));
      return contents === null ? { errors: [{ text: `${path}: Has no row.` }] } : { contents, loader: "ts" };
    });
  },
};

/** The table with these rows alone, and without the reading of facts that none of them asks for. */
function rowsOfPart(rows) {
  const names = rows.map(({ name }) => name);
  const asksFacts = rows.some(({ asks }) => asks.includes("test-run fact"));
  return {
    name: "rows-of-part",
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/moves\/table\.ts$/ }, ({ path }) => ({
        contents: withRows(readFileSync(path, "utf8"), names),
        loader: "ts",
      }));
      onLoad({ filter: /\/src\/moves\/facts\.ts$/ }, () =>
        asksFacts
          ? null
          : {
              contents: `export function latestTestRun() { throw new Error("Not asked here."); }`,
              loader: "ts",
            },
      );
    },
  };
}

/** The table's source with the rows called `names` alone, by the lines that the formatter gives it. */
export function withRows(source, names) {
  const left = [...source.matchAll(/^import \{ (\w+) \} from "\.\/rules\/([\w-]+)\.ts";$/gm)]
    .filter(([, , file]) => !names.includes(file))
    .flatMap(([line, name]) => [line, `  ${name},`]);
  return source
    .split("\n")
    .filter((line) => !left.includes(line))
    .join("\n");
}

/** A rule's source without the facts of its row, by the lines that the formatter gives them; null without a row. */
export function withoutFacts(source) {
  const lines = source.split("\n");
  const start = lines.findIndex((line) => /^export const \w+: Move = \{$/.test(line));
  const end = lines.indexOf("};", start);
  if (start < 0 || end < 0) return null;
  let isFact = false;
  return lines
    .filter((line, at) => {
      if (at <= start || at >= end) return true;
      const name = /^ {2}(\w+)\b/.exec(line)?.[1];
      if (name !== undefined) isFact = rowFacts.includes(name);
      return !isFact;
    })
    .join("\n");
}

/** The text of hooks/hooks.json: the events that the moves name. */
export async function buildHooksFile() {
  const { pluginHooks } = await evaluate(`export { pluginHooks } from "./src/moves/wiring.ts";`);
  const text = JSON.stringify(pluginHooks(), null, 2);
  return `${text.replace(/\[\s+("[^"\n]*")\s+\]/g, "[$1]")}\n`;
}

/** What the statements export, which name sources below the root. */
async function evaluate(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    absWorkingDir: root,
    write: false,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}

/** What a built program must not have, one sentence each. */
function programFaults(name, { inputs, outputs }) {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  return [
    ...imports
      .filter(({ path }) => !isBuiltin(path) || !path.startsWith("node:"))
      .map(({ path }) => `${name}: Imports '${path}'. Only node: modules are allowed.`),
    ...Object.keys(inputs)
      .filter((path) => !/^src\/(?:session|classify|moves)\/|^src\/expected-error\.ts$|^<stdin>$/.test(path))
      .map((path) => `${name}: Holds ${path}. Only src/session, src/classify and src/moves are allowed.`),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const folder = process.argv[2] ?? join(root, "plugin");
  const programs = [...(await buildPrograms())].map(([name, text]) => [`dist/${name}.cjs`, text]);
  const files = Object.fromEntries([...programs, ["hooks/hooks.json", await buildHooksFile()]]);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
