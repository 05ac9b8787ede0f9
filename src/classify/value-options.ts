// The options that take a value, where a row asks about operands: without them a value would be taken for an operand.
// Options before a subcommand are in `subcommands.ts`; here are those of programs without one, and of subcommands.

import type { ValueOptions } from "./given-options.ts";

/** By a program, or by it and its first operand. */
export const valueOptions: ReadonlyMap<string, CommandOptions> = new Map<string, CommandOptions>(
  Object.entries({
    "git config": { short: "f", long: ["file", "type", "default", "blob"] },
    "git branch": { long: ["no-contains", "sort", "format"] },
    "git tag": { long: ["sort", "format"] },
    "gh api": {
      short: "XHfFqt",
      long: ["method", "header", "field", "raw-field", "jq", "template", "input", "hostname"],
    },
    find: { isOneDash: true },
    grep: grepOptions(),
    rg: {
      short: "ABCmefgtTjMrE",
      long: ["regexp", "file", "glob", "type", "type-not", "max-count", "max-depth", "context"],
    },
    sed: { short: "efl", long: ["expression", "file", "line-length"] },
    awk: { short: "Fvfi", long: ["field-separator", "assign", "file", "include"] },
    perl: { short: "eEMmI" },
    python: { short: "WXm" },
    head: { short: "nc", long: ["lines", "bytes"] },
    tail: { short: "ncs", long: ["lines", "bytes", "pid", "sleep-interval"] },
    sort: { short: "ktTSo", long: ["key", "field-separator", "output", "buffer-size", "parallel"] },
    uniq: { short: "fsw", long: ["skip-fields", "skip-chars", "check-chars"] },
    cut: { short: "dfcb", long: ["delimiter", "fields", "characters", "bytes", "output-delimiter"] },
    column: { short: "socNHRTW", long: ["separator", "output-separator", "output-width", "table-columns"] },
    paste: { short: "d", long: ["delimiters"] },
    fold: { short: "w", long: ["width"] },
    nl: { short: "bdfhilnsvw" },
    base64: { short: "w", long: ["wrap"] },
    xxd: { short: "lscog" },
    od: { short: "AtNjw" },
    shasum: { short: "a", long: ["algorithm"] },
    jq: { short: "Lf", long: ["indent", "from-file"], pairs: ["arg", "argjson", "slurpfile", "rawfile"] },
    yq: { short: "opI", long: ["output-format", "input-format", "indent"] },
    make: { short: "CfIoW", long: ["directory", "file", "makefile"] },
    just: { short: "fd", long: ["justfile", "working-directory"] },
    task: { short: "dt", long: ["dir", "taskfile"] },
    rake: { short: "fC" },
    nx: { short: "c", long: ["configuration", "projects"] },
    turbo: { long: ["filter", "cwd", "concurrency", "cache-dir"] },
    mvn: { isOneDash: true, long: ["f", "pl", "P", "s", "T", "projects", "file", "settings"] },
    gradle: { short: "pbcgIx", long: ["project-dir", "build-file", "exclude-task"] },
    rsync: { short: "ef", long: ["rsh", "exclude", "include", "filter", "exclude-from"] },
    xcodebuild: {
      isOneDash: true,
      long: ["scheme", "project", "workspace", "destination", "configuration", "sdk"],
    },
  }),
);

/** `pairs`: options that take two words. */
export interface CommandOptions extends ValueOptions {
  readonly pairs?: readonly string[];
}

function grepOptions(): CommandOptions {
  const long = [
    "regexp",
    "file",
    "max-count",
    "context",
    "after-context",
    "before-context",
    "include",
    "exclude",
  ];
  return { short: "ABCmefdD", long: [...long, "exclude-dir", "binary-files", "label"] };
}
