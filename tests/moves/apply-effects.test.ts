import * as fs from "node:fs";
import { expect, it } from "vitest";
import { applyEffects } from "../../src/moves/apply-effects.ts";
import type { Effect } from "../../src/moves/decision.ts";
import { addressOf } from "../../src/moves/store/address.ts";
import { openLedger } from "../../src/moves/store/ledger.ts";
import { openLookups } from "../../src/moves/store/lookups.ts";
import { openStore } from "../../src/moves/store/store.ts";
import { freshFolder } from "./store/fresh-folder.ts";

const row = {
  move: "m",
  event: "PostToolUse",
  sessionId: "s",
  agentId: null,
  tool: "Bash",
  toolUseId: "t",
  address: addressOf("text"),
  chars: 4,
  detail: { n: 1 },
};
const effects: readonly Effect[] = [
  { kind: "put", content: "text" },
  { kind: "row", row },
  { kind: "note", table: "tool-seen", key: "k", value: "v" },
];

function recordsIn(root: string) {
  const store = openStore(fs, root, { kind: "project", root: "/w" });
  return { store, ledger: openLedger(fs, root), lookups: openLookups(fs, root) };
}

it("puts, writes rows with the time and notes", () => {
  const records = recordsIn(freshFolder());
  applyEffects(effects, records, "2026-01-01T00:00:00.000Z");
  expect(records.store.get(addressOf("text")).kind).toBe("object");
  expect(records.lookups.find("tool-seen", "k")).toBe("v");
  expect(records.ledger.read().rows).toEqual([
    {
      ts: "2026-01-01T00:00:00.000Z",
      move: "m",
      event: "PostToolUse",
      session: "s",
      agent: null,
      tool: "Bash",
      toolUse: "t",
      address: addressOf("text"),
      chars: 4,
      detail: { n: 1 },
    },
  ]);
});

it("throws where the store fails, before a row claims that the object is there", () => {
  const root = freshFolder();
  const records = recordsIn(root);
  const full = {
    put: () => {
      throw new Error("full");
    },
  };
  expect(() => applyEffects(effects, { ...records, store: full }, null)).toThrow("full");
  expect(records.ledger.read().rows).toEqual([]);
});
