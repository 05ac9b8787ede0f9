// Result blocks of a text → cells of the table of their copies. The blocks themselves stay in the log: what is kept is
// how each stands, why, and the ids that other contracts must know.

import { hash } from "node:crypto";
import type { ArtifactKind } from "../session/drain-record.ts";
import type { JsonObject } from "../session/json-value.ts";
import { type ContractKind, contractKinds, mayHoldResult } from "../session/result-blocks.ts";
import { type FoundContract, readContractFields, readContracts } from "../session/result-contracts.ts";
import type { Cell } from "./row-file.ts";

/** Cells of `contract_copies` from `text_sha256` on, one list per block. Cheap for a text without any. */
export function contractCells(text: string, version: string | null = null): readonly (readonly Cell[])[] {
  if (!mayHoldResult(text)) return [];
  const sha256 = hash("sha256", text, "hex");
  return readContracts(text, version).map((found) => [sha256, ...cellsOf(found)]);
}

/** The same for an artifact whose body holds the fields of the contract themselves. */
export function contractFieldCells(
  kind: ArtifactKind,
  fields: JsonObject,
  version: string | null,
): readonly (readonly Cell[])[] {
  const known = contractKinds.find((one) => one === kind);
  if (known === undefined) return [];
  const reading = readContractFields(known, fields, version);
  return [[hash("sha256", JSON.stringify(fields), "hex"), ...cellsOf({ ...whole(known), reading })]];
}

function whole(kind: ContractKind): Omit<FoundContract, "reading"> {
  return { kind, state: "complete", line: 1 };
}

function cellsOf({ kind, state, line, reading }: FoundContract): readonly Cell[] {
  const head = [line, kind, state];
  if (reading === null) return [...head, null, null, null, null, null];
  const { standing, version } = reading;
  if (standing === "malformed") return [...head, standing, version, reading.why, null, null];
  const { verdict, ids } = reading.facts;
  return [...head, standing, version, null, verdict, JSON.stringify(ids)];
}
