import { describe, expect, it } from "vitest";
import { findRegistration } from "../../src/measure/find-registration.ts";
import { decidedRecord, recordFileName } from "../../src/measure/registration.ts";
import { appendRecord, nextLink, readChain } from "../../src/measure/registry.ts";
import { protocolText } from "./protocol-text.ts";
import { memoryFolder, protocolFrom, seal } from "./sample-registry.ts";

const folder = memoryFolder();
const protocol = protocolFrom(protocolText);
const first = seal(folder, protocol, { at: "2026-09-01T00:00:00Z" });
const second = seal(folder, protocol, { at: "2026-09-02T00:00:00Z" });
const content = { of: first.hash, report_hash: "0".repeat(64), decisions: [] };
const decision = decidedRecord(
  content,
  nextLink(readChain(folder, null)),
  Date.parse("2026-09-03T00:00:00Z"),
);
appendRecord(folder, decision);
const chain = readChain(folder, null);

describe("a registration", () => {
  it("is found by number, by the start of its hash, and by its file with or without folder and ending", () => {
    const file = recordFileName(second);
    for (const name of [
      "2",
      "0002",
      second.hash,
      second.hash.slice(0, 12),
      file,
      `reports/registrations/${file}`,
      file.slice(0, -5),
    ]) {
      expect(findRegistration(chain, name)).toEqual({
        record: second,
        previousAt: "2026-09-01T00:00:00.000Z",
      });
    }
    expect(findRegistration(chain, "1").previousAt).toBeNull();
  });

  it("that does not exist is refused with those that do", () => {
    expect(() => findRegistration(chain, "9")).toThrow(
      `Name one of ${recordFileName(first)}, ${recordFileName(second)}.`,
    );
    expect(() => findRegistration(readChain(memoryFolder(), null), "1")).toThrow("Seal a protocol with");
  });

  it("is not the record of a decision", () => {
    expect(() => findRegistration(chain, "3")).toThrow("It is the record of a decision.");
  });
});
