// Every file below a folder, in the order of paths.

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();
}
