// The settings files that a client reads for a project, from the weakest to the strongest, and what of them concerns
// the hook. A file that is absent is nobody's fault; one that cannot be read or is no JSON object is named.

import { isJsonObject, type JsonObject, objectAt, parseJson } from "../session/json-value.ts";
import { type Disk, errorCode, isAbsence } from "./store/disk.ts";
import { homeFolder } from "./store-folder.ts";

/** `project` is a file of the repository, which whoever can write to the repository can change. */
export type SettingsKind = "user" | "project" | "local" | "managed";

export interface SettingsFile {
  readonly kind: SettingsKind;
  readonly path: string;
  /** Null where the file cannot be used; `problem` then says why, in one sentence. */
  readonly settings: JsonObject | null;
  readonly problem: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Where organisations put the file that users cannot override. */
const managedPaths = [
  "/etc/claude-code/managed-settings.json",
  "/Library/Application Support/ClaudeCode/managed-settings.json",
];

/** The files that exist, weakest first. `project` is the folder that sessions start in. */
export function readSettingsFiles(
  disk: Pick<Disk, "readFileSync">,
  env: Environment,
  project: string,
): readonly SettingsFile[] {
  const config = configFolder(env);
  const places: readonly (readonly [SettingsKind, string])[] = [
    ...(config === null ? [] : [["user", `${config}/settings.json`] as const]),
    ["project", `${project}/.claude/settings.json`],
    ["local", `${project}/.claude/settings.local.json`],
    ...managedPaths.map((path) => ["managed", path] as const),
  ];
  const seen = new Set<string>();
  return places.flatMap(([kind, path]) => {
    if (seen.has(path)) return [];
    seen.add(path);
    return readSettingsFile(disk, kind, path);
  });
}

/** The client's own folder: CLAUDE_CONFIG_DIR, else .claude in the home. Null where neither is known. */
export function configFolder(env: Environment): string | null {
  const { CLAUDE_CONFIG_DIR: named = "" } = env;
  if (named !== "") return named;
  const home = homeFolder(env);
  return home === null ? null : `${home}/.claude`;
}

/** The settings in a file's text, a byte order mark in front of it left out; null where they are no JSON object. */
export function parseSettings(text: string): JsonObject | null {
  const settings = parseJson(text.startsWith("\ufeff") ? text.slice(1) : text);
  return isJsonObject(settings) ? settings : null;
}

/** The texts under `env` that set an operand of ours. The client makes a text of a number or a boolean there. */
export function operandTexts(settings: JsonObject): Readonly<Record<string, string>> {
  const texts = Object.entries(objectAt(settings, "env") ?? {});
  return Object.fromEntries(
    texts.flatMap(([name, text]) =>
      name.startsWith("DETENT_") && text !== undefined && typeof text !== "object"
        ? [[name, String(text)]]
        : [],
    ),
  );
}

function readSettingsFile(
  disk: Pick<Disk, "readFileSync">,
  kind: SettingsKind,
  path: string,
): readonly SettingsFile[] {
  try {
    const settings = parseSettings(Buffer.from(disk.readFileSync(path)).toString());
    if (settings !== null) return [{ kind, path, settings, problem: null }];
    return [{ kind, path, settings: null, problem: "It is no JSON object." }];
  } catch (error) {
    if (isAbsence(error)) return [];
    const code = errorCode(error);
    if (code === null) throw error;
    return [{ kind, path, settings: null, problem: `The disk answered ${code}.` }];
  }
}
