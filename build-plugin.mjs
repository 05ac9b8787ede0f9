// Builds the plugin's one program, plugin/dist/hook.cjs, which is committed: a plugin is copied as it is, and nothing is
// built at the user's. `node build-plugin.mjs [DIR]` writes into DIR instead. The metafile is checked: only node's own
// modules are left to import, nothing comes from a package, and the file stays below its size. hooks/hooks.json is
// written too, from the table of moves.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { build } from "esbuild";

const root = import.meta.dirname;
const HOOK_BYTES_MAX = 100_000;

/** The program of the plugin, as text. Throws where it has an import or a size that it must not have. */
export async function buildHook() {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ["src/moves/hook.ts"],
    outfile: "plugin/dist/hook.cjs",
    write: false,
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node20.19",
    charset: "utf8",
    // Every row with its reasons takes 140 KB as written. Lines are kept short, so that a change shows where it is.
    minify: true,
    lineLimit: 120,
    banner: {
      js: "// Built from src/moves/hook.ts by `npm run build:plugin`. Change the source, not this file.",
    },
    define: { DETENT_VERSION: JSON.stringify(version) },
    logLevel: "warning",
    metafile: true,
  });
  const [{ text }] = outputFiles;
  const faults = hookFaults(metafile, Buffer.byteLength(text));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return text;
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

/** What the built hook must not have, one sentence each. */
export function hookFaults({ inputs, outputs }, bytes) {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  return [
    ...imports
      .filter(({ path }) => !isBuiltin(path) || !path.startsWith("node:"))
      .map(({ path }) => `hook.cjs: Imports '${path}'. Only node: modules are allowed.`),
    ...Object.keys(inputs)
      .filter((path) => !/^src\/(?:session|classify|moves)\/|^src\/expected-error\.ts$/.test(path))
      .map((path) => `hook.cjs: Holds ${path}. Only src/session, src/classify and src/moves are allowed.`),
    ...(bytes > HOOK_BYTES_MAX
      ? [`hook.cjs: Has ${bytes} bytes, ${HOOK_BYTES_MAX} at most. Take something out.`]
      : []),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const folder = process.argv[2] ?? join(root, "plugin");
  const files = { "dist/hook.cjs": await buildHook(), "hooks/hooks.json": await buildHooksFile() };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
