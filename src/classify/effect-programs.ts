// What programs do to files, as data. A program that is in no table may write anywhere: a test runner, a build, an
// interpreter, a linter with plug-ins. Only what its own options and operands name is told of the others.

import type { ValueOptions } from "./given-options.ts";

/** Programs and words of the shell that write no file whatever their operands are; redirections are counted apart. */
export const harmlessPrograms: ReadonlySet<string> = new Set(
  words(`
    : [ alias bg bind break builtin cd command continue declare dirs disown echo exit export false fg getopts hash
    help jobs kill let local popd printf pushd pwd read readonly return set shift shopt test times trap true type
    typeset ulimit umask unalias unset wait exec arch base32 basename bc cal cat chgrp chmod chown cksum cmp column
    comm cut date df diff dig dir dirname du echo egrep env expand expr factor fd fdfind fgrep fmt fold free getconf
    grep groups head hexdump host hostname id join jq last locale locate look ls lsattr lsblk lscpu lsof md5 md5sum
    mktemp more netstat nl nproc nslookup numfmt od paste pathchk pgrep ping pkill killall pr printenv ps pstree
    readlink realpath rev seq sha1sum sha224sum sha256sum sha384sum sha512sum shasum sleep stat strings sum sw_vers
    sync sysctl tac tail tput tr tsort tty type uname unexpand uptime vmstat w wc where whereis which who whoami
    xargs yes zcat zgrep zipinfo`),
);

/** Programs that print their version and end when their only word asks for it. */
export const versionedPrograms: ReadonlySet<string> = new Set(
  words(`
    bash bun bundle cargo cc clang cmake composer deno docker dotnet flutter gcc gem gh git go gradle java javac
    jest kubectl make mvn node npm npx perl php pip pip3 pnpm poetry pytest python python3 ruby rustc rustup
    swift terraform tsc tsx uv vitest yarn`),
);
export const versionWords: ReadonlySet<string> = new Set(words("--version -V -v -version version"));

/**
 * `deleted`: each operand, with all below it. `written`: each operand. `made`: each operand and the folders above it,
 * as a folder. `last written`: the last operand, with all below it. `moved`: as that, and the others are deleted.
 * `second written`: every operand behind the first. `none`: operands are only read.
 */
export type OperandEffect =
  | "deleted"
  | "written"
  | "made"
  | "last written"
  | "moved"
  | "second written"
  | "none";

/** What one program does to the paths that its words name. */
export interface EffectRow extends ValueOptions {
  readonly operands: OperandEffect;
  /** Options that name the folder into which all operands go. */
  readonly target?: readonly string[];
  /** Options that name one more file which is written. */
  readonly output?: readonly string[];
  /** Options with which it may leave out what it does. */
  readonly uncertainWith?: readonly string[];
  /** Options with which it may write elsewhere. */
  readonly anywhereWith?: readonly string[];
}

const backups = ["b", "backup", "S", "suffix"];
const into = { short: "tS", long: ["target-directory", "suffix"], target: ["t", "target-directory"] };

