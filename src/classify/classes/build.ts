// Compilers, bundlers and build tools.

import { type ClassTable, plainRows } from "../command-class.ts";

export const build: ClassTable = {
  name: "build",
  group: "mechanical",
  meaning: "Compiles, bundles or packs sources into something that runs.",
  rows: [
    ...plainRows(`
      make, cmake, ninja, meson, bazel, configure, autoreconf, cargo build, cargo clean, go build, swift build
      dotnet build, zig build, uv build, poetry build, hatch build, flutter build, rustc, gcc, g++, cc, clang
      clang++, javac, tsc, esbuild, rollup, webpack, vite build, next build, astro build, nuxt build, ng build
      gradle, ant, mvn, xcodebuild, python -m build, docker build, docker compose build, docker buildx build
      docker-compose build, mkdocs, hugo, sphinx-build, wasm-pack build, make install`),
  ],
  targets: ["build", "builds", "rebuild", "prebuild", "compile", "bundle", "dist"],
};
