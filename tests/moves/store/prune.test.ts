import * as fs from "node:fs";
import { expect, it } from "vitest";
import { addressOf } from "../../../src/moves/store/address.ts";
import { openLedger } from "../../../src/moves/store/ledger.ts";
import { applyPrune, planPrune } from "../../../src/moves/store/prune.ts";
import { openStore } from "../../../src/moves/store/store.ts";
import { verifyStore } from "../../../src/moves/store/verify.ts";
import { freshFolder, pathsIn } from "./fresh-folder.ts";

const [old, young] = [addressOf("old"), addressOf("young")];
const nowMs = Date.parse("2026-01-31T00:00:00.000Z");
const at = (text: string): Date => new Date(text);

/** An object of January 1st (3 bytes) and one of January 30th, both put by one project. */
function filled(): string {
  const root = freshFolder();
  const store = openStore(fs, root, { kind: "project", root: "/w" });
  store.put("old");
  store.put("young");
  for (const path of pathsIn(root)) {
    const when = path.endsWith(old) ? at("2026-01-01T00:00:00Z") : at("2026-01-30T00:00:00Z");
    if (fs.statSync(`${root}/${path}`).isFile()) fs.utimesSync(`${root}/${path}`, when, when);
  }
  return root;
}
const older = { kind: "older", beforeMs: Date.parse("2026-01-15T00:00:00Z") } as const;

it("plans what is older than an instant, changes nothing, and applying leaves a sound store", () => {
  const root = filled();
  const before = pathsIn(root);
  const plan = planPrune(fs, root, older, [], nowMs);
  expect(plan).toEqual({
    remove: [{ address: old, bytes: 3 }],
    cited: [],
    absent: [],
    leftovers: [],
    searchedFiles: 0,
  });
  expect(pathsIn(root)).toEqual(before);
  applyPrune(fs, root, plan);
  expect(pathsIn(root)).toEqual(before.filter((path) => !path.endsWith(old)));
  expect(verifyStore(fs, root)).toMatchObject({ objects: 1, faults: [] });
});

it("an object that a second project has put later is as young as that", () => {
  const root = filled();
  openStore(fs, root, { kind: "project", root: "/later" }).put("old");
  expect(planPrune(fs, root, older, [], nowMs).remove).toEqual([]);
});

it("an object that was put anew, as its row in the ledger tells, is as young as that row", () => {
  const root = filled();
  const row = (ts: string | null, address: string) => ({ ts, move: "capture-result", address });
  const { append } = openLedger(fs, root);
  append(row("2026-01-14T00:00:00.000Z", old));
  append(row(null, old));
  append(row("yesterday", old));
  append(row("2026-01-20T00:00:00.000Z", young));
  expect(planPrune(fs, root, older, [], nowMs).remove).toEqual([{ address: old, bytes: 3 }]);
  append(row("2026-01-16T00:00:00.000Z", old));
  append(row("2026-01-02T00:00:00.000Z", old));
  expect(planPrune(fs, root, older, [], nowMs).remove).toEqual([]);
  const choice = { kind: "named", addresses: [old] } as const;
  expect(planPrune(fs, root, choice, [], nowMs).remove).toEqual([{ address: old, bytes: 3 }]);
});

it("an object goes for every project that has put it", () => {
  const root = filled();
  openStore(fs, root, { kind: "project", root: "/other" }).put("old");
  const choice = { kind: "named", addresses: [old] } as const;
  applyPrune(fs, root, planPrune(fs, root, choice, [], nowMs));
  expect(pathsIn(root).filter((path) => path.endsWith(old))).toEqual([]);
});

it("keeps what a file cites, and names the file", () => {
  const [root, reports] = [filled(), freshFolder()];
  fs.writeFileSync(`${reports}/r.md`, `detent://${old}`);
  const plan = planPrune(fs, root, { kind: "named", addresses: [old, young] }, [reports], nowMs);
  expect(plan.cited).toEqual([{ address: old, bytes: 3, citedIn: `${reports}/r.md` }]);
  expect(plan.remove).toEqual([{ address: young, bytes: 5 }]);
  expect(plan.searchedFiles).toBe(1);
});

it("says which named objects are not there", () => {
  const plan = planPrune(fs, filled(), { kind: "named", addresses: [addressOf("none")] }, [], nowMs);
  expect([plan.absent, plan.remove]).toEqual([[addressOf("none")], []]);
});

it("takes a temporary file away an hour after it was written, and not before", () => {
  const root = filled();
  for (const [name, when] of [
    [".put-1-0-a", "2026-01-30T22:59:59Z"],
    [".put-1-0-b", "2026-01-30T23:00:01Z"],
  ] as const) {
    fs.writeFileSync(`${root}/objects/${name}`, "");
    fs.utimesSync(`${root}/objects/${name}`, at(when), at(when));
  }
  const plan = planPrune(fs, root, { kind: "named", addresses: [] }, [], nowMs);
  expect(plan.leftovers).toEqual(["objects/.put-1-0-a"]);
  applyPrune(fs, root, plan);
  expect(fs.readdirSync(`${root}/objects`).filter((name) => name.startsWith("."))).toEqual([".put-1-0-b"]);
});
