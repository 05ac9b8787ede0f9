// The built program as a process: version, streams and exit codes. Needs `npm run build`, as the test command runs it.

import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import * as z from "zod/mini";

const root = fileURLToPath(new URL("../../", import.meta.url));
const program = `${root}dist/detent.js`;
const env = { PATH: process.env.PATH, HOME: "/home/dev" };

const partsSchema = z.record(
  z.string(),
  z.object({ reads: z.array(z.string()), holds: z.array(z.string()) }),
);

/** A built file and all that it imports without being asked: what is read before the first command runs. */
function readAtStart(file: string, read = new Map<string, readonly string[]>()): typeof read {
  const part = partsSchema.parse(JSON.parse(readFileSync(`${root}dist/parts.json`, "utf8")))[file];
  if (part === undefined) throw new Error(`The build says nothing of ${file}.`);
  if (read.has(file)) return read;
  read.set(file, part.holds);
  for (const other of part.reads) readAtStart(other, read);
  return read;
}

test("--version prints the version of package.json", () => {
  const version = /"version": "(.*)"/.exec(readFileSync(`${root}package.json`, "utf8"))?.[1];
  expect(execFileSync(program, ["--version"], { env, encoding: "utf8" })).toBe(`${version}\n`);
});

test("starting reads no package and no command", () => {
  const read = readAtStart("detent.js");
  const holds = [...read.values()].flat();
  expect(holds).toContain("src/cli/main.ts");
  expect(read.size).toBeGreaterThan(1);
  expect(holds.filter((path) => /^(?:node_modules|src\/cli\/commands)\//.test(path))).toEqual([]);
  expect([...readAtStart("ingest-worker.js").values()].flat()).toContain("src/measure/ingest-worker.ts");
});

test("a fault is on stderr alone and its code is the process's", () => {
  const { status, stdout, stderr } = spawnSync(program, ["--jsno"], { env, encoding: "utf8" });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: "",
    stderr: "detent: Unknown option '--jsno'. Did you mean --json?\n",
  });
});

test("a reader that closes the pipe early is met in silence", () => {
  const { status, stderr } = spawnSync(
    "bash",
    ["-c", `"$1" --help | true; exit "\${PIPESTATUS[0]}"`, "bash", program],
    {
      env,
      encoding: "utf8",
    },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
