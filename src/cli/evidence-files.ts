// Reads the evidence files that the guards of a protocol name. One that is not there is no evidence, never a fault that
// hides a comparison: the reason stands in the report.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { EvidenceFile } from "../measure/guard-evidence.ts";

/** `folder` is absolute; names in the report are those of the protocol. */
export function readEvidenceFiles(
  guards: readonly { readonly evidence: string }[],
  folder: string,
): ReadonlyMap<string, EvidenceFile> {
  const names = [...new Set(guards.map((guard) => guard.evidence))];
  return new Map(names.map((name) => [name, readEvidenceFile(name, folder)]));
}

function readEvidenceFile(name: string, folder: string): EvidenceFile {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
      readFileSync(resolve(folder, name)),
    );
    return { name, text, why: "" };
  } catch (error) {
    if (error instanceof TypeError) return { name, text: null, why: `${name}: It is no UTF-8 text.` };
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    const what = code === "ENOENT" ? "There is no such file" : `It could not be read (${code})`;
    return { name, text: null, why: `${name}: ${what}.` };
  }
}
