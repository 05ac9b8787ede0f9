// Standard input as a source: its bytes are kept in a file of its own while they are loaded, and the source is named
// after their hash. The same bytes are the same source, whenever they come.

import { createHash } from "node:crypto";
import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { FoundFile } from "./source-plan.ts";

/** Writes the stream into `folder`, which must exist, and says what it holds. Deleting the folder is the caller's. */
export async function spoolStdin(stream: AsyncIterable<Uint8Array>, folder: string): Promise<FoundFile> {
  const contentPath = join(folder, "stdin");
  const file = openSync(contentPath, "wx", 0o600);
  const digest = createHash("sha256");
  let sizeBytes = 0;
  try {
    for await (const chunk of stream) {
      digest.update(chunk);
      sizeBytes += chunk.length;
      for (let rest = chunk; rest.length > 0; ) rest = rest.subarray(writeSync(file, rest));
    }
  } finally {
    closeSync(file);
  }
  return { path: `stdin:${digest.digest("hex").slice(0, 16)}`, contentPath, sizeBytes, modifiedMs: 0 };
}
