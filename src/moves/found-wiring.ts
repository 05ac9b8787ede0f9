// Which hooks of ours a settings file or a plugin's hooks.json holds, by shape. Only what `detent install` wrote is
// ours to change: it carries a word that says so. A hook that somebody wired by hand is seen and never touched.

import { arrayAt, isJsonObject, type JsonObject, objectAt, stringAt } from "../session/json-value.ts";
import { type HookForm, installedMark } from "./wiring.ts";

/** `install`: `detent install` wrote it. `by hand`: `detent hook`, or the program without the mark. */
export type WiredBy = "install" | "by hand";

export interface FoundHook {
  readonly event: string;
  readonly matcher: string | null;
  readonly form: HookForm;
  readonly by: WiredBy;
  /** The path of hook.cjs as written; null where the `detent` command is wired. */
  readonly program: string | null;
}

type FoundProgram = Pick<FoundHook, "form" | "by" | "program">;

const quoted = /^node '((?:[^']|'\\'')*[\\/]hook\.cjs)'(?: (\S+))?$/;

/** Every hook of ours under `hooks`, in the order of the file. */
export function findHooks(settings: JsonObject): readonly FoundHook[] {
  const events = Object.keys(objectAt(settings, "hooks") ?? {});
  return events.flatMap((event) =>
    (arrayAt(objectAt(settings, "hooks") ?? {}, event) ?? []).flatMap((group) => {
      if (!isJsonObject(group)) return [];
      const matcher = stringAt(group, "matcher");
      return (arrayAt(group, "hooks") ?? []).flatMap((entry) => {
        const found = isJsonObject(entry) ? readWiredHook(entry) : null;
        return found === null ? [] : [{ event, matcher, ...found }];
      });
    }),
  );
}

/** Null where the entry is none of ours. */
export function readWiredHook(entry: JsonObject): FoundProgram | null {
  const command = stringAt(entry, "command");
  if (stringAt(entry, "type") !== "command" || command === null) return null;
  const args = arrayAt(entry, "args");
  if (args === null) return readShell(command);
  const [program, mark, ...others] = args;
  if (command === "detent" && program === "hook") return { form: "exec", by: "by hand", program: null };
  if (command !== "node" || typeof program !== "string" || others.length > 0) return null;
  return fromProgram("exec", program, typeof mark === "string" ? mark : null);
}

function readShell(command: string): FoundProgram | null {
  if (/(?:^|[\s/])detent hook$/.test(command)) return { form: "shell", by: "by hand", program: null };
  const [, program, mark] = quoted.exec(command) ?? [];
  return program === undefined ? null : fromProgram("shell", program.replaceAll("'\\''", "'"), mark ?? null);
}

/** Without the mark a program called hook.cjs may be anybody's, unless it lies in a folder called detent. */
function fromProgram(form: HookForm, program: string, mark: string | null): FoundProgram | null {
  if (!/[\\/]hook\.cjs$/.test(program)) return null;
  if (mark === installedMark) return { form, by: "install", program };
  if (/[\\/]detent[\\/](?:.*[\\/])?hook\.cjs$/.test(program)) return { form, by: "by hand", program };
  return null;
}
