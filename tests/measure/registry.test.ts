import { describe, expect, it } from "vitest";
import {
  type RegistryRecord,
  recordFileName,
  recordHash,
  sealRecord,
} from "../../src/measure/registration.ts";
import { appendRecord, nextLink, readChain, withKeptHeads } from "../../src/measure/registry.ts";
import { protocolText } from "./protocol-text.ts";
import { type MemoryFolder, memoryFolder, protocolFrom, seal, untracked } from "./sample-registry.ts";

const protocol = protocolFrom(protocolText);

function threeRecords(): { folder: MemoryFolder; records: RegistryRecord[]; names: string[] } {
  const folder = memoryFolder();
  const records = ["2026-09-01T00:00:00Z", "2026-09-02T00:00:00Z", "2026-09-03T00:00:00Z"].map((at) =>
    seal(folder, protocol, { at }),
  );
  return { folder, records, names: records.map(recordFileName) };
}

function kinds(folder: MemoryFolder, head: string | null = null): string[] {
  return readChain(folder, head).faults.map((fault) => `${fault.kind} ${fault.place}`);
}

function rewritten(folder: MemoryFolder, name: string, change: (text: string) => string): void {
  folder.files.set(name, change(folder.read(name)));
}

describe("a registry", () => {
  it("that nobody touched is a chain without faults, each record after the one before", () => {
    const { folder, records } = threeRecords();
    const chain = readChain(folder, null);
    expect(chain.faults).toEqual([]);
    expect(chain.head).toBe(records[2]?.hash);
    expect(records.map((record) => record.previous)).toEqual([null, records[0]?.hash, records[1]?.hash]);
  });

  it("that is empty has no head and no faults", () => {
    expect(readChain(memoryFolder(), null)).toMatchObject({ head: null, faults: [], records: [] });
  });

  it("names a record in which one figure was edited", () => {
    const { folder, names } = threeRecords();
    rewritten(folder, names[1] ?? "", (text) => text.replace('"goal_percent": -50', '"goal_percent": -40'));
    expect(kinds(folder)).toEqual([`edited ${names[1]}`]);
  });

  it("names an edit whose hash and name were made to fit, by the record that follows", () => {
    const { folder, names, records } = threeRecords();
    const [, second] = records;
    if (second?.kind !== "sealed") throw new Error("no second record");
    const forged = { ...second, protocol: { ...second.protocol, title: "Another" } };
    const fitted = { ...forged, hash: recordHash(forged) };
    folder.files.delete(names[1] ?? "");
    appendRecord(folder, fitted);
    expect(kinds(folder)).toEqual([`unlinked ${names[2]}`]);
  });

  it("accepts the same record with other white space: its content is what was sealed", () => {
    const { folder, names } = threeRecords();
    rewritten(folder, names[1] ?? "", (text) => JSON.stringify(JSON.parse(text)));
    expect(kinds(folder)).toEqual([]);
  });

  it("names a record that was removed before the head, at the start and in the middle", () => {
    const { folder, names } = threeRecords();
    folder.files.delete(names[1] ?? "");
    expect(kinds(folder)).toEqual(["missing record 2"]);
    folder.files.delete(names[0] ?? "");
    expect(kinds(folder)).toEqual(["missing records 1 to 2"]);
  });
});

describe("a registry against copies and forks", () => {
  it("names two files whose contents were swapped", () => {
    const { folder, names } = threeRecords();
    const [first, second] = [names[0] ?? "", names[1] ?? ""];
    const [firstText, secondText] = [folder.read(first), folder.read(second)];
    folder.files.set(first, secondText).set(second, firstText);
    expect(kinds(folder)).toEqual([`swapped ${first}`, `swapped ${second}`]);
  });

  it("names a fork: two records that both follow the same one", () => {
    const { folder, records, names } = threeRecords();
    const input = {
      protocol,
      units: [],
      definitions: {},
      classifier: null,
      evidence: untracked,
      amends: null,
    };
    const link = { number: 2, previous: records[0]?.hash ?? null };
    const other = sealRecord(input, link, Date.parse("2026-09-02T12:00:00Z"));
    appendRecord(folder, other);
    const found = kinds(folder);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^fork /);
    expect(found[0]).toContain(names[1] ?? "missing");
    expect(found[0]).toContain(recordFileName(other));
  });

  it("that was cut off at its end looks whole, and is found by a head that was kept", () => {
    const { folder, records, names } = threeRecords();
    const head = records[2]?.hash ?? "";
    folder.files.delete(names[2] ?? "");
    expect(kinds(folder)).toEqual([]);
    expect(kinds(folder, head)).toEqual([`head ${head}`]);
    expect(kinds(folder, head.slice(0, 12))).toEqual([`head ${head.slice(0, 12)}`]);
  });

  it("that only grew since the head was kept has no fault", () => {
    const { folder, records } = threeRecords();
    expect(kinds(folder, records[1]?.hash ?? "")).toEqual([]);
    expect(() => readChain(folder, "xyz")).toThrow('"xyz" is no head');
  });

  it("that was rewritten as a whole is found only against a kept head", () => {
    const { records } = threeRecords();
    const rewrittenChain = memoryFolder();
    seal(rewrittenChain, protocol, { at: "2026-09-01T00:00:01Z" });
    expect(kinds(rewrittenChain)).toEqual([]);
    expect(kinds(rewrittenChain, records[0]?.hash ?? "")).toHaveLength(1);
  });

  it("names a record that it cannot read, and lists files that are none", () => {
    const { folder, names } = threeRecords();
    folder.files.set(names[2] ?? "", '{"registration": 1, "kind": "sealed"');
    folder.files.set("README.md", "notes");
    expect(kinds(folder)).toEqual([`unreadable ${names[2]}`]);
    expect(readChain(folder, null).otherFiles).toEqual(["README.md"]);
  });
});

describe("a registry that is written to", () => {
  it("that is broken takes no further record", () => {
    const { folder, names } = threeRecords();
    folder.files.delete(names[0] ?? "");
    expect(() => nextLink(readChain(folder, null))).toThrow("The registry is broken at record 1");
  });

  it("never writes a record over another", () => {
    const { folder, records } = threeRecords();
    const [first] = records;
    if (first === undefined) throw new Error("no record");
    expect(() => appendRecord(folder, first)).toThrow("It exists.");
  });
});

it("a registry lacks a head that a database keeps only where no record has the whole of it", () => {
  const { folder, records } = threeRecords();
  const chain = readChain(folder, null);
  const held = records.map(({ hash }) => hash);
  expect(withKeptHeads(chain, held).faults).toEqual([]);
  const other = "0".repeat(64);
  const lost = withKeptHeads(chain, [...held, other]);
  expect(lost.faults.map(({ kind, place }) => [kind, place])).toEqual([["head", other]]);
  expect(() => nextLink(lost)).toThrow("the last record was removed");
});
