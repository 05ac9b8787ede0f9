// The shadow store knows what was put into it. Of anything else it says unknown, never absent; the store that a user
// names is read and never written.

import * as fs from "node:fs";
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { addressOf } from "../../src/moves/store/address.ts";
import { openLookups } from "../../src/moves/store/lookups.ts";
import { openStore } from "../../src/moves/store/store.ts";
import { openShadow } from "../../src/replay/shadow.ts";
import { freshFolder } from "./written-session.ts";

const scope = { kind: "project", root: "/w" } as const;
const [mine, theirs] = [addressOf("mine"), addressOf("theirs")];

function earlierStore(): string {
  const folder = freshFolder();
  openStore(fs, folder, scope).put("theirs");
  openLookups(fs, folder).note("tool-seen", "s Grep", "yes");
  return folder;
}

describe("openShadow", () => {
  it("finds what it put; an address that an earlier session may have stored is unknown", () => {
    const shadow = openShadow(scope, null);
    shadow.records.store.put("mine");
    expect(shadow.store.has(mine)).toEqual({ isKnown: true, value: true });
    expect(shadow.store.get(mine)).toMatchObject({ isKnown: true, value: { kind: "object" } });
    expect(shadow.store.has(theirs)).toMatchObject({ isKnown: false, question: { kind: "stored object" } });
    expect(shadow.store.get(theirs)).toMatchObject({ isKnown: false });
  });

  it("a note that it lacks may be from before the session's first line", () => {
    const shadow = openShadow(scope, null);
    shadow.records.lookups.note("tool-seen", "s Read", "yes");
    expect(shadow.ledger.lookup("tool-seen", "s Read")).toEqual({ isKnown: true, value: "yes" });
    expect(shadow.ledger.lookup("tool-seen", "s Grep")).toMatchObject({
      isKnown: false,
      question: { kind: "lookup" },
    });
  });

  it("with a user's store it finds that too, and says absent only where the store is complete", () => {
    const folder = earlierStore();
    const [some, all] = [
      openShadow(scope, { folder, isComplete: false }),
      openShadow(scope, { folder, isComplete: true }),
    ];
    expect(some.store.get(theirs)).toMatchObject({ isKnown: true, value: { kind: "object" } });
    expect(some.ledger.lookup("tool-seen", "s Grep")).toEqual({ isKnown: true, value: "yes" });
    expect(some.store.has(mine)).toMatchObject({ isKnown: false });
    expect(all.store.has(mine)).toEqual({ isKnown: true, value: false });
    expect(all.store.get(mine)).toEqual({ isKnown: true, value: { kind: "absent" } });
    expect(all.ledger.lookup("tool-seen", "s Other")).toEqual({ isKnown: true, value: null });
  });

  it("writes nothing to the user's store", () => {
    const folder = earlierStore();
    const before = readdirSync(folder, { recursive: true }).sort();
    const shadow = openShadow(scope, { folder, isComplete: true });
    shadow.records.store.put("mine");
    shadow.records.ledger.append({ move: "x" });
    expect(shadow.store.has(mine)).toEqual({ isKnown: true, value: true });
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before);
  });
});
