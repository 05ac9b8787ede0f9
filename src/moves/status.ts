// What is wired, in force and stored, and what has drifted from what this version would do. Read from files alone: it
// starts nothing, and where a file cannot tell, it says so. Drift is what a user should put right: a hook that is
// wired twice, for other events than this version's, or to a program that is gone.

import { honours } from "../session/client-versions.ts";
import { isJsonObject, type JsonObject, objectAt, parseJson } from "../session/json-value.ts";
import { readSettingsFiles, type SettingsFile } from "./client-settings.ts";
import { type FoundHook, findHooks } from "./found-wiring.ts";
import { type OperandsInForce, readOperandsInForce } from "./operands-in-force.ts";
import { type Cell, punchcard } from "./punchcard.ts";
import { errorCode, isAbsence } from "./store/disk.ts";
import { type FolderDisk, readStoreFigures, type StoreFigures } from "./store-figures.ts";
import { storeFolder } from "./store-folder.ts";
import { pluginHooks, type WiredEvent, wiredEvents } from "./wiring.ts";

export interface StatusParts {
  readonly disk: FolderDisk;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute: the folder whose settings files are read. */
  readonly project: string;
  /** This program's version and the path of its hook.cjs. */
  readonly program: { readonly version: string; readonly hook: string };
}

/** One place where the hook is wired. `events` empty: a plugin, whose own file names them. */
export interface WiredPlace {
  readonly place: string;
  readonly by: "plugin" | FoundHook["by"];
  readonly program: string | null;
  readonly events: readonly string[];
}

export interface Status {
  readonly version: string;
  readonly hook: string;
  readonly wired: readonly WiredPlace[];
  /** What is done about each of the twenty flows. */
  readonly cells: readonly Cell[];
  readonly operands: OperandsInForce["rows"];
  readonly ignored: OperandsInForce["ignored"];
  /** Null where nothing says where a home is. */
  readonly storeFolder: string | null;
  /** Null: nothing was stored yet, or it cannot be read (then it stands under `drift`). */
  readonly store: StoreFigures | null;
  /** One sentence each; empty where all is as it should be. */
  readonly drift: readonly string[];
}

/** Reads the status. Throws only for a fault of ours. */
export function readStatus({ disk, env, project, program }: StatusParts): Status {
  const files = readSettingsFiles(disk, env, project);
  const { operands, rows, ignored } = readOperandsInForce(env, files);
  const wired = files.flatMap((file) => placesIn(file, files));
  const times = timesJudged(wired, files);
  const folder = storeFolder(operands, env);
  const store = folder === null ? null : readStoreFigures(disk, folder);
  const card = punchcard();
  return {
    version: program.version,
    hook: program.hook,
    wired,
    cells: card.cells,
    operands: rows,
    ignored,
    storeFolder: folder,
    store: typeof store === "string" ? null : store,
    drift: [
      ...files.flatMap(fileDrift),
      ...files.flatMap((file) => hookDrift(disk, file)),
      ...(times > 1 ? [`The hook is wired ${times} times, so each event is judged as often.`] : []),
      ...ownDrift(disk, program.hook),
      ...card.drift,
      ...(typeof store === "string" ? [store] : []),
    ],
  };
}

function placesIn({ path, settings }: SettingsFile, all: readonly SettingsFile[]): readonly WiredPlace[] {
  if (settings === null) return [];
  const plugins = Object.entries(objectAt(settings, "enabledPlugins") ?? {})
    .filter(([name, isEnabled]) => name.startsWith("detent@") && isEnabled === true)
    .filter(([name]) => strongestFor(name, all) === path)
    .map(([name]) => ({ place: `${name} in ${path}`, by: "plugin", program: null, events: [] }) as const);
  const hooks = byProgram(findHooks(settings));
  return [...plugins, ...hooks.map((group) => ({ place: path, ...group }))];
}

/** The path of the strongest file that says anything about the plugin: what weaker ones say is not in force. */
function strongestFor(plugin: string, files: readonly SettingsFile[]): string | undefined {
  const enabledIn = ({ settings }: SettingsFile): JsonObject =>
    (settings === null ? null : objectAt(settings, "enabledPlugins")) ?? {};
  return files.findLast((file) => typeof enabledIn(file)[plugin] === "boolean")?.path;
}

/**
 * How often an event is judged at most. The client runs the same handler of several settings files once, and each
 * plugin's beside it. Source: hook reference, hook execution.
 */
