// Builds the plugin's programs, plugin/dist/hook.cjs and status.cjs, which are committed: a plugin is copied as it is,
// and nothing is built at the user's. `node build-plugin.mjs [DIR]` writes into DIR instead. The metafile is checked:
// only node's own modules are left to import, nothing comes from a package, and the hook stays below its size, since
// node reads all of it at each tool call. hooks/hooks.json is written too, from the table of moves.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { build } from "esbuild";

const root = import.meta.dirname;
const PROGRAM_BYTES_MAX = 100_000;
/** What a row says about itself for people, and for the status; the hook asks none of it. */
const rowFacts = ["tier", "flows", "operands", "asks", "why", "doesNotTouch", "clients", "voids"];

/** The text of one of the plugin's programs, `hook` or `status`. Throws where it has an import or a size too many. */
export async function buildProgram(name) {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ["src/moves/hook.ts"],
    outfile: `plugin/dist/${name}.cjs`,
    write: false,
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node20.19",
    // Node reads all of it at each tool call, so it is short; lines are too, so that a change shows where it is.
    minify: true,
    lineLimit: 120,
    plugins: [unusedModules, ...(name === "hook" ? [rowsWithoutFacts] : [])],
    banner: {
      js: "// Built from src/moves/hook.ts by `npm run build:plugin`. Change the source, not this file.",
    },
    define: { DETENT_VERSION: JSON.stringify(version), DETENT_PROGRAM: JSON.stringify(name) },
    logLevel: "warning",
    metafile: true,
  });
  const [{ text }] = outputFiles;
  const faults = programFaults(`${name}.cjs`, metafile, Buffer.byteLength(text));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return text;
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
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["src/moves/wiring.ts"],
    write: false,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
  });
  const source = Buffer.from(outputFiles[0].contents).toString("base64");
  const { pluginHooks } = await import(`data:text/javascript;base64,${source}`);
  const text = JSON.stringify(pluginHooks(), null, 2);
  return `${text.replace(/\[\s+("[^"\n]*")\s+\]/g, "[$1]")}\n`;
}

/** What a built program must not have, one sentence each. */
function programFaults(name, { inputs, outputs }, bytes) {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  return [
    ...imports
      .filter(({ path }) => !isBuiltin(path) || !path.startsWith("node:"))
      .map(({ path }) => `${name}: Imports '${path}'. Only node: modules are allowed.`),
    ...Object.keys(inputs)
      .filter((path) => !/^src\/(?:session|classify|moves)\/|^src\/expected-error\.ts$/.test(path))
      .map((path) => `${name}: Holds ${path}. Only src/session, src/classify and src/moves are allowed.`),
    ...(bytes > PROGRAM_BYTES_MAX
      ? [`${name}: Has ${bytes} bytes, ${PROGRAM_BYTES_MAX} at most. Take something out.`]
      : []),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const folder = process.argv[2] ?? join(root, "plugin");
  const files = {
    "dist/hook.cjs": await buildProgram("hook"),
    "dist/status.cjs": await buildProgram("status"),
    "hooks/hooks.json": await buildHooksFile(),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
