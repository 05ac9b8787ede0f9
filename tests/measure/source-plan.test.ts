import { describe, expect, test } from "vitest";
import {
  contentPath,
  type FoundFile,
  type KnownSource,
  type LookAtPrefix,
  planSources,
} from "../../src/measure/source-plan.ts";

const file: FoundFile = { path: "/a", sizeBytes: 100, modifiedMs: 5 };
const known: KnownSource = {
  ...{ sourceId: 3, path: "/a", format: "claude-code", sizeBytes: 100, modifiedMs: 5 },
  ...{ prefixSha256: "h", resume: { line: 9, byteOffset: 90 }, contextsBefore: 2 },
};
const same: LookAtPrefix = () => ({ sha256: "h", sizeBytes: 101 });
const options = { nextId: 10, isReread: false };

function planned(
  change: Partial<FoundFile>,
  source: Partial<KnownSource> = {},
  look = same,
  isReread = false,
) {
  const [plan] = planSources([{ ...file, ...change }], [{ ...known, ...source }], look, {
    nextId: 10,
    isReread,
  });
  return plan;
}

describe("what a load does with a file", () => {
  test("a new one is read as a whole, under numbers of its own", () => {
    const plans = planSources([file, { ...file, path: "/b" }], [], same, options);
    expect(plans.map(({ state, sourceId, from }) => [state, sourceId, from])).toEqual([
      ["new", 10, { line: 1, byteOffset: 0 }],
      ["new", 11, { line: 1, byteOffset: 0 }],
    ]);
  });
  test("one of the same size and time is not even looked at", () => {
    const never = () => {
      throw new Error("read");
    };
    expect(planned({}, {}, never)?.state).toBe("unchanged");
  });
  test("a longer one that begins with what was read goes on where reading stopped", () => {
    expect(planned({ sizeBytes: 101, modifiedMs: 6 })).toMatchObject({
      ...{
        state: "grown",
        sourceId: 3,
        from: { line: 9, byteOffset: 90 },
        format: "claude-code",
        contextsBefore: 2,
      },
    });
  });
  test.each<[string, Partial<FoundFile>, Partial<KnownSource>, LookAtPrefix]>([
    ["another beginning", { sizeBytes: 101 }, {}, () => ({ sha256: "x", sizeBytes: 101 })],
    ["no kept hash", { sizeBytes: 101 }, { prefixSha256: null }, same],
    ["fewer bytes than were read", { sizeBytes: 101 }, {}, () => "shorter"],
    ["a smaller size", { sizeBytes: 99 }, {}, same],
    ["the same size and another time", { modifiedMs: 6 }, {}, same],
    ["an earlier time", { modifiedMs: 4 }, {}, same],
    ["a time that was not noted", {}, { modifiedMs: null }, same],
    ["a format that was not known", { sizeBytes: 101 }, { format: null }, same],
  ])("one of %s is read again as a whole", (_what, change, source, look) => {
    expect(planned(change, source, look)).toMatchObject({
      ...{
        state: "rewritten",
        sourceId: 3,
        from: { line: 1, byteOffset: 0 },
        format: null,
        contextsBefore: 0,
      },
    });
  });
  test("one that went away after it was found stays as it is", () => {
    expect(planned({ sizeBytes: 101 }, {}, () => "gone")?.state).toBe("unchanged");
  });
  test("every one is read again where that is asked for", () => {
    expect(planned({}, {}, same, true)?.state).toBe("rewritten");
  });
});

test("bytes lie at the path, or where a spooled file says", () => {
  expect([contentPath(file), contentPath({ ...file, contentPath: "/tmp/x" })]).toEqual(["/a", "/tmp/x"]);
});
