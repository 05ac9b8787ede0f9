// The files of an export, looked at before anything of them is believed: each must be there with the bytes that its
// manifest names.

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { errorCode } from "../moves/store/disk.ts";
import { type ExportFile, type ExportManifest, filePath } from "./export-manifest.ts";

/** Length and SHA-256 of a file. Throws what the disk throws. */
export function hashFile(path: string): { readonly bytes: number; readonly sha256: string } {
  const content = readFileSync(path);
  return { bytes: content.length, sha256: createHash("sha256").update(content).digest("hex") };
}

/** What is wrong with a file, as the end of a sentence that begins with its path; null where nothing is. */
export function findFileFault(path: string, expected: Pick<ExportFile, "bytes" | "sha256">): string | null {
  if (!existsSync(path)) return "is not there";
  try {
    const { bytes, sha256 } = hashFile(path);
    return bytes === expected.bytes && sha256 === expected.sha256
      ? null
      : "is another one than the manifest names";
  } catch (fault) {
    const code = errorCode(fault);
    if (code === null) throw fault;
    return `cannot be read (${code})`;
  }
}

/** The first fault of an export's files as a full sentence that names the file; null where it is whole. */
export function findExportFault(folder: string, { install, files }: ExportManifest): string | null {
  for (const file of files) {
    const path = filePath(folder, install, file);
    const fault = findFileFault(path, file);
    if (fault !== null)
      return `${path} ${fault}. The export is being written, or was cut off; export again on its machine.`;
  }
  return null;
}
