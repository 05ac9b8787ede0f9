// Finds the sealed record that a user names: by number, by the start of its hash, or by its file. Never the first of
// several: what is ambiguous is refused.

import { basename } from "node:path";
import { ExpectedError } from "../expected-error.ts";
import type { SealedRecord } from "./registration.ts";
import type { Chain, StoredRecord } from "./registry.ts";

export interface FoundRegistration {
  readonly record: SealedRecord;
  /** `at` of the record before it; null for the first. */
  readonly previousAt: string | null;
}

/** Throws ExpectedError where none or several fit. */
export function findRegistration(chain: Chain, name: string): FoundRegistration {
  const fitting = chain.records.filter((stored) => isNamed(stored, name));
  const [found] = fitting;
  if (found === undefined) throw unknownName(chain, name);
  if (fitting.length > 1) {
    const names = fitting.map(({ file }) => file).join(", ");
    throw new ExpectedError(
      name,
      `Several records fit: ${names}.`,
      "Give the file name, or more of the hash.",
      2,
    );
  }
  const { record, file } = found;
  if (record.kind !== "sealed") {
    throw new ExpectedError(
      file,
      "It is the record of a decision.",
      "Name the sealed registration instead.",
      2,
    );
  }
  const before = chain.records.filter((stored) => stored.record.number === record.number - 1);
  return {
    record,
    previousAt:
      before
        .map((stored) => stored.record.at)
        .sort()
        .at(-1) ?? null,
  };
}

function isNamed({ file, record }: StoredRecord, name: string): boolean {
  if (file === basename(name) || file === `${name}.json`) return true;
  if (/^\d{1,6}$/.test(name)) return record.number === Number(name);
  return /^[0-9a-f]{7,64}$/.test(name) && record.hash.startsWith(name);
}

function unknownName(chain: Chain, name: string): ExpectedError {
  const sealed = chain.records.flatMap(({ file, record }) => (record.kind === "sealed" ? [file] : []));
  const problem = `There is no registration "${name}" in ${chain.folder}.`;
  const remedy =
    sealed.length === 0
      ? "Seal a protocol with `detent register FILE --seal`, or name its registry with --registry DIR."
      : `Name one of ${sealed.join(", ")}.`;
  return new ExpectedError(name, problem, remedy, 2);
}
