// Which rows are asked: an inactive one and one that is turned off are not, and say why.

import { expect, it } from "vitest";
import { readOperands } from "../../src/moves/operands.ts";
import { moves } from "../../src/moves/table.ts";
import { askedMoves } from "../../src/replay/asked-moves.ts";

const table = moves.filter(({ name }) => ["barrier-world", "unique-anchor", "splice"].includes(name));

function parted(operands: Readonly<Record<string, string>>) {
  const { asked, notAsked } = askedMoves(table, readOperands(operands).operands);
  return [asked.map(({ name }) => name), notAsked.map(({ move }) => move)];
}

it("an inactive row is left out until its operand turns it on", () => {
  expect(parted({})).toEqual([["barrier-world", "splice"], ["unique-anchor"]]);
  expect(parted({ DETENT_ANCHOR_GATE: "on" })).toEqual([["barrier-world", "unique-anchor", "splice"], []]);
});

it("a row that the user turned off is left out too", () => {
  expect(parted({ DETENT_MOVES_OFF: "splice" })).toEqual([["barrier-world"], ["unique-anchor", "splice"]]);
});

it("the reason names what turns the row on, or off", () => {
  const { notAsked } = askedMoves(table, readOperands({ DETENT_MOVES_OFF: "splice" }).operands);
  expect(notAsked[0]?.why).toMatch(
    /^It is inactive, as tried on 2\.0\.77, .*DETENT_ANCHOR_GATE turns it on\.$/,
  );
  expect(notAsked[1]?.why).toBe("DETENT_MOVES_OFF turns it off.");
});
