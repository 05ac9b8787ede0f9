// Reads a protocol file (YAML) and names every fault with file, line and remedy, all of them at once. A file with a
// single fault gives no protocol.

import type { ExpectedError } from "../expected-error.ts";
import { readCheckedYaml } from "./checked-yaml.ts";
import { type Protocol, protocolSchema } from "./protocol.ts";
import { brokenRules } from "./protocol-rules.ts";

export type ReadProtocol =
  | { readonly kind: "protocol"; readonly protocol: Protocol }
  | { readonly kind: "faults"; readonly faults: readonly ExpectedError[] };

/** `file` is the name shown in messages; `metrics` are the metric names that exist, null where they are not known. */
export function readProtocol(text: string, file: string, metrics: ReadonlySet<string> | null): ReadProtocol {
  const read = readCheckedYaml(text, file, protocolSchema, (protocol) => brokenRules(protocol, metrics));
  return read.kind === "value" ? { kind: "protocol", protocol: read.value } : read;
}
