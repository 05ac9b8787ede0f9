// Taking a terminal and giving it back, over a file in the place of its output.

import { closeSync, mkdtempSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { terminalScreen } from "../../src/tui/terminal-screen.ts";

test("the alternate screen, the cursor and single keys are taken once and given back once", () => {
  const path = join(mkdtempSync(join(tmpdir(), "detent-screen-")), "out");
  const fd = openSync(path, "w");
  const modes: boolean[] = [];
  const screen = terminalScreen({ setRawMode: (isRaw) => modes.push(isRaw) }, { fd });
  screen.giveBack();
  screen.take();
  screen.take();
  screen.giveBack();
  screen.giveBack();
  closeSync(fd);
  expect(modes).toEqual([true, false]);
  const text = readFileSync(path, "utf8");
  expect(text.match(/\u001b\[\?1049[hl]/g)).toEqual(["\u001b[?1049h", "\u001b[?1049l"]);
  expect(text.match(/\u001b\[\?25[hl]/g)).toEqual(["\u001b[?25l", "\u001b[?25h"]);
  // A terminal that is gone takes nothing, and that is no fault.
  expect(() => terminalScreen({ setRawMode: () => {} }, { fd }).take()).not.toThrow();
});