function timesJudged(wired: readonly WiredPlace[], files: readonly SettingsFile[]): number {
  const handlers = new Map<string, Set<string>>();
  for (const { settings } of files) {
    for (const { event, form, by, program } of settings === null ? [] : findHooks(settings)) {
      const ofEvent = handlers.get(event) ?? new Set();
      handlers.set(event, ofEvent.add(`${form} ${by} ${program}`));
    }
  }
  const plugins = wired.filter(({ by }) => by === "plugin").length;
  return plugins + Math.max(0, ...[...handlers.values()].map(({ size }) => size));
}

function byProgram(hooks: readonly FoundHook[]): readonly Omit<WiredPlace, "place">[] {
  const groups = new Map<string, Omit<WiredPlace, "place"> & { events: string[] }>();
  for (const { by, program, event } of hooks) {
    const key = `${by} ${program}`;
    const group = groups.get(key) ?? { by, program, events: [] };
    group.events.push(event);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function fileDrift({ path, settings, problem }: SettingsFile): readonly string[] {
  if (settings === null) return [`${path}: ${problem}`];
  return settings.disableAllHooks === true ? [`${path} switches all hooks off (disableAllHooks).`] : [];
}

/** What `detent install` wrote into a file and would not write any more. */
function hookDrift(disk: FolderDisk, { path, settings }: SettingsFile): readonly string[] {
  const hooks = settings === null ? [] : findHooks(settings).filter(({ by }) => by === "install");
  if (hooks.length === 0) return [];
  const programs = new Set(hooks.flatMap(({ program }) => program ?? []));
  const wanted = wiredEvents(watchedIn(hooks));
  return [
    ...[...programs].flatMap((program) => {
      const why = whyNotThere(disk, program);
      return why === null ? [] : [`${path} starts ${program}, which ${why}.`];
    }),
    ...hooks
      .filter((hook) => !wanted.some((one) => isSame(one, hook)))
      .map(
        ({ event, matcher }) => `${path} wires ${wiredText(event, matcher)}, which this version does not.`,
      ),
    ...wanted
      .filter((one) => isSureOf(one, hooks) && !hooks.some((hook) => isSame(one, hook)))
      .map(
        ({ event, matcher }) =>
          `${path} does not wire ${wiredText(event, matcher)}, which this version does.`,
      ),
  ].map((sentence) => `${sentence} \`detent install\` writes it anew.`);
}

function watchedIn(hooks: readonly FoundHook[]): readonly string[] {
  return hooks.flatMap(({ event, matcher }) =>
    event === "FileChanged" && matcher !== null ? matcher.split("|") : [],
  );
}

/** True where the client that the file was written for has the event: its version shows only in the form. */
function isSureOf({ event }: WiredEvent, hooks: readonly FoundHook[]): boolean {
  const least = hooks.some(({ form }) => form === "exec") ? "2.1.139" : "2.0.77";
  return honours(least, `event:${event}`) === "yes";
}

function isSame(wired: WiredEvent, hook: FoundHook): boolean {
  return wired.event === hook.event && wired.matcher === hook.matcher;
}

function wiredText(event: string, matcher: string | null): string {
  return matcher === null ? event : `${event} for ${matcher}`;
}

/** The plugin's own list of events beside its program. */
function ownDrift(disk: FolderDisk, hook: string): readonly string[] {
  const path = hook.replace(/dist[\\/]hook\.cjs$/, "hooks/hooks.json");
  const found = readJson(disk, path);
  if (found === null || JSON.stringify(found) === JSON.stringify(pluginHooks())) return [];
  return [`${path} wires other events than its program has moves for. Install the plugin again.`];
}

function readJson(disk: FolderDisk, path: string): JsonObject | null {
  if (!path.endsWith(".json") || whyNotThere(disk, path) !== null) return null;
  const value = parseJson(Buffer.from(disk.readFileSync(path)).toString());
  return isJsonObject(value) ? value : {};
}

/** Null where something is at the path. A settings file may name any path, also one that no disk can have. */
function whyNotThere(disk: FolderDisk, path: string): string | null {
  try {
    disk.lstatSync(path);
    return null;
  } catch (error) {
    if (isAbsence(error)) return "does not exist";
    const code = errorCode(error);
    if (code === null) throw error;
    return `cannot be reached: the disk answered ${code}`;
  }
}
