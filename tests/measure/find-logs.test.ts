// Which files inputs mean, on an invented disk: every claim about links, ends of names and faults.

import { expect, test } from "vitest";
import { type Found, findLogs, findProjectsFolder, type LogDisk } from "../../src/measure/find-logs.ts";

/** A file has a size; a folder its names; a link another path; a fault is thrown. */
type Node = number | readonly string[] | { readonly link: string } | { readonly fault: string } | "pipe";

function diskOf(nodes: Readonly<Record<string, Node>>, unreadable: readonly string[] = []): LogDisk {
  const target = (path: string): string => {
    const [, link] =
      Object.entries(nodes)
        .filter(([name]) => path === name || path.startsWith(`${name}/`))
        .flatMap(([name, node]) =>
          typeof node === "object" && "link" in node ? [[name, node.link] as const] : [],
        )
        .map(([name, to]) => [name, path.replace(name, to)] as const)[0] ?? [];
    return link === undefined ? path : target(link);
  };
  const denied = (): never => {
    throw Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
  };
  return {
    look: (path): Found => {
      const node = nodes[target(path)];
      if (node === undefined) return { kind: "missing" };
      if (node === "pipe") return { kind: "other" };
      if (typeof node === "number") return { kind: "file", sizeBytes: node, modifiedMs: 5 };
      if ("fault" in node) throw new Error(node.fault);
      return { kind: "folder", realPath: target(path) };
    },
    list: (folder) => {
      const node = nodes[target(folder)];
      if (unreadable.includes(folder)) denied();
      return Array.isArray(node) ? node : [];
    },
    checkReadable: (path) => {
      if (unreadable.includes(path)) denied();
    },
    match: async (pattern) =>
      pattern.includes("*") ? ["/w/a.jsonl", "/w/sub/"].filter(() => pattern === "/w/*") : null,
  };
}

async function found(
  inputs: readonly string[],
  nodes: Readonly<Record<string, Node>>,
  unreadable: readonly string[] = [],
) {
  const logs = await findLogs(inputs, "/w", diskOf(nodes, unreadable));
  return { ...logs, files: logs.files.map(({ path }) => path) };
}

const tree = {
  "/w": ["a.jsonl", "sub", "notes.txt"],
  "/w/a.jsonl": 10,
  "/w/notes.txt": 3,
  "/w/sub": [".hidden", "B.NDJSON", "c.json"],
  "/w/sub/B.NDJSON": 20,
  "/w/sub/c.json": 1,
  "/w/sub/.hidden": ["d.jsonl"],
  "/w/sub/.hidden/d.jsonl": 0,
};

test("a folder is searched to the bottom, dot folders too, for the two endings and no others", async () => {
  expect(await found(["."], tree)).toEqual({
    files: ["/w/a.jsonl", "/w/sub/.hidden/d.jsonl", "/w/sub/B.NDJSON"],
    faults: [],
    emptyFolders: [],
    manifests: [],
  });
});

test("a file that is named itself is taken whatever it is called", async () => {
  expect((await found(["notes.txt"], tree)).files).toEqual(["/w/notes.txt"]);
});

test("a file that several inputs mean is taken once", async () => {
  expect((await found(["a.jsonl", "/w", "./sub/../a.jsonl", "/w/*"], tree)).files).toEqual([
    "/w/a.jsonl",
    "/w/sub/.hidden/d.jsonl",
    "/w/sub/B.NDJSON",
  ]);
});

test("a glob gives what a shell would have given: files as named, folders searched", async () => {
  expect((await found(["/w/*"], tree)).files).toEqual([
    "/w/a.jsonl",
    "/w/sub/.hidden/d.jsonl",
    "/w/sub/B.NDJSON",
  ]);
  expect((await found(["/x/*"], tree)).faults).toEqual([
    { path: "/x/*", isThere: false, problem: "No file matches this pattern." },
  ]);
});

test("a file whose name is a glob is that file", async () => {
  expect((await found(["/w/[*].jsonl"], { "/w/[*].jsonl": 1 })).files).toEqual(["/w/[*].jsonl"]);
});

