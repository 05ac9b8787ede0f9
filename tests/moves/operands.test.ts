import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOperandName, noteMax, readOperands, thresholdFloor } from "../../src/moves/operands.ts";

describe("operands", () => {
  it("have their usual values where nothing is set, or only blanks", () => {
    const usual = {
      grepHeadLimit: 200,
      truncateThreshold: 8000,
      truncateKeep: 2000,
      readLargeBytes: 100_000,
      readDefaultLimit: 2000,
      boundsMode: "deny",
      searchTool: "auto",
      storeDir: null,
      uploadsDir: null,
      factsFile: null,
      movesOff: [],
      captureSkip: [],
      storeScope: "project",
      anchorGate: "off",
    };
    expect(readOperands({})).toEqual({ operands: usual, ignored: [] });
    expect(readOperands({ DETENT_BOUNDS_MODE: " ", DETENT_READ_LARGE_BYTES: "" })).toEqual({
      operands: usual,
      ignored: [],
    });
  });

  it("are what is set", () => {
    const { operands, ignored } = readOperands({
      DETENT_GREP_HEAD_LIMIT: "5",
      DETENT_TRUNCATE_THRESHOLD: "700",
      DETENT_TRUNCATE_KEEP: "50",
      DETENT_READ_LARGE_BYTES: "0",
      DETENT_READ_DEFAULT_LIMIT: " 10 ",
      DETENT_BOUNDS_MODE: "inject",
      DETENT_SEARCH_TOOL: "absent",
      DETENT_STORE_DIR: "/s",
      DETENT_UPLOADS_DIR: "C:\\u",
      DETENT_FACTS_FILE: "/f",
      DETENT_MOVES_OFF: "bound-read, bound-result,",
      DETENT_CAPTURE_SKIP: "Bash",
      DETENT_STORE_SCOPE: "all",
      DETENT_ANCHOR_GATE: "on",
    });
    expect(ignored).toEqual([]);
    expect(operands).toEqual({
      grepHeadLimit: 5,
      truncateThreshold: 700,
      truncateKeep: 50,
      readLargeBytes: 0,
      readDefaultLimit: 10,
      boundsMode: "inject",
      searchTool: "absent",
      storeDir: "/s",
      uploadsDir: "C:\\u",
      factsFile: "/f",
      movesOff: ["bound-read", "bound-result"],
      captureSkip: ["Bash"],
      storeScope: "all",
      anchorGate: "on",
    });
  });
});

describe("an unusable value", () => {
  it.each([
    ["DETENT_TRUNCATE_THRESHOLD", "699", "700"],
    ["DETENT_TRUNCATE_KEEP", "-1", "0"],
    // Threshold 8000, room for the note 600: (8000 - 600) / 2.
    ["DETENT_TRUNCATE_KEEP", "3701", "3700"],
    ["DETENT_GREP_HEAD_LIMIT", "0", "1"],
    ["DETENT_READ_DEFAULT_LIMIT", "2e3", "2000"],
    ["DETENT_READ_LARGE_BYTES", "9999999999999999", "100000"],
    ["DETENT_BOUNDS_MODE", "Deny", "deny"],
    ["DETENT_SEARCH_TOOL", "yes", "auto"],
    ["DETENT_STORE_SCOPE", "none", "project"],
    ["DETENT_STORE_DIR", "relative/s", "not set"],
  ])("%s=%s cannot be used: %s is in force, and the value is named", (name, given, used) => {
    expect(readOperands({ [name]: given }).ignored).toEqual([
      { name, given, used, why: expect.stringMatching(/^[A-Z].*\.$/) },
    ]);
  });
});

describe("the numbers", () => {
  it("a low threshold lowers what is kept without naming it, since nobody set it", () => {
    const { operands, ignored } = readOperands({ DETENT_TRUNCATE_THRESHOLD: "1000" });
    expect([operands.truncateKeep, ignored]).toEqual([200, []]);
  });

  it("leave room for the note whatever is set", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer().map(String),
        fc.integer().map(String),
        (text, threshold, keep) => {
          const { operands } = readOperands({
            DETENT_TRUNCATE_THRESHOLD: threshold,
            DETENT_TRUNCATE_KEEP: keep,
            DETENT_MOVES_OFF: text,
          });
          expect(operands.truncateThreshold).toBeGreaterThanOrEqual(thresholdFloor);
          expect(2 * operands.truncateKeep + noteMax).toBeLessThanOrEqual(operands.truncateThreshold);
        },
      ),
    );
  });

  it("are known by name", () => {
    expect([isOperandName("DETENT_STORE_DIR"), isOperandName("DETENT_STORE"), isOperandName("PATH")]).toEqual(
      [true, false, false],
    );
  });
});
