// Programs that start another one, as data: which of their own options take a value, what stands before the command. A
// program that reads a file or an address and runs what it finds there (`bash script.sh`, `ssh`) is none of them.

import type { ValueOptions } from "./given-options.ts";

/** How one wrapper's words are read up to the command that it starts. */
export interface WrapperRow extends ValueOptions {
  /** Words between the options and the command: the time of `timeout`. */
  readonly operands?: number;
  /** Options may stand behind those words too: `su USER -c TEXT`. There may also be fewer such words. */
  readonly hasOptionsBehind?: boolean;
  /** `A=1` may stand before the command, and options among them. */
  readonly takesAssignments?: boolean;
  /** Options with which nothing is started: the wrapper itself is then the command. */
  readonly startsNothing?: readonly string[];
  /** Options whose value is shell text to run. */
  readonly script?: readonly string[];
  /** Options that name the folder to run in. */
  readonly folder?: readonly string[];
  /** The words that remain are joined and run by a shell. */
  readonly joinsWords?: boolean;
  /** What `joinsWords` does not hold with: watch `-x`. */
  readonly joinsNotWith?: readonly string[];
  /** Words are added behind those given. */
  readonly addsWords?: boolean;
  /** The options that name a text which the added words take the place of, and the text where none is named. */
  readonly placeholder?: { readonly options: readonly string[]; readonly isAlways?: boolean };
  /** What it starts is no child of this shell, but this shell: `cd` behind it moves the shell. */
  readonly isSameShell?: boolean;
  /** Options with which it starts the command in a folder that is not told; `always`: without any, too. */
  readonly losesFolder?: "always" | readonly string[];
  /** Options with which it writes itself. */
  readonly writesWith?: readonly string[];
  /** It can itself write, whatever it starts: an environment, a lockfile, a record. */
  readonly writesItself?: boolean;
}

const noHelp = ["help", "version"];