export const effectRows: ReadonlyMap<string, EffectRow> = new Map<string, EffectRow>(
  Object.entries({
    rm: { operands: "deleted", uncertainWith: ["i", "I", "interactive", "help", "version"] },
    unlink: { operands: "deleted" },
    rmdir: {
      operands: "deleted",
      uncertainWith: ["ignore-fail-on-non-empty"],
      anywhereWith: ["p", "parents"],
    },
    mv: {
      ...into,
      operands: "moved",
      uncertainWith: ["i", "interactive", "n", "no-clobber", "u", "update", "help"],
      anywhereWith: [...backups, "exchange"],
    },
    cp: { ...into, operands: "last written", anywhereWith: backups },
    ln: { ...into, operands: "last written", anywhereWith: backups },
    install: {
      ...into,
      short: "gmotS",
      operands: "last written",
      anywhereWith: [...backups, "d", "directory", "strip-program"],
    },
    mkdir: { short: "m", long: ["mode"], operands: "made" },
    mkfifo: { short: "m", long: ["mode"], operands: "written" },
    touch: { short: "dtr", long: ["date", "reference", "time"], operands: "written" },
    truncate: { short: "sr", long: ["size", "reference"], operands: "written" },
    shred: { short: "ns", operands: "written", anywhereWith: ["u", "remove"] },
    tee: { operands: "written" },
    sponge: { operands: "written" },
    sort: {
      short: "oktTS",
      long: ["output", "key"],
      operands: "none",
      output: ["o", "output"],
      anywhereWith: ["compress-program"],
    },
    iconv: { short: "fto", long: ["output"], operands: "none", output: ["o", "output"] },
    base64: { short: "wbio", long: ["output"], operands: "none", output: ["o", "output"] },
    ss: { short: "fAFDN", long: ["diag"], operands: "none", output: ["D", "diag"] },
    less: {
      short: "bhjkoOpPtTxyzD#",
      operands: "none",
      anywhereWith: words("k o O lesskey-file lesskey-src log-file LOG-FILE"),
    },
    file: { short: "mefFP", operands: "none", anywhereWith: ["C", "compile"] },
    history: { operands: "none", anywhereWith: ["a", "w"] },
    ...Object.fromEntries(
      ["bat", "batcat"].map((name) => [name, { operands: "none", anywhereWith: ["pager"] } as const]),
    ),
    ...Object.fromEntries(
      ["mapfile", "readarray", "compgen", "complete"].map((name) => [
        name,
        { operands: "none", anywhereWith: ["C", "F"] } as const,
      ]),
    ),
    uniq: { short: "fsw", long: ["skip-fields", "skip-chars", "check-chars"], operands: "second written" },
    xxd: { short: "clgos", operands: "second written" },
    tree: { short: "LPIo", long: ["filelimit"], operands: "none", output: ["o"] },
    yq: { short: "opIL", operands: "none", anywhereWith: ["i", "inplace", "in-place", "s", "split-exp"] },
    rg: { short: "ABCmefgtTjMrE", operands: "none", anywhereWith: ["pre", "hostname-bin"] },
    curl: {
      short: "AbcCdDeEFHKmoPQrtTuUwxXyYz",
      long: ["output", "cookie", "write-out"],
      operands: "none",
      output: ["o", "output"],
      anywhereWith: words(`
    O remote-name remote-name-all J remote-header-name D dump-header c cookie-jar K config output-dir trace
    trace-ascii create-dirs stderr libcurl hsts alt-svc etag-save`),
    },
  }),
);

/**
 * Git's subcommands that leave the working tree alone. They may write inside of `.git`. Those that start hooks are not
 * among them: a hook may write anything, and so may `commit`, `push`, `checkout`, `merge`.
 */
export const harmlessGit: ReadonlySet<string> = new Set(
  words(`
    add annotate blame branch cat-file check-attr check-ignore cherry count-objects describe diff diff-files
    diff-index diff-tree fetch for-each-ref grep log ls-files ls-remote ls-tree merge-base name-rev range-diff
    reflog remote rev-list rev-parse shortlog show show-branch show-ref status symbolic-ref tag update-index var
    verify-commit verify-tag version whatchanged`),
);
/** Assignments that put other programs, folders or settings in the place of those that are named. */
export const steeringNames = new RegExp(
  "^(?:PATH|CDPATH|HOME|ENV|BASH_ENV|SHELLOPTS|BASHOPTS|PS4|(?:LD|DYLD)_\\w+|LESS|LESSOPEN|LESSCLOSE|XDG_CONFIG_HOME|" +
    "CURL_HOME|WGETRC|RIPGREP_CONFIG_PATH|GIT_(?!PAGER$|TERMINAL_PROMPT$|OPTIONAL_LOCKS$|AUTHOR_|COMMITTER_)\\w+)$",
);

/** Options with which those write elsewhere, or with which git runs what it is told to. */
export const gitWritesWith: ReadonlySet<string> = new Set(
  words("output ext-diff textconv open-files-in-pager O upload-pack exec exec-path"),
);

/** What the GitHub command does on the server alone or only shows, by its first two words. */
export const harmlessGh: ReadonlySet<string> = new Set([
  ..."pr view,pr list,pr diff,pr status,pr checks,pr comment,pr edit,pr review,pr ready,pr close,pr reopen".split(
    ",",
  ),
  ..."issue view,issue list,issue status,issue create,issue comment,issue edit,issue close,issue reopen".split(
    ",",
  ),
  ..."run view,run list,run watch,run rerun,run cancel,workflow list,workflow view,workflow run".split(","),
  ..."repo view,repo list,release view,release list,auth status,label list,search code,search issues".split(
    ",",
  ),
]);

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
