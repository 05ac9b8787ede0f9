// Where the text of Vega lies that a report with `--interactive` embeds: beside the built program, or in the packages
// of the checkout that the sources run from.

import { fileURLToPath } from "node:url";

declare const DETENT_VERSION: string | undefined;

/** The absolute path of one script that needs nothing else. */
export function vegaPath(): string {
  const isBuilt = typeof DETENT_VERSION === "string";
  const path = isBuilt ? "./vega.min.js" : "../../node_modules/vega/build/vega.min.js";
  return fileURLToPath(new URL(path, import.meta.url));
}
