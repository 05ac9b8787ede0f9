// Where the classifier's controls and labels lie: beside the built program, or in the checkout that the sources run
// from.

import { fileURLToPath } from "node:url";

declare const DETENT_VERSION: string | undefined;

/** The absolute path of the folder. */
export function controlsPath(): string {
  // The build flattens src/cli/ into dist/, one folder higher.
  const isBuilt = typeof DETENT_VERSION === "string";
  return fileURLToPath(new URL(isBuilt ? "../corpora/commands" : "../../corpora/commands", import.meta.url));
}
