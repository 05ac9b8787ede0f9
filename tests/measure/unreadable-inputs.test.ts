// What could not be read stands among the problems until it can be read or is gone, and damages the sessions it hides.

import { expect, test } from "vitest";
import type { InputFault } from "../../src/measure/find-logs.ts";
import type { Database } from "../../src/measure/open-database.ts";
import { readProblemList } from "../../src/measure/problem-list.ts";
import { forgetReadable, recordUnreadable } from "../../src/measure/unreadable-inputs.ts";
import { promptLine } from "./invented-lines.ts";
import { foundFile, withLogs } from "./log-database.ts";

const why = "It may not be read by this user.";
const fault = (path: string, isThere = true): InputFault => ({ path, isThere, problem: why });
const all = { paths: [], kinds: ["unreadable"], limit: 10 };
const here = { exists: () => true, canRead: () => false };

async function unreadable(database: Database): Promise<readonly string[]> {
  return (await readProblemList(database, all)).problems.map(({ path, detail }) => `${path}: ${detail}`);
}

test("a fault of something that is there is a problem, once; a name that means nothing is none", async () => {
  await withLogs({ "s1.jsonl": promptLine("s1", "u1", 0, "Hi") }, async (database) => {
    const faults = [fault("/closed/"), fault("/a.jsonl"), fault("/typo", false)];
    await recordUnreadable(database, faults);
    await recordUnreadable(database, faults);
    expect(await unreadable(database)).toEqual([`/a.jsonl: ${why}`, `/closed/: ${why}`]);
    await recordUnreadable(database, [{ ...fault("/a.jsonl"), problem: "It is a link to nothing." }]);
    expect(await unreadable(database)).toEqual(["/a.jsonl: It is a link to nothing.", `/closed/: ${why}`]);
    const ids = await database.all("SELECT count(*) AS rows, count(DISTINCT source_id) AS ids FROM sources");
    expect(ids).toEqual([{ rows: 3, ids: 3 }]);
  });
});

test("it goes when the file is offered again, the folder can be listed, or nothing is there", async () => {
  await withLogs({ "s1.jsonl": promptLine("s1", "u1", 0, "Hi") }, async (database) => {
    const paths = ["/a.jsonl", "/b.jsonl", "/c.jsonl", "/d/", "/e/"];
    await recordUnreadable(
      database,
      paths.map((path) => fault(path)),
    );
    const now = { exists: (path: string) => path !== "/b.jsonl", canRead: (path: string) => path !== "/e/" };
    const offered = [{ path: "/a.jsonl", sizeBytes: 1, modifiedMs: 1 }];
    await forgetReadable(database, offered, [], now);
    expect(await unreadable(database)).toEqual([`/c.jsonl: ${why}`, `/e/: ${why}`]);
    await forgetReadable(database, [], [fault("/c.jsonl")], { exists: () => false, canRead: () => true });
    expect(await unreadable(database)).toEqual([`/c.jsonl: ${why}`]);
  });
});

test("a file that was read before keeps its rows, and loses the problem when it can be read again", async () => {
  await withLogs({ "s1.jsonl": promptLine("s1", "u1", 0, "Hi") }, async (database, folder) => {
    const path = `${folder}/s1.jsonl`;
    const turns = () => database.all("SELECT count(*) AS turns FROM prompts");
    const before = await turns();
    await recordUnreadable(database, [fault(path)]);
    expect(await unreadable(database)).toEqual([`${path}: ${why}`]);
    expect(await turns()).toEqual(before);
    await forgetReadable(database, [foundFile(path)], [], here);
    expect(await unreadable(database)).toEqual([]);
    expect(await turns()).toEqual(before);
    expect(await database.all("SELECT count(*) AS sources FROM sources")).toEqual([{ sources: 1 }]);
  });
});

test("a session whose subagents' folder cannot be listed is damaged, until it can", async () => {
  await withLogs({ "s1.jsonl": promptLine("s1", "u1", 0, "Hi") }, async (database, folder) => {
    const damaged = () => database.all("SELECT damaged_lines FROM sessions");
    await recordUnreadable(database, [fault(`${folder}/s1/subagents/`)]);
    expect(await damaged()).toEqual([{ damaged_lines: 1 }]);
    await forgetReadable(database, [], [], { exists: () => true, canRead: () => true });
    expect(await damaged()).toEqual([{ damaged_lines: 0 }]);
  });
});
