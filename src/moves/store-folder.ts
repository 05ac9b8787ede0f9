// Where the store is, and whose bytes are asked for: the same answer for the hook, its status and every command, since
// two answers would be two stores. Makes nothing and opens nothing.

import type { Operands } from "./operands.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The absolute path of the store's folder: DETENT_STORE_DIR, else detent/store in the XDG data folder
 * (XDG_DATA_HOME where that is absolute, else HOME/.local/share; on Windows USERPROFILE is the home). Null where
 * nothing says where a home is.
 */
export function storeFolder(operands: Pick<Operands, "storeDir">, env: Environment): string | null {
  if (operands.storeDir !== null) return operands.storeDir;
  const { XDG_DATA_HOME: shared = "" } = env;
  if (isAbsolute(shared)) return `${shared}/detent/store`;
  const home = homeFolder(env);
  return home === null ? null : `${home}/.local/share/detent/store`;
}

/** What every record ends in where storeFolder gave null. */
export function refuseRecord(): never {
  throw new Error("There is no folder for the store: neither DETENT_STORE_DIR nor HOME is set.");
}

/** The user's home folder, absolute; null where no variable names one. */
export function homeFolder(env: Environment): string | null {
  const { HOME: home = "", USERPROFILE: profile = "" } = env;
  if (isAbsolute(home)) return home;
  return isAbsolute(profile) ? profile : null;
}

/** The project that asks: CLAUDE_PROJECT_DIR, which the client sets for its hooks, else the event's folder. */
export function projectRoot(env: Environment, folder: string): string {
  const { CLAUDE_PROJECT_DIR: named = "" } = env;
  const root = isAbsolute(named) ? named : folder;
  return root.length > 1 ? root.replace(/[\\/]+$/, "") : root;
}

function isAbsolute(path: string): boolean {
  return path.startsWith("/") || /^[A-Za-z]:[\\/]/.test(path);
}
