// The version of the program. The build puts it in; outside of a build it is read from package.json.

import { readFileSync } from "node:fs";
import { isJsonObject, parseJson, stringAt } from "../session/json-value.ts";

declare const DETENT_VERSION: string | undefined;

/** The version as in package.json, such as `1.2.3`. */
export function programVersion(): string {
  if (typeof DETENT_VERSION === "string") return DETENT_VERSION;
  const manifest = parseJson(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const version = isJsonObject(manifest) ? stringAt(manifest, "version") : null;
  if (version === null) throw new Error("package.json has no version.");
  return version;
}
