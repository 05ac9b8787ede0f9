import fc from "fast-check";
import { expect, test } from "vitest";
import { type FollowDisk, findTarget, followFiles } from "../../src/measure/follow-files.ts";
import { dispatch, record, reviewBlock } from "./drain-lines.ts";
import { withLogs } from "./log-database.ts";

const FILE = { kind: "file", sizeBytes: 3, modifiedMs: 4 } as const;

/** A disk of files by path; a value is where the file really lies. */
function diskOf(files: Readonly<Record<string, string>>, text = ""): FollowDisk {
  return {
    look: (path) => (path in files ? FILE : { kind: "missing" }),
    realPath: (path) => files[path] ?? path,
    read: () => Buffer.from(text),
  };
}

test("a file below the folder of the log is a target, under the path that the log gives it", () => {
  const disk = diskOf({ "/drain/logs/a.jsonl": "/drain/kept/a.jsonl" });
  expect(findTarget("/drain/d.jsonl", "logs/a.jsonl", disk)).toEqual({
    file: { path: "/drain/logs/a.jsonl", sizeBytes: 3, modifiedMs: 4 },
  });
});

test.each([
  [
    "a link out of the folder",
    "/drain/d.jsonl",
    diskOf({ "/drain/a.jsonl": "/etc/passwd" }),
    /link out of the folder/,
  ],
  [
    "a folder of the same beginning",
    "/drain/d.jsonl",
    diskOf({ "/drain/a.jsonl": "/drain-2/a.jsonl" }),
    /link out/,
  ],
  ["a missing file", "/drain/d.jsonl", diskOf({}), /There is no file "a.jsonl"/],
  ["a log without a place", "stdin:abc", diskOf({}), /standard input/],
])("%s is none", (_what, recordPath, disk, problem) => {
  expect(findTarget(recordPath, "a.jsonl", disk)).toMatchObject({ problem: expect.stringMatching(problem) });
});

test("a disk that refuses is a problem, not an end", () => {
  const disk: FollowDisk = {
    ...diskOf({ "/drain/a.jsonl": "/drain/a.jsonl" }),
    realPath: () => {
      throw new Error("EACCES");
    },
  };
  expect(findTarget("/drain/d.jsonl", "a.jsonl", disk)).toEqual({
    problem: '"a.jsonl" cannot be read: EACCES.',
  });
});

test("whatever a link means, a target never lies outside", () => {
  const part = fc.constantFrom("drain", "drain2", "etc", "a", "..x");
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), (parts) => {
      const real = `/${parts.join("/")}`;
      const target = findTarget("/drain/d.jsonl", "a", diskOf({ "/drain/a": real }));
      expect("file" in target).toBe(real.startsWith("/drain/"));
    }),
  );
});

test("forensic logs are loaded once, artifacts are read where they are small enough", async () => {
  const lines =
    dispatch({ forensic_log: "run.jsonl" }) +
    dispatch({ run_id: "q", forensic_log: "run.jsonl" }) +
    record("artifact", { kind: "review", path: "review.md" }) +
    record("artifact", { kind: "validation", path: "review.md" });
  await withLogs({ "d.jsonl": lines }, async (database, folder) => {
    const files = Object.fromEntries(
      ["run.jsonl", "review.md"].map((name) => [`${folder}/${name}`, `${folder}/${name}`]),
    );
    const { followed, logs } = await followFiles(database, diskOf(files, reviewBlock("PASS")));
    expect(logs.map(({ path }) => path)).toEqual([`${folder}/run.jsonl`]);
    expect(followed.map(({ line, role, blocks }) => [line, role, blocks.length])).toEqual([
      [1, "forensic log", 0],
      [2, "forensic log", 0],
      [3, "artifact", 1],
      [4, "artifact", 0],
    ]);
    const large = await followFiles(database, diskOf(files, "x".repeat(1024 * 1024 + 1)));
    expect(large.followed[2]).toMatchObject({
      path: null,
      problem: expect.stringContaining("at most 1048576"),
    });
  });
});
