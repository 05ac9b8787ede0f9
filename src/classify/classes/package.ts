// Package managers of languages and systems, and managers of tool versions. What another class names of them (a test, a
// script, a build) is not here.

import { type ClassTable, plainRows } from "../command-class.ts";

/** `package` itself is a reserved word. */
export const packageClass: ClassTable = {
  name: "package",
  group: "mechanical",
  meaning: "Installs, removes, lists or asks about packages and versions of tools.",
  rows: [
    ...plainRows(`
      npm, pnpm, yarn, bun, pip, uv, poetry, pdm, pipenv, pipx, conda, mamba, gem, bundle, composer, cargo add
      cargo remove, cargo rm, cargo install, cargo uninstall, cargo update, cargo tree, cargo search
      cargo publish, cargo fetch, go get, go mod, go install, go list, brew, apt, apt-get, apt-cache, dpkg, dnf
      yum, rpm, apk, pacman, opkg, snap, flatpak, port, winget, choco, scoop, mas, softwareupdate, nvm, fnm
      volta, asdf, pyenv, rbenv, rustup, sdk, corepack, python -m venv, python -m ensurepip, virtualenv
      yarn add, yarn remove, yarn upgrade, yarn up, yarn why, yarn list, yarn info, yarn outdated, yarn audit
      yarn dedupe, yarn config, yarn init, yarn cache, yarn set, yarn link, pnpm add, pnpm i, pnpm remove
      pnpm rm, pnpm update, pnpm up, pnpm why, pnpm list, pnpm ls, pnpm outdated, pnpm audit, pnpm dedupe
      pnpm config, pnpm init, pnpm store, pnpm fetch, pnpm link, pnpm approve-builds, pnpm import, bun add
      bun i, bun remove, bun update, bun pm, bun outdated, bun init, bun link`),
    { words: "mvn", operandHolds: "dependency:" },
  ],
  targets: ["install", "reinstall", "deps"],
};
