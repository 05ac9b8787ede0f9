// A registry in memory and sealed records for tests.

import { ExpectedError } from "../../src/expected-error.ts";
import type { DispatchUnit } from "../../src/measure/dispatch-unit.ts";
import type { Protocol } from "../../src/measure/protocol.ts";
import { type Evidence, readProtocolCommit } from "../../src/measure/protocol-commit.ts";
import { readProtocol } from "../../src/measure/protocol-file.ts";
import { type SealedRecord, sealRecord } from "../../src/measure/registration.ts";
import { appendRecord, nextLink, readChain } from "../../src/measure/registry.ts";
import type { RegistryFolder } from "../../src/measure/registry-folder.ts";

export interface MemoryFolder extends RegistryFolder {
  readonly files: Map<string, string>;
}

export function memoryFolder(): MemoryFolder {
  const files = new Map<string, string>();
  return {
    path: "registry",
    files,
    list: () => [...files.keys()],
    read: (name) => files.get(name) ?? "",
    create: (name, text) => {
      if (files.has(name)) throw new ExpectedError(name, "It exists.", "Run it again.", 1);
      files.set(name, text);
    },
  };
}

export function protocolFrom(text: string): Protocol {
  const read = readProtocol(text, "plan.yaml", null);
  if (read.kind !== "protocol") throw new Error(read.faults.join("\n"));
  return read.protocol;
}

export const untracked: Evidence = readProtocolCommit("plan.yaml", ".", () => ({
  exitCode: 128,
  stdout: "",
}));

export interface SealAt {
  readonly at: string;
  readonly units?: readonly DispatchUnit[];
  readonly evidence?: Evidence;
  readonly definitions?: Readonly<Record<string, number>>;
}

/** Seals a protocol into the folder and gives back its record. */
export function seal(folder: RegistryFolder, protocol: Protocol, how: SealAt): SealedRecord {
  const input = {
    protocol,
    units: how.units ?? [],
    definitions: how.definitions ?? { bash_calls: 1, counting: 1 },
    classifier: null,
    evidence: how.evidence ?? untracked,
    amends: null,
  };
  const record = sealRecord(input, nextLink(readChain(folder, null)), Date.parse(how.at));
  appendRecord(folder, record);
  return record;
}
