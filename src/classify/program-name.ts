// The name by which rows know a program: without `.exe`, a version behind it, or the release that a package runner is
// told to take.

import type { PreparedRules } from "./command-rules.ts";

/** `python` for `python3.11` and `python.exe`, `gradle` for `gradlew`, `prettier` for `prettier@3`. */
export function rowProgramOf(written: string, { rules }: PreparedRules): string {
  const released = written.includes("@") ? packageName(written) : written;
  const name = released.endsWith(".exe") ? released.slice(0, -4) : released;
  const alias = rules.programAliases.get(name);
  if (alias !== undefined) return alias;
  const bare = withoutVersion(name);
  return bare !== undefined && rules.versionedPrograms.has(bare) ? bare : name;
}

/** `biome` for `@biomejs/biome@2`. */
export function packageName(word: string): string {
  return word.replace(/(?<=.)@[^/]*$/, "").replace(/^.*\//, "");
}

function withoutVersion(name: string): string | undefined {
  const last = name.charCodeAt(name.length - 1);
  return last >= 0x30 && last <= 0x39 ? /^(.*?)-?\d[\d.]*$/.exec(name)?.[1] : undefined;
}
