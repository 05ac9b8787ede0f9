import * as fs from "node:fs";
import { describe, expect, it } from "vitest";
import { liveWorld } from "../../src/moves/live-world.ts";
import { readOperands } from "../../src/moves/operands.ts";
import { addressOf } from "../../src/moves/store/address.ts";
import type { Disk } from "../../src/moves/store/disk.ts";
import { openLookups } from "../../src/moves/store/lookups.ts";
import { openStore } from "../../src/moves/store/store.ts";
import { known, type World } from "../../src/moves/world.ts";
import { freshFolder, pathsIn } from "./store/fresh-folder.ts";

function worldIn(root: string, disk: Disk = fs, transcriptPath: string | null = null): World {
  const store = openStore(disk, root, { kind: "project", root: "/w" });
  const parts = { disk, store, lookups: openLookups(disk, root), operands: readOperands({}).operands };
  return liveWorld({ ...parts, transcriptPath, now: () => "2026-01-01T00:00:00.000Z" });
}

describe("the world on disk", () => {
  it("knows files by size and bytes, links followed", () => {
    const folder = freshFolder();
    fs.writeFileSync(`${folder}/a`, "größe");
    fs.symlinkSync(`${folder}/a`, `${folder}/link`);
    const { workspace } = worldIn(`${folder}/s`);
    for (const path of [`${folder}/a`, `${folder}/link`]) {
      expect(workspace.size(path)).toEqual(known({ kind: "file", bytes: 7 })); // g r ö(2) ß(2) e
      expect(workspace.read(path)).toEqual(known({ kind: "file", bytes: Buffer.from("größe") }));
    }
    expect(workspace.realPath(`${folder}/link`)).toEqual(known(fs.realpathSync(`${folder}/a`)));
  });

  it("gives a file's first bytes, and all of them where it has no more", () => {
    const folder = freshFolder();
    fs.writeFileSync(`${folder}/a`, "0123456789");
    const { workspace } = worldIn(`${folder}/s`, {
      ...fs,
      // A disk that gives three bytes at a time.
      readSync: (fd, into, offset, length, position) =>
        fs.readSync(fd, into, offset, Math.min(3, length), position),
    });
    expect(workspace.head(`${folder}/a`, 7)).toEqual(known({ kind: "file", bytes: Buffer.from("0123456") }));
    expect(workspace.head(`${folder}/a`, 99)).toEqual(
      known({ kind: "file", bytes: Buffer.from("0123456789") }),
    );
    expect([workspace.head(folder, 7), workspace.head(`${folder}/none`, 7)]).toEqual([
      known({ kind: "other" }),
      known({ kind: "absent" }),
    ]);
  });

  it("knows what is not there, and what is no file", () => {
    const folder = freshFolder();
    fs.writeFileSync(`${folder}/a`, "");
    const { workspace } = worldIn(`${folder}/s`);
    expect([workspace.size(`${folder}/none`), workspace.read(`${folder}/a/below`)]).toEqual([
      known({ kind: "absent" }),
      known({ kind: "absent" }),
    ]);
    expect([workspace.size(folder), workspace.read(folder)]).toEqual([
      known({ kind: "other" }),
      known({ kind: "other" }),
    ]);
    expect(workspace.realPath(`${folder}/none`)).toEqual(known(null));
  });
});

describe("where the disk refuses, the world", () => {
  it("does not know what the disk refuses to show, and names the question", () => {
    const refuse = (): never => {
      throw Object.assign(new Error("no"), { code: "EACCES" });
    };
    const { workspace, store, ledger } = worldIn(freshFolder(), {
      ...fs,
      statSync: refuse,
      lstatSync: refuse,
      readFileSync: refuse,
      openSync: refuse,
    });
    const why = "The disk answered EACCES.";
    expect(workspace.size("/w/a")).toEqual({
      isKnown: false,
      question: { kind: "file size", about: "/w/a", why },
    });
    expect(workspace.read("/w/a")).toEqual({
      isKnown: false,
      question: { kind: "file bytes", about: "/w/a", why },
    });
    expect([store.get(addressOf("x")).isKnown, store.has(addressOf("x")).isKnown]).toEqual([false, false]);
    expect(ledger.lookup("tool-seen", "k").isKnown).toBe(false);
  });

  it("does not take a bug for an answer", () => {
    const broken = (): never => {
      throw new TypeError("bug");
    };
    expect(() => worldIn(freshFolder(), { ...fs, statSync: broken }).workspace.size("/w/a")).toThrow("bug");
  });
});

describe("of everything else, the world", () => {
  it("answers about the store and the lookups, and makes nothing by asking", () => {
    const root = freshFolder();
    const world = worldIn(root);
    expect([world.store.has(addressOf("x")), world.ledger.lookup("tool-seen", "k")]).toEqual([
      known(false),
      known(null),
    ]);
    expect(pathsIn(root)).toEqual([]);
    openStore(fs, root, { kind: "project", root: "/w" }).put("x");
    expect(world.store.get(addressOf("x"))).toEqual(known({ kind: "object", bytes: Buffer.from("x") }));
  });

  it("is told the time, and not the client's version", () => {
    const world = worldIn(freshFolder());
    expect(world.clock.now()).toEqual(known("2026-01-01T00:00:00.000Z"));
    expect(world.client.version().isKnown).toBe(false);
  });

  it("knows that no test run is recorded where the log is missing, and does not where it may not be read", () => {
    const folder = freshFolder();
    expect(worldIn(folder, fs, `${folder}/none.jsonl`).facts.latestTestRun()).toEqual(known(null));
    fs.writeFileSync(`${folder}/log.jsonl`, "");
    expect(worldIn(folder, fs, `${folder}/log.jsonl`).facts.latestTestRun()).toEqual(known(null));
    const refuse = (): never => {
      throw Object.assign(new Error("no"), { code: "EACCES" });
    };
    const refusing = worldIn(folder, { ...fs, openSync: refuse }, `${folder}/log.jsonl`);
    expect(refusing.facts.latestTestRun()).toMatchObject({
      isKnown: false,
      question: { kind: "test-run fact" },
    });
  });
});
