// The reader of batches with its worker beside it, bundled as the program ships them: only so do threads start.

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const measure = fileURLToPath(new URL("../../src/measure/", import.meta.url));

/** Bundles `read-batch.js` and `ingest-worker.js` into `folder` and returns their paths. */
export async function bundleReader(
  folder: string,
): Promise<{ readonly readBatch: string; readonly worker: string }> {
  await build({
    ...{ bundle: true, platform: "node", format: "esm", target: "node20", logLevel: "error", outdir: folder },
    entryPoints: [join(measure, "read-batch.ts"), join(measure, "ingest-worker.ts")],
  });
  return { readBatch: join(folder, "read-batch.js"), worker: join(folder, "ingest-worker.js") };
}
