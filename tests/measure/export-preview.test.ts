import { expect, test } from "vitest";
import { readExportPreview } from "../../src/measure/export-preview.ts";
import { EVERYTHING, Fleet, NOTHING_ELSE, takeAll } from "./export-fleet.ts";
import { inFreshFolder } from "./log-database.ts";

const call = (session: string): string =>
  `${JSON.stringify({
    type: "assistant",
    uuid: `u-${session}`,
    sessionId: session,
    timestamp: "2026-03-02T09:00:00Z",
    message: {
      id: `m-${session}`,
      content: [
        { type: "tool_use", id: `t-${session}`, name: "Bash", input: { command: "ls" } },
        { type: "tool_use", id: `w-${session}`, name: "Wait", input: {} },
      ],
    },
  })}\n`;

test("counted is what was read here; what came with exports of others stays", async () => {
  await inFreshFolder(async (folder) => {
    const fleet = new Fleet(folder);
    await fleet.load("a", { "a.jsonl": call("s1") });
    const { manifest } = await fleet.export("a", EVERYTHING);
    await fleet.load("b", { "b.jsonl": call("s2") });
    const atMs = Date.parse("2026-03-02T09:00:00Z");
    const tables = [
      { name: "sources", rows: 1 },
      { name: "contexts", rows: 1 },
      { name: "entries", rows: 1 },
      { name: "response_copies", rows: 1 },
      { name: "call_copies", rows: 2 },
    ];
    const rest = { sources: 1, subjects: 1, firstMs: atMs, lastMs: atMs };
    await fleet.on("a", async (database) => {
      expect(await readExportPreview(database, EVERYTHING)).toEqual({
        ...{ install: manifest.install, tables, sourcesOfOthers: 0, ...rest },
      });
    });
    await fleet.on("b", async (database) => {
      await takeAll(database, fleet.shared);
      expect(await readExportPreview(database, NOTHING_ELSE)).toEqual({
        ...{ install: null, sourcesOfOthers: 1, ...rest },
        tables: [...tables, { name: "withheld_commands", rows: 1 }],
      });
    });
  });
});
