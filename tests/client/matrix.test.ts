// The matrix, the moves' own metadata, what is known of the versions, and docs/client.md say the same. Needs no client.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { moves } from "../../src/moves/table.ts";
import { honours } from "../../src/session/client-versions.ts";
import { documentedCells } from "./client-document.ts";
import { versions } from "./client-run.ts";
import { cellOf, cellText, matrix } from "./matrix.ts";
import { scenariosWith } from "./scenarios.ts";

const document = readFileSync(new URL("../../docs/client.md", import.meta.url), "utf8");
const scenarios = scenariosWith("plugin");

test("every move has its row, and no row is of another move", () => {
  expect(matrix.map(({ move }) => move)).toEqual(moves.map(({ name }) => name));
});

test("every move is looked for on every version, by some scenario", () => {
  const asked = versions.flatMap((version) =>
    scenarios
      .filter(({ on }) => on.includes(version))
      .flatMap(({ evidence }) => evidence.map(({ move }) => `${move} ${version}`)),
  );
  const wanted = versions.flatMap((version) => moves.map(({ name }) => `${name} ${version}`));
  expect(asked.sort()).toEqual(wanted.sort());
});

test("docs/client.md has every cell as the matrix has it, and nothing that was not expected", () => {
  const wanted = matrix.map(({ move, cells }) => [
    move,
    new Map(versions.map((version) => [version, cellText(cells[version])])),
  ]);
  expect([...documentedCells(document)]).toEqual(wanted);
  expect(document).not.toContain("not expected**");
});

test("docs/client.md names the day of the runs and all versions", () => {
  expect(document).toMatch(
    /^Runs of \d{4}-\d\d-\d\d(, \d{4}-\d\d-\d\d)*; clients 2\.1\.332, 2\.1\.301, 2\.0\.77\.$/m,
  );
});

test("docs/client.md has every claim and every fact of the scenarios", () => {
  const said = scenarios.flatMap(({ claims, facts = [] }) => [
    ...claims.map(({ says }) => says),
    ...facts.map(({ about }) => about),
  ]);
  expect(said.filter((sentence) => !document.includes(`\n| ${sentence} | `))).toEqual([]);
});

describe.each(moves.map((move) => [move.name, move] as const))("%s", (name, move) => {
  const firesOn = versions.filter((version) => cellOf(matrix, name, version) === "fires");

  test("is verified on exactly the versions on which it fires", () => {
    expect([...move.clients.verified].sort()).toEqual([...firesOn].sort());
  });

  test("fires on a version, unless the row is not asked", () => {
    expect(firesOn.length > 0).toBe(move.inactive === null);
  });

  test("says of every version on which it is void why", () => {
    const said = [...move.voids, ...(move.inactive === null ? [] : [move.inactive])];
    const unsaid = versions.filter(
      (version) => !firesOn.includes(version) && !said.some(({ tried }) => tried.includes(version)),
    );
    expect(unsaid).toEqual([]);
  });

  test("fires only where the version has an event and a tool for it", () => {
    for (const version of firesOn) {
      const seams = move.seams.filter(({ event, tool }) => {
        const hasTool = tool === null || tool === "*" || honours(version, `tool:${tool}`) !== "no";
        return hasTool && honours(version, `event:${event}`) === "yes";
      });
      expect(seams).not.toEqual([]);
    }
  });

  test("is void where all it could give is what the version ignores", () => {
    for (const version of firesOn) {
      if (move.decides.includes("rewrite-output")) expect(honours(version, "output:Bash")).toBe("yes");
      if (move.seams.every(({ tool }) => tool === "Grep")) expect(honours(version, "tool:Grep")).toBe("yes");
      if (move.asks.includes("stored object") && move.decides.includes("rewrite-input"))
        expect(honours(version, "input rewrite without a decision")).toBe("yes");
    }
  });
});
