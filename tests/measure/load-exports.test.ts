import { expect, test } from "vitest";
import { NO_EXPORTS } from "../../src/measure/export-counts.ts";
import { loadExports } from "../../src/measure/load-exports.ts";
import { EVERYTHING, Fleet, manifestsIn, NOTHING_ELSE, takeAll } from "./export-fleet.ts";
import { dumpDatabase, inFreshFolder } from "./log-database.ts";

const said = (id: string): string =>
  `${JSON.stringify({ type: "user", uuid: id, sessionId: "s1", message: { content: id } })}\n`;

test("without manifests there is nothing to take", async () => {
  await inFreshFolder((folder) =>
    new Fleet(folder).on("fleet", async (database) => {
      expect(await loadExports(database, [], false)).toBe(NO_EXPORTS);
    }),
  );
});

test("an export is new, then unchanged, newer after a change, and older where a newer one is held", async () => {
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    await fleet.load("a", { "x.jsonl": said("u1"), "y.jsonl": said("u2") });
    await fleet.export("a", NOTHING_ELSE, `${folder}/old`);
    await fleet.load("a", { "x.jsonl": said("u1") + said("u3") });
    await fleet.export("a");
    await fleet.on("fleet", async (database) => {
      const take = async (where: string) => {
        const { counts, sources } = await takeAll(database, where);
        return [Object.entries(counts).flatMap(([state, count]) => (count > 0 ? [state] : [])), sources];
      };
      expect(await take(`${folder}/old`)).toEqual([["new"], 2]);
      expect(await take(`${folder}/old`)).toEqual([["unchanged"], 0]);
      // Only the source that has grown is read again.
      expect(await take(fleet.shared)).toEqual([["newer"], 1]);
      const held = await dumpDatabase(database);
      expect(await take(`${folder}/old`)).toEqual([["older"], 0]);
      const both = [...manifestsIn(`${folder}/old`), ...manifestsIn(fleet.shared)];
      expect((await loadExports(database, both, false)).counts).toMatchObject({ unchanged: 1, older: 1 });
      // Reading all of it again changes no row.
      expect((await takeAll(database, fleet.shared, true)).sources).toBe(2);
      expect(await dumpDatabase(database)).toEqual(held);
    });
  });
});

test("commands and paths that an export no longer holds go from where it was loaded", async () => {
  const call = JSON.stringify({
    type: "assistant",
    uuid: "u1",
    sessionId: "s1",
    cwd: "/home/kim/ferry",
    message: {
      id: "m1",
      content: [{ type: "tool_use", id: "t1", name: "Bash", input: { command: "git log" } }],
    },
  });
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    await fleet.load("a", { "x.jsonl": `${call}\n` });
    const read = () =>
      fleet.on("fleet", async (database) => {
        await takeAll(database, fleet.shared);
        const calls = "SELECT subject, subject_chars, cwd FROM tool_calls JOIN sessions USING (session_id)";
        return [await database.all(calls), await database.all("SELECT class FROM withheld_commands")];
      });
    await fleet.export("a", EVERYTHING);
    expect(await read()).toEqual([[{ subject: "git log", subject_chars: 7, cwd: "/home/kim/ferry" }], []]);
    await fleet.export("a", NOTHING_ELSE);
    expect(await read()).toEqual([
      [{ subject: null, subject_chars: 7, cwd: "ferry" }],
      [{ class: "git-read" }],
    ]);
  });
});
