// The sealed plans of a chain, for the list of them and for whoever asks about the one under the cursor.

import type { Chain, StoredRecord } from "../measure/registry.ts";

export type SealedPlan = {
  readonly file: string;
  readonly record: Extract<StoredRecord["record"], { kind: "sealed" }>;
};

/** The sealed plans of a chain, the newest first. */
export function sealedOf(chain: Chain): readonly SealedPlan[] {
  return chain.records
    .flatMap(({ file, record }) => (record.kind === "sealed" ? [{ file, record }] : []))
    .reverse();
}
