// Builds dist/: the program with one lazily loaded part per command, and the files that run as workers. Everything is
// bundled but the database's binary. The metafile is checked: an import that would need node_modules fails the build.

import { chmodSync, copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename } from "node:path";
import { build } from "esbuild";

const external = ["@duckdb/node-bindings"];
/** Name in dist/ and source of every file that is started by its path rather than imported. */
const workers = { "ingest-worker": "src/measure/ingest-worker.ts" };

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const present = Object.entries(workers).filter(([, source]) => existsSync(source));

/** Vega draws with it where it is installed, and without it where it is not: here it never is. */
const noCanvas = {
  name: "no-canvas",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^canvas$/ }, () => ({ path: "canvas", namespace: "absent" }));
    onLoad({ filter: /.*/, namespace: "absent" }, () => ({ contents: "export default null;" }));
  },
};

/** Ink loads them in development alone. */
const noDevtools = {
  name: "no-devtools",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^\.\/devtools\.js$/ }, () => ({ path: "devtools", namespace: "no-devtools" }));
    onLoad({ filter: /.*/, namespace: "no-devtools" }, () => ({ contents: "export default {};" }));
  },
};

/** A file of a package with one passage put differently; a release without the passage fails the build. */
function changed(name, filter, passage, instead) {
  const onFile = ({ path }) => {
    const text = readFileSync(path, "utf8");
    if (text.split(passage).length !== 2) throw new Error(`${path}: It does not have '${passage}' once.`);
    return { contents: text.replace(passage, () => instead) };
  };
  return { name, setup: ({ onLoad }) => onLoad({ filter }, onFile) };
}

/** The layout's bytes stand in the file itself: fetching them from there would load an HTTP client at every start. */
const noFetch = changed(
  "no-fetch",
  /yoga-wasm-base64-esm\.js$/,
  "var loadYoga = ",
  "const fetch = undefined; var loadYoga = ",
);

/** Most lines of a picture are those of the last one: what Ink works out for a line is kept for a few pictures. */
const keptLines = changed(
  "kept-lines",
  /ink\/build\/output\.js$/,
  "export default class Output {\n    width;\n    height;\n    operations = [];\n    caches = new OutputCaches();",
  `let kept = new OutputCaches();
function keptCaches() {
  if (kept.styledChars.size > 300 || kept.widths.size > 3000) kept = new OutputCaches();
  return kept;
}
export default class Output { width; height; operations = []; caches = keptCaches();`,
);
const keptWidths = changed(
  "kept-widths",
  /widest-line\/index\.js$/,
  "export default function widestLine(string) {",
  `const kept = new Map();
export default function keptWidth(string) {
  const before = kept.get(string);
  if (before !== undefined) return before;
  if (kept.size > 300) kept.clear();
  const width = widestLine(string);
  kept.set(string, width);
  return width;
}
function widestLine(string) {`,
);

rmSync("dist", { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: { detent: "src/cli/main.ts", ...Object.fromEntries(present) },
  outdir: "dist",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20.19",
  chunkNames: "part-[name]-[hash]",
  external,
  plugins: [noCanvas, noDevtools, noFetch, keptLines, keptWidths],
  // What is shorter is read sooner; names stay, for the stacks of --debug.
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 200,
  define: { "process.env.NODE_ENV": '"production"', DETENT_VERSION: JSON.stringify(version) },
  // Bundled CommonJS packages ask for node's own modules through require, which ESM does not have.
  banner: {
    js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
  },
  logLevel: "warning",
  metafile: true,
});

const foreign = Object.entries(metafile.outputs).flatMap(([output, { imports }]) =>
  imports
    .filter(({ path, external: isExternal }) => isExternal && !isBuiltin(path) && !external.includes(path))
    .map(
      ({ path }) =>
        `${output}: Imports '${path}', which is not bundled. Bundle it, or allow it in build.mjs.`,
    ),
);
if (foreign.length > 0) throw new Error(foreign.join("\n"));

// What each file holds, and which files it reads before anything runs: nothing in their shortened text says it.
const parts = Object.entries(metafile.outputs).map(([output, { imports, inputs }]) => {
  const atOnce = imports.filter(
    ({ kind, external: isExternal }) => kind === "import-statement" && !isExternal,
  );
  return [basename(output), { reads: atOnce.map(({ path }) => basename(path)), holds: Object.keys(inputs) }];
});
writeFileSync("dist/parts.json", `${JSON.stringify(Object.fromEntries(parts))}\n`);

// A shebang as banner would stand in every part, so the entry gets it alone.
writeFileSync("dist/detent.js", `#!/usr/bin/env node\n${readFileSync("dist/detent.js", "utf8")}`);
chmodSync("dist/detent.js", 0o755);

// A report with --interactive embeds this text; the program itself draws with what is bundled.
copyFileSync("node_modules/vega/build/vega.min.js", "dist/vega.min.js");
