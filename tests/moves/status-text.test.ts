import { expect, test } from "vitest";
import type { Status } from "../../src/moves/status.ts";
import { statusText } from "../../src/moves/status-text.ts";

const status: Status = {
  version: "1.2.3",
  hook: "/d/hook.cjs",
  wired: [],
  cells: [],
  operands: [
    { name: "DETENT_BOUNDS_MODE", value: "deny", source: "default" },
    { name: "DETENT_STORE_DIR", value: "/s", source: "environment" },
  ],
  ignored: [],
  storeFolder: "/s",
  store: null,
  drift: [],
};

test("every section stands there, also where it has nothing to say", () => {
  expect(statusText(status)).toBe(`detent 1.2.3, /d/hook.cjs

Wired
  Not wired in a settings file of this user or project. A plugin given with --plugin-dir stands in none.
Store
  /s: nothing is stored yet.
Flows
Operands
  DETENT_BOUNDS_MODE  deny  default
  DETENT_STORE_DIR    /s    environment
Ignored
  Nothing.
Drift
  None.
`);
});

test("wiring, cells, figures, what is ignored and what has drifted are one line each", () => {
  const text = statusText({
    ...status,
    wired: [
      { place: "detent@market in /h", by: "plugin", program: null, events: [] },
      { place: "/h", by: "install", program: "/d/hook.cjs", events: ["PreToolUse", "Stop"] },
      { place: "/p", by: "by hand", program: null, events: ["Stop"] },
    ],
    cells: [
      { state: "SERVED", flow: ["STORE", "USER"], by: ["a", "b"], limit: null },
      {
        state: "PARTIAL",
        flow: ["USER", "CONTEXT"],
        by: ["a"],
        limit: { ceiling: "protocol", reason: "Why." },
      },
      { state: "VOID", flow: ["USER", "WORLD"], void: { reason: "Why not.", tried: ["1.0.0"] } },
    ],
    store: { objects: 2, bytes: 10, firings: 3, faults: 1, since: "2026-01-02T03:04:05.000Z" },
    ignored: [
      { name: "DETENT_X", given: "1", used: "nothing", why: "There is no such operand.", source: "/p" },
    ],
    drift: ["Something is gone."],
  });
  for (const line of [
    "  plugin detent@market in /h",
    "  /h: /d/hook.cjs, by detent install, PreToolUse, Stop",
    "  /p: detent hook, by hand, Stop",
    "  STORE → USER         SERVED   by a, b.",
    "  USER → CONTEXT       PARTIAL  by a. Limit (protocol): Why.",
    "  USER → WORLD         VOID     Why not. Tried on 1.0.0.",
    "  /s: 2 objects, 10 bytes, 3 lines of the ledger since 2026-01-02T03:04:05.000Z.",
    "  Faults of the hook in firings.jsonl: 1.",
    "  DETENT_X=1 from /p: There is no such operand. In force: nothing.",
    "  Something is gone.",
  ]) {
    expect(text.split("\n")).toContain(line);
  }
});

test("one of a thing is not said in the plural", () => {
  const store = { objects: 1, bytes: 1, firings: 1, faults: 0, since: null };
  expect(statusText({ ...status, store })).toContain(": 1 object, 1 byte, 1 line of the ledger.\n");
});

test("texts of files that others write cannot act on a terminal or begin a line", () => {
  const text = statusText({ ...status, drift: ["a\u001b[2Jb\nc"] });
  expect(text).toContain("a␛[2Jb␊c\n");
});
