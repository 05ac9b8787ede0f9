import { expect, it } from "vitest";
import { type Inactive, isActive } from "../../src/moves/move.ts";
import { readOperands } from "../../src/moves/operands.ts";

const inactive: Inactive = {
  what: "the row",
  reason: "A reason.",
  tried: ["2.0.77"],
  turnedOnBy: "DETENT_ANCHOR_GATE",
  isTurnedOn: ({ anchorGate }) => anchorGate === "on",
};

it("a row is active unless it says that it is not, and an inactive one where its operand turns it on", () => {
  const [usual, on] = [{}, { DETENT_ANCHOR_GATE: "on" }].map((set) => readOperands(set).operands);
  if (usual === undefined || on === undefined) throw new Error("no operands");
  expect([isActive({ inactive: null }, usual), isActive({ inactive }, usual)]).toEqual([true, false]);
  expect([isActive({ inactive: null }, on), isActive({ inactive }, on)]).toEqual([true, true]);
});
