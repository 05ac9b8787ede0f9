import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isActive } from "../../src/moves/move.ts";
import { isOperandName, readOperands } from "../../src/moves/operands.ts";
import { moves } from "../../src/moves/table.ts";

describe("the table", () => {
  it("has exactly the files of the rules folder, each under its own name", () => {
    const files = readdirSync(new URL("../../src/moves/rules/", import.meta.url)).map((name) =>
      name.replace(/\.ts$/, ""),
    );
    expect(moves.map((move) => move.name).sort()).toEqual(files.sort());
  });

  it("lists them in this order", () => {
    expect(moves.map((move) => move.name)).toEqual([
      "barrier-world",
      "bound-search",
      "bound-read",
      "require-output-path",
      "redirect-search",
      "expand-edit-pointer",
      "unique-anchor",
      "expand-write-pointer",
      "splice",
      "no-reemission",
      "cite-check",
      "capture-result",
      "bound-result",
      "expand-echoed-pointer",
      "capture-emission",
      "capture-upload",
      "capture-failure",
      "capture-file-change",
      "capture-prompt",
      "repeat-prompt",
      "capture-reply",
      "capture-subagent-reply",
      "capture-compact-summary",
      "resolve-prompt-pointers",
      "warm-subagent",
      "restore-after-compact",
      "render-citations",
    ]);
  });

  it("has one row that is not asked, until its operand turns it on", () => {
    const inactive = (operands: Record<string, string>) =>
      moves.filter((move) => !isActive(move, readOperands(operands).operands)).map((move) => move.name);
    expect(inactive({})).toEqual(["unique-anchor"]);
    expect(inactive({ DETENT_ANCHOR_GATE: "on" })).toEqual([]);
  });

  it.each(moves.map((move) => [move.name, move] as const))(
    "%s says what it is, in whole sentences",
    (_name, move) => {
      for (const line of [move.why, move.doesNotTouch, move.clients.note]) expect(line).toMatch(/^\S.*\.$/);
      expect(move.operands.every(isOperandName)).toBe(true);
      expect(move.flows.every(([from, to]) => from !== to)).toBe(true);
      expect(move.seams.length).toBeGreaterThan(0);
      if (move.decides.length === 0) expect(move.tier).toBe("capture");
      for (const { what, reason, tried } of [
        ...move.voids,
        ...(move.inactive === null ? [] : [move.inactive]),
      ]) {
        expect(what).toMatch(/^\S/);
        expect(reason).toMatch(/^[A-Z].*\.$/);
        expect(tried.length).toBeGreaterThan(0);
      }
      if (move.inactive !== null) expect(move.operands).toContain(move.inactive.turnedOnBy);
      if (move.tier === "enforcement") expect(move.recordsTools).toBe(false);
    },
  );
});
