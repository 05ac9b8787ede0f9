// `detent moves`: every row of the table, and one in detail.

import { expect, test } from "vitest";
import { moves } from "../../../src/cli/commands/moves.ts";
import { moves as table } from "../../../src/moves/table.ts";
import { emptyHome } from "./empty-home.ts";
import { jsonShapes } from "./json-shapes.ts";

const { run } = { run: (...args: readonly string[]) => emptyHome().run(moves, ...args) };

test("the rows stand in the order of the table, each with where it is asked and what it says", async () => {
  const { exitCode, stdout } = await run();
  const rows = stdout
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((row) => row.split(/ {2,}/));
  expect([exitCode, rows.map(([name]) => name)]).toEqual([0, table.map(({ name }) => name)]);
  const row = (wanted: string) => rows.find(([name]) => name === wanted)?.slice(1, 4);
  expect(row("barrier-world")).toEqual(["enforcement", "PreToolUse WebFetch|WebSearch", "deny"]);
  expect(row("capture-result")).toEqual(["capture", "PostToolUse *", "records"]);
  expect(row("unique-anchor")).toEqual([
    "enforcement",
    "PreToolUse Edit",
    "inactive until DETENT_ANCHOR_GATE",
  ]);
});

test("one move is told whole, an inactive one with the reason and the versions tried", async () => {
  const { stdout } = await run("unique-anchor");
  for (const title of [
    "move",
    "tier",
    "asked at",
    "flows",
    "operands",
    "why",
    "leaves alone",
    "verified on",
  ]) {
    expect(stdout).toMatch(new RegExp(`^${title} {2,}\\S`, "m"));
  }
  expect(stdout).toMatch(/^inactive .* Tried on 2\.0\.77, /m);
});

test("as JSON every move has its facts", async () => {
  const found = jsonShapes["detent.moves/1"].parse(JSON.parse((await run("--json")).stdout));
  expect(found.moves.map(({ name }) => name)).toEqual(table.map(({ name }) => name));
});

test("an unknown move ends with the nearest name", async () => {
  expect(await run("bound-reed")).toEqual({
    exitCode: 2,
    stdout: "",
    stderr: "detent moves: There is no move 'bound-reed'. Did you mean bound-read?\n",
  });
  expect((await run("x")).stderr).toContain("`detent moves` lists them.");
});
