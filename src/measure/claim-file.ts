// Reads a claim file (YAML) and names every fault with file, line and remedy, all of them at once. A file with a single
// fault gives no claim.

import type { ExpectedError } from "../expected-error.ts";
import { readCheckedYaml } from "./checked-yaml.ts";
import { type Claim, claimSchema } from "./claim.ts";
import { brokenClaimRules } from "./claim-rules.ts";

export type ReadClaim =
  | { readonly kind: "claim"; readonly claim: Claim }
  | { readonly kind: "faults"; readonly faults: readonly ExpectedError[] };

/** `file` is the name shown in messages. */
export function readClaim(text: string, file: string): ReadClaim {
  const read = readCheckedYaml(text, file, claimSchema, brokenClaimRules);
  return read.kind === "value" ? { kind: "claim", claim: read.value } : read;
}