/** By name. A row of two words is a subcommand, whose program may have options of its own before it. */
export const wrapperRows: ReadonlyMap<string, WrapperRow> = new Map<string, WrapperRow>(
  Object.entries({
    builtin: { isSameShell: true },
    command: { isSameShell: true, startsNothing: ["v", "V"] },
    exec: { short: "a" },
    eval: { joinsWords: true, isSameShell: true },
    sudo: {
      short: "ugphCrtTURDc",
      long: words("user group prompt host close-from role type command-timeout other-user chroot chdir"),
      takesAssignments: true,
      startsNothing: [...noHelp, ...words("l list v validate e edit K remove-timestamp V")],
      folder: ["D", "chdir"],
      losesFolder: ["i", "login"],
    },
    doas: { short: "uCa", startsNothing: ["L", "C"] },
    env: {
      short: "uCS",
      long: words("unset chdir split-string"),
      takesAssignments: true,
      script: ["S", "split-string"],
      folder: ["C", "chdir"],
      startsNothing: noHelp,
    },
    "cross-env": { takesAssignments: true },
    "cross-env-shell": { takesAssignments: true, joinsWords: true },
    timeout: { short: "ks", long: words("kill-after signal"), operands: 1, startsNothing: noHelp },
    gtimeout: { short: "ks", long: words("kill-after signal"), operands: 1, startsNothing: noHelp },
    nohup: { startsNothing: noHelp },
    nice: { short: "n", long: ["adjustment"], startsNothing: noHelp },
    ionice: { short: "cn", long: words("class classdata"), startsNothing: [...noHelp, "p", "pid", "P", "u"] },
    chrt: { short: "TPD", operands: 1, startsNothing: [...noHelp, "p", "pid", "m", "max"] },
    taskset: { operands: 1, startsNothing: [...noHelp, "p", "pid"] },
    stdbuf: { short: "ioe", long: words("input output error"), startsNothing: noHelp },
    unbuffer: {},
    time: {
      short: "fo",
      long: words("format output"),
      startsNothing: [...noHelp, "V"],
      writesWith: ["o", "output"],
    },
    setsid: { startsNothing: [...noHelp, "h", "V"] },
    chronic: {},
    caffeinate: { short: "tw" },
    winpty: {},
    setarch: { operands: 1 },
    arch: { short: "e" },
    flock: {
      short: "wEc",
      long: words("timeout wait conflict-exit-code command"),
      operands: 1,
      hasOptionsBehind: true,
      script: ["c", "command"],
      writesItself: true,
      startsNothing: [...noHelp, "u", "unlock"],
    },
    chroot: { losesFolder: "always", operands: 1, long: words("userspec groups") },
    strace: { writesItself: true, short: "eopsuEPSIbaXO", startsNothing: ["V", "h", "p"] },
    ltrace: { writesItself: true, short: "eopsunalxADFw", startsNothing: ["V", "h", "p"] },
    "xvfb-run": {
      writesWith: words("e error-file f auth-file"),
      short: "nsefpw",
      long: words("server-num server-args error-file auth-file xauth-protocol wait"),
    },
    "dbus-run-session": { long: words("config-file dbus-daemon"), startsNothing: noHelp },
    script: {
      writesItself: true,
      short: "cEIOBTmo",
      long: words("command echo log-in log-out log-io log-timing"),
      script: ["c", "command"],
    },
    su: {
      short: "csgGwT",
      long: words("command session-command shell group"),
      operands: 2,
      hasOptionsBehind: true,
      losesFolder: "always",
      script: ["c", "command", "session-command"],
    },
    runuser: {
      losesFolder: ["l", "login"],
      short: "csgGuw",
      long: words("command session-command shell group user"),
      script: ["c", "command", "session-command"],
    },
    watch: {
      short: "nq",
      long: words("interval equexit"),
      joinsWords: true,
      joinsNotWith: ["x", "exec"],
      startsNothing: [...noHelp, "h", "v"],
    },
    entr: { startsNothing: [] },
    busybox: { startsNothing: [...noHelp, "list", "list-full", "install"] },
    toybox: { startsNothing: noHelp },
    xargs: {
      short: "aEdILnPs",
      attached: "iel",
      long: words("arg-file delimiter max-lines max-args max-procs max-chars process-slot-var"),
      addsWords: true,
      placeholder: { options: ["I", "i", "replace"] },
      startsNothing: noHelp,
    },
    parallel: {
      writesItself: true,
      short: "jaIdNnLlsPSCEWJ",
      long: words(
        "jobs arg-file delimiter max-args max-lines colsep joblog results timeout retries delay sshlogin load " +
          "memfree halt tmpdir workdir wd tagstring basefile return env nice",
      ),
      joinsWords: true,
      addsWords: true,
      placeholder: { options: ["I"], isAlways: true },
      startsNothing: [...noHelp, "citation"],
    },
    npx: packageRunner(),
    pnpx: packageRunner(),
    bunx: packageRunner(),
    "bun x": packageRunner(),
    "npm exec": packageRunner(),
    "npm x": packageRunner(),
    "pnpm exec": packageRunner(),
    "pnpm dlx": packageRunner(),
    "yarn exec": packageRunner(),
    "yarn dlx": packageRunner(),
    corepack: {
      writesItself: true,
      startsNothing: ["enable", "disable", "prepare", "install", "use", "up", "pack", "hydrate"],
    },
    dotenv: { writesItself: true, short: "evcp", startsNothing: ["p"] },
    "bundle exec": {},
    "uv run": {
      short: "pmPCif",
      long: words(
        "with with-requirements with-editable python project directory extra group no-group only-group " +
          "env-file index index-url extra-index-url find-links package cache-dir config-file refresh-package " +
          "upgrade-package reinstall-package resolution module script",
      ),
      folder: ["directory"],
      startsNothing: ["m", "module", "s", "script"],
      writesItself: true,
    },
    uvx: {
      short: "pPCif",
      long: words("from with with-requirements python index index-url"),
      writesItself: true,
    },
    "pipx run": { long: words("spec python pip-args"), writesItself: true },
    "poetry run": { writesItself: true },
    "pipenv run": { writesItself: true },
    "pdm run": { short: "p", long: words("project venv"), writesItself: true },
    "hatch run": { writesItself: true },
    "rye run": { writesItself: true },
    "conda run": { short: "np", long: words("name prefix cwd"), folder: ["cwd"], writesItself: true },
    "mise exec": { short: "cj", long: words("command jobs"), script: ["c", "command"], writesItself: true },
    "direnv exec": { operands: 1, writesItself: true },
    "asdf exec": {},
  }),
);

/** What a wrapper is called in `CommandParts.wrappers`: `time -o` where the option makes it write. */
export function wrapperName(
  name: string,
  { writesWith = [] }: WrapperRow,
  options: readonly { readonly name: string }[],
): string {
  const given = options.find((one) => writesWith.includes(one.name));
  return given === undefined ? name : `${name} -${given.name}`;
}

/** True where the wrapper of this name writes by itself. */
export function writesAsWrapper(name: string): boolean {
  const row = wrapperRows.get(name) ?? wrapperRows.get(name.replace(/ -.*$/, ""));
  return row?.writesItself === true || (row?.writesWith !== undefined && name.includes(" -"));
}

/** Shells, which read `-c TEXT`, a file, or their standard input. */
export const shellNames: ReadonlySet<string> = new Set(words("sh bash dash zsh ksh ash rbash"));

/** `-o`, `-O` and `+o` take a name. */
export const shellOptions: ValueOptions = { short: "oO", long: words("rcfile init-file") };

/** `find -exec` and its kin: a command from the option up to `;` or `+`. */
export const findStarters: ReadonlySet<string> = new Set(words("-exec -execdir -ok -okdir"));
/** `fd -x` and its kin: a command from the option up to `;` or the end. */
export const fdStarters: ReadonlySet<string> = new Set(words("-x --exec -X --exec-batch"));

function packageRunner(): WrapperRow {
  return {
    short: "pcw",
    long: words("package call workspace cache userconfig prefix dir filter"),
    script: ["c", "call"],
    startsNothing: noHelp,
    writesItself: true,
  };
}

function words(text: string): readonly string[] {
  return text.split(" ");
}
