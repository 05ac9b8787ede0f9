// Where the controls and labels of the classifiers lie: beside the built program, or in the checkout that the sources
// run from.

import { fileURLToPath } from "node:url";

declare const DETENT_VERSION: string | undefined;

/** The absolute path of the folder: of commands, or of failures. */
export function controlsPath(of: "commands" | "failures" = "commands"): string {
  // The build flattens src/cli/ into dist/, one folder higher.
  const isBuilt = typeof DETENT_VERSION === "string";
  return fileURLToPath(new URL(`${isBuilt ? "../" : "../../"}corpora/${of}`, import.meta.url));
}
