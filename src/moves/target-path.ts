// The absolute path that a call means. Clients send absolute paths since 2.1.89; before that a path may be relative
// to the event's folder. A path that the client itself would have to expand (`~`) or that has no folder to stand on
// is left alone rather than guessed.

import type { HookEvent } from "../session/hook-event.ts";

/** Null where the text names no file for certain. Nothing is normalised: `..` and links are the world's to follow. */
export function targetPath(event: HookEvent, path: string | null): string | null {
  if (path === null || path === "" || path.startsWith("~") || path.includes("\0")) return null;
  if (path.startsWith("/") || /^[A-Za-z]:[\\/]/.test(path) || path.startsWith("\\\\")) return path;
  return event.cwd === null || event.cwd === "" ? null : `${event.cwd}/${path}`;
}
