import { describe, expect, it } from "vitest";
import { protocolHash } from "../../src/measure/protocol.ts";
import { recordFileName, recordHash, recordSchema, sealRecord } from "../../src/measure/registration.ts";
import { protocolText } from "./protocol-text.ts";
import { protocolFrom, untracked } from "./sample-registry.ts";
import { unit } from "./sample-units.ts";

const protocol = protocolFrom(protocolText);
const input = {
  protocol,
  units: [unit("r1", { startedAtMs: Date.parse("2026-09-05T00:00:00Z") })],
  definitions: { bash_calls: 3, counting: 2 },
  classifier: "abc",
  evidence: untracked,
  amends: null,
};

describe("a sealed record", () => {
  const record = sealRecord(
    input,
    { number: 7, previous: "0".repeat(64) },
    Date.parse("2026-09-06T00:00:00Z"),
  );

  it("carries protocol, hash, time, definitions, classifier, watermark and the hash before it", () => {
    expect(record).toMatchObject({
      kind: "sealed",
      number: 7,
      previous: "0".repeat(64),
      at: "2026-09-06T00:00:00.000Z",
      protocol_hash: protocolHash(protocol),
      definitions: { bash_calls: 3, counting: 2 },
      classifier: "abc",
      watermark: { before: ["r1"], after: [], latest_start: "2026-09-05T00:00:00.000Z" },
      evidence: { grade: "clock only" },
    });
    expect(recordFileName(record)).toBe(`0007-${record.hash.slice(0, 12)}.json`);
  });

  it("reads back from its JSON as the same record with the same hash", () => {
    const read = recordSchema.parse(JSON.parse(JSON.stringify(record)));
    expect(read).toEqual(record);
    expect(recordHash(read)).toBe(record.hash);
  });

  it("has another hash for every field that changes", () => {
    for (const changed of [
      { ...record, at: "2026-09-06T00:00:01.000Z" },
      { ...record, number: 8 },
      { ...record, previous: null },
      { ...record, definitions: { bash_calls: 4, counting: 2 } },
      { ...record, watermark: { ...record.watermark, before: [] } },
      { ...record, evidence: { ...record.evidence, grade: "git commit" as const } },
    ]) {
      expect(recordHash(changed)).not.toBe(record.hash);
    }
  });
});
