// Finds the subcommand of a program that has some, behind the options that may stand before it: `log` in
// `git -C x -c a=b log`. What the options before it are is a table; an option that the table does not know is taken to
// stand alone, so a program is in the table only with all its options that take a value.

import type { CommandWord, NamedCommand } from "./command-call.ts";
import { type GivenValue, readGivenOptions, type ValueOptions } from "./given-options.ts";

/** `none`: options alone. `dynamic`: a word that only the run knows stands where the subcommand would. */
export type Subcommand = NamedSubcommand | { readonly kind: "none" } | { readonly kind: "dynamic" };

export interface NamedSubcommand {
  readonly kind: "named";
  readonly name: string;
  /** The options before it, in their order. */
  readonly options: readonly GivenValue[];
  /** The words behind it. */
  readonly rest: readonly CommandWord[];
}

/** Options before the subcommand that take the next word, by program; `docker compose` is read by its own row. */
export const subcommandOptions: ReadonlyMap<string, ValueOptions> = new Map<string, ValueOptions>(
  Object.entries({
    git: {
      short: "Cc",
      long: words("git-dir work-tree namespace super-prefix config-env attr-source shallow-file"),
    },
    hg: { short: "R", long: words("repository cwd config encoding encodingmode") },
    jj: { short: "R", long: words("repository at-operation at-op color config config-toml config-file") },
    svn: { long: words("username password config-dir config-option") },
    gh: { short: "R", long: words("repo hostname") },
    glab: { short: "R", long: words("repo") },
    npm: {
      short: "Cw",
      long: words("prefix workspace loglevel userconfig globalconfig registry cache tag otp script-shell"),
    },
    pnpm: {
      short: "CF",
      long: words("dir filter filter-prod loglevel reporter config-dir store-dir workspace-concurrency"),
    },
    yarn: {
      long: words(
        "cwd registry cache-folder modules-folder mutex use-yarnrc network-timeout network-concurrency",
      ),
    },
    bun: { short: "c", long: words("cwd config filter env-file") },
    deno: { short: "L", long: words("log-level") },
    corepack: {},
    turbo: { long: words("cwd api token team color") },
    nx: {},
    cargo: { short: "CZ", long: words("color config manifest-path target-dir") },
    rustup: {},
    go: { short: "C", isOneDash: true, long: ["C"] },
    pip: {
      long: words("python proxy retries timeout cache-dir log cert client-cert trusted-host exists-action"),
    },
    poetry: { short: "CP", long: words("directory project") },
    uv: {
      long: words("directory project config-file cache-dir python-preference color allow-insecure-host"),
    },
    pipenv: {},
    pdm: { short: "c", long: ["config"] },
    hatch: { short: "ep", long: words("env project data-dir cache-dir config") },
    rye: {},
    conda: {},
    bundle: {},
    gem: { long: words("config-file") },
    composer: { short: "d", long: words("working-dir") },
    dotnet: {},
    dart: {},
    flutter: { short: "d", long: words("device-id") },
    swift: {},
    mix: {},
    stack: { long: words("stack-yaml resolver work-dir") },
    docker: { short: "Hcl", long: words("host context config log-level tlscacert tlscert tlskey") },
    "docker compose": {
      short: "fp",
      long: words("file project-name profile env-file project-directory ansi progress parallel"),
    },
    "docker-compose": {
      short: "fpH",
      long: words(
        "file project-name profile env-file project-directory ansi progress parallel host context log-level",
      ),
    },
    podman: {
      short: "c",
      long: words("connection identity log-level root runroot storage-driver storage-opt url"),
    },
    kubectl: {
      short: "nsv",
      long: words(
        "namespace context cluster user kubeconfig server token as as-group request-timeout cache-dir",
      ),
    },
    helm: { short: "n", long: words("namespace kube-context kubeconfig registry-config repository-cache") },
    terraform: { isOneDash: true },
    tofu: { isOneDash: true },
    aws: {
      long: words(
        "profile region output endpoint-url query color ca-bundle cli-read-timeout cli-connect-timeout",
      ),
    },
    gcloud: { long: words("project account configuration format verbosity impersonate-service-account") },
    az: { long: words("output query subscription") },
    heroku: {},
    fly: {},
    supabase: { long: words("workdir profile network-id output") },
    brew: {},
    apt: { short: "otc", long: words("option default-release target-release config-file") },
    "apt-get": { short: "otc", long: words("option default-release target-release config-file") },
    "apt-cache": { short: "oc", long: words("option config-file") },
    dnf: { short: "cdexR", long: words("config releasever installroot enablerepo disablerepo exclude") },
    yum: { short: "cdexR", long: words("config releasever installroot enablerepo disablerepo exclude") },
    systemctl: { short: "HMtpnso", long: words("host machine type state property signal output root lines") },
    service: {},
    tmux: { short: "cfLST" },
    openssl: {},
    mise: { short: "CjE", long: words("cd jobs env profile") },
    asdf: {},
    direnv: {},
  }),
);

/** The subcommand of `command`. A program without a row is read as one whose options all stand alone. */
export function findSubcommand(command: Pick<NamedCommand, "name" | "words">): Subcommand {
  return subcommandIn(command.words, subcommandOptions.get(command.name) ?? {});
}

/** The second subcommand, `up` in `docker compose -f x up`, by the row of both names. */
export function findNestedSubcommand(program: string, outer: NamedSubcommand): Subcommand {
  const own = subcommandOptions.get(`${program} ${outer.name}`);
  return subcommandIn(outer.rest, own ?? subcommandOptions.get(program) ?? {});
}

function subcommandIn(given: readonly CommandWord[], list: ValueOptions): Subcommand {
  const { options, rest } = readGivenOptions(given, list);
  const [first, ...after] = rest;
  if (first === undefined) return { kind: "none" };
  if (first.value === undefined || first.hasGlob) return { kind: "dynamic" };
  return { kind: "named", name: first.value, options, rest: after };
}

function words(text: string): readonly string[] {
  return text.split(" ");
}
