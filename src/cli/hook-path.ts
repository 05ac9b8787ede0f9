// Where the plugin's program lies: beside the built program, or in the checkout that the sources run from.

import { fileURLToPath } from "node:url";

declare const DETENT_VERSION: string | undefined;

/** The absolute path of hook.cjs. */
export function hookPath(): string {
  // The build flattens src/cli/ into dist/, one folder higher.
  const isBuilt = typeof DETENT_VERSION === "string";
  const path = isBuilt ? "../plugin/dist/hook.cjs" : "../../plugin/dist/hook.cjs";
  return fileURLToPath(new URL(path, import.meta.url));
}
