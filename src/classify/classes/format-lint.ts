// Formatters, linters, type checkers and scanners.

import { type ClassTable, plainRows } from "../command-class.ts";

export const formatLint: ClassTable = {
  name: "format-lint",
  group: "mechanical",
  meaning: "Formats, lints, type-checks or scans sources without building them.",
  rows: [
    ...plainRows(`
      eslint, prettier, biome, oxlint, stylelint, ruff, black, isort, flake8, pylint, mypy, pyright
      basedpyright, bandit, vue-tsc, cargo check, cargo clippy, cargo fmt, rustfmt, go vet, go fmt, gofmt
      goimports, golangci-lint, staticcheck, clang-format, clang-tidy, shellcheck, shfmt, rubocop, phpstan
      ktlint, swiftlint, swiftformat, markdownlint, yamllint, actionlint, hadolint, pre-commit, lint-staged
      gitleaks, semgrep, trivy, codespell, typos, knip, python -m py_compile, python -m compileall
      terraform fmt, terraform validate, deno fmt, deno lint, deno check`),
    { words: "tsc", anyOf: ["noEmit"] },
    { words: "bash", anyOf: ["n"] },
    { words: "sh", anyOf: ["n"] },
    { words: "zsh", anyOf: ["n"] },
    { words: "node", anyOf: ["check", "c"] },
  ],
  targets: [
    "lint",
    "linting",
    "format",
    "fmt",
    "typecheck",
    "typechecks",
    "check",
    "checks",
    "tidy",
    "prettier",
    "eslint",
  ],
};
