import * as fs from "node:fs";
import { expect, it } from "vitest";
import { addressOf } from "../../../src/moves/store/address.ts";
import { openLedger } from "../../../src/moves/store/ledger.ts";
import { openLookups } from "../../../src/moves/store/lookups.ts";
import { openStore } from "../../../src/moves/store/store.ts";
import { verifyStore } from "../../../src/moves/store/verify.ts";
import { freshFolder } from "./fresh-folder.ts";

const [one, two] = [addressOf("one"), addressOf("two")];
const project = `scopes/${addressOf("/w")}`;

/** A store with two objects of 3 bytes each, three rows and a note. */
function sound(): string {
  const root = `${freshFolder()}/s`;
  const store = openStore(fs, root, { kind: "project", root: "/w" });
  store.put("one");
  store.put("two");
  for (const n of [1, 2, 3]) openLedger(fs, root).append({ n });
  openLookups(fs, root).note("tool-seen", "k", "v");
  return root;
}

it("finds nothing wrong with a store that is sound, or is not there", () => {
  expect(verifyStore(fs, sound())).toEqual({ objects: 2, bytes: 6, rows: 3, faults: [] });
  expect(verifyStore(fs, `${freshFolder()}/s`)).toEqual({ objects: 0, bytes: 0, rows: 0, faults: [] });
});

const plants: readonly (readonly [string, (root: string) => void, readonly (readonly [string, string])[]])[] =
  [
    [
      "bytes that were changed, also where the size is the same",
      (root) => fs.writeFileSync(`${root}/objects/${one}`, "onf"),
      [["damaged object", `objects/${one}`]],
    ],
    [
      "bytes that are gone",
      (root) => fs.truncateSync(`${root}/objects/${one}`),
      [["damaged object", `objects/${one}`]],
    ],
    [
      "an object that is a link to the same bytes",
      (root) => {
        fs.renameSync(`${root}/objects/${one}`, `${root}/../${one}`);
        fs.symlinkSync(`${root}/../${one}`, `${root}/objects/${one}`);
      },
      [["damaged object", `objects/${one}`]],
    ],
    [
      "an object that nobody can ask for",
      (root) => fs.unlinkSync(`${root}/${project}/${two}`),
      [["orphan object", `objects/${two}`]],
    ],
    [
      "a mark of an object that is gone",
      (root) => fs.unlinkSync(`${root}/objects/${two}`),
      [["mark without object", `${project}/${two}`]],
    ],
    [
      "a torn line of the ledger",
      (root) => fs.appendFileSync(`${root}/firings.jsonl`, '{"n":'),
      [["torn line", "firings.jsonl"]],
    ],
    [
      "a torn line of a lookup",
      (root) => fs.appendFileSync(`${root}/lookups/tool-seen/${addressOf("k")}`, '"v'),
      [["torn line", `lookups/tool-seen/${addressOf("k")}`]],
    ],
    [
      "what others may read",
      (root) => {
        fs.chmodSync(`${root}/objects/${one}`, 0o644);
        fs.chmodSync(`${root}/scopes`, 0o755);
      },
      [
        ["wrong mode", `objects/${one}`],
        ["wrong mode", "scopes"],
      ],
    ],
    [
      "a put that did not end",
      (root) => fs.writeFileSync(`${root}/objects/.put-1-0-x`, "", { mode: 0o600 }),
      [["leftover", "objects/.put-1-0-x"]],
    ],
    [
      "what is not ours",
      (root) => fs.writeFileSync(`${root}/objects/x`, ""),
      [["foreign path", "objects/x"]],
    ],
  ];

it.each(plants)("finds %s, and nothing beside it", (_what, plant, expected) => {
  const root = sound();
  plant(root);
  expect(verifyStore(fs, root).faults.map(({ kind, path }) => [kind, path])).toEqual(expected);
});

it("says what is wrong in a sentence, with the figures", () => {
  const root = sound();
  fs.appendFileSync(`${root}/firings.jsonl`, "{\nx\n");
  fs.chmodSync(`${root}/firings.jsonl`, 0o640);
  expect(verifyStore(fs, root)).toMatchObject({
    rows: 3,
    faults: [{ what: "Has the mode 640 instead of 600." }, { what: "Has 2 torn of 5 lines." }],
  });
});