test("what is missing, no file, or not readable is a fault, and the rest is found", async () => {
  const nodes = { ...tree, "/w/fifo": "pipe", "/w/broken": { fault: "EIO: i/o error" } } as const;
  expect(await found(["no.jsonl", "fifo", "broken", "."], nodes, ["/w/a.jsonl", "/w/sub/.hidden"])).toEqual({
    files: ["/w/sub/B.NDJSON"],
    faults: [
      { path: "/w/no.jsonl", isThere: false, problem: "There is no file and no folder of this name." },
      {
        path: "/w/fifo",
        isThere: true,
        problem: "It is neither a file nor a folder; standard input is read by the name -.",
      },
      { path: "/w/broken", isThere: true, problem: "It could not be read: EIO: i/o error." },
      { path: "/w/a.jsonl", isThere: true, problem: "It may not be read by this user." },
      { path: "/w/sub/.hidden/", isThere: true, problem: "It may not be read by this user." },
    ],
    emptyFolders: [],
    manifests: [],
  });
});

test("a folder that cannot be read, or holds a broken link to a log, is a fault and not called empty", async () => {
  const hidden = await found(["/w/sub/.hidden"], tree, ["/w/sub/.hidden"]);
  expect([hidden.faults.length, hidden.emptyFolders]).toEqual([1, []]);
  const broken = await found(["/w"], { "/w": ["gone.jsonl"], "/w/gone.jsonl": { link: "/nowhere" } });
  expect([broken.faults.length, broken.emptyFolders]).toEqual([1, []]);
});

test("a folder without logs is named, and no fault", async () => {
  expect(await found(["."], { "/w": ["x.txt"], "/w/x.txt": 1 })).toEqual({
    files: [],
    faults: [],
    emptyFolders: ["/w"],
    manifests: [],
  });
});

test("links are followed, a circle of them ends, and a broken one to a log is a fault", async () => {
  const nodes = {
    "/w": ["loop", "far", "gone.jsonl", "gone.txt"],
    "/w/loop": { link: "/w" },
    "/w/far": { link: "/far" },
    "/far": ["e.jsonl"],
    "/far/e.jsonl": 4,
    "/w/gone.jsonl": { link: "/nowhere" },
    "/w/gone.txt": { link: "/nowhere" },
  };
  expect(await found(["."], nodes)).toEqual({
    files: ["/w/far/e.jsonl"],
    faults: [{ path: "/w/gone.jsonl", isThere: true, problem: "It is a link to a file that is not there." }],
    emptyFolders: [],
    manifests: [],
  });
});

test("the client's folder is the configured one, else the one in the home folder, else none", () => {
  expect(findProjectsFolder({ CLAUDE_CONFIG_DIR: "/c", HOME: "/h" })).toBe("/c/projects");
  expect(findProjectsFolder({ CLAUDE_CONFIG_DIR: "", HOME: "/h" })).toBe("/h/.claude/projects");
  expect(findProjectsFolder({})).toBeUndefined();
});

test("a JSON file in a folder of manifests may be an export's; its folder is not called empty", async () => {
  const nodes = {
    "/w": ["requests", "_exports", "other"],
    "/w/requests": ["rows_0.parquet"],
    "/w/requests/rows_0.parquet": 9,
    "/w/_exports": ["b.json", "a.json", "notes.txt", "log.jsonl"],
    "/w/_exports/b.json": 1,
    "/w/_exports/a.json": 1,
    "/w/_exports/notes.txt": 1,
    "/w/_exports/log.jsonl": 1,
    "/w/other": ["a.json"],
    "/w/other/a.json": 1,
  };
  expect(await found(["."], nodes, ["/w/_exports/b.json"])).toEqual({
    files: ["/w/_exports/log.jsonl"],
    faults: [{ path: "/w/_exports/b.json", isThere: true, problem: "It may not be read by this user." }],
    emptyFolders: [],
    manifests: ["/w/_exports/a.json"],
  });
});
