// The summary of a load as text.

import { expect, test } from "vitest";
import {
  fateRows,
  type LoadedExports,
  loadLines,
  recoveredLines,
  unreadLines,
} from "../../src/cli/load-text.ts";
import { NO_EXPORTS } from "../../src/measure/export-counts.ts";
import type { LoadSummary } from "../../src/measure/load-summary.ts";

const summary: LoadSummary & LoadedExports = {
  files: { new: 1234, grown: 1, unchanged: 2, rewritten: 3, leftOut: 4, unreadable: 0 },
  leftOut: ["a", "b", "c", "d"].map((path) => ({ path: `/${path}`, why: "It is empty." })),
  unreadable: [],
  gone: ["/x"],
  isChanged: true,
  totals: { sources: 1, sessions: 2, requests: 3, toolCalls: 4, dispatches: 5 },
  problems: [],
  fates: [{ fate: "copy", lines: 7 }],
  recovered: [],
  fateLines: 7,
  physicalLines: 7,
  flatColumns: [],
  exports: NO_EXPORTS.counts,
};

test("files by state, reasons with examples, what is gone, and what the database holds", () => {
  expect(loadLines(summary, "/db")).toEqual([
    "Database  /db",
    "          2 sessions · 3 requests · 4 tool calls · 5 dispatches",
    "Files     1,234 new · 1 grown · 2 unchanged · 3 rewritten · 4 left out · 0 unreadable · 1 gone",
    "Left out  4: It is empty. /a, /b, /c and 1 more",
    "Gone      /x. Their rows are kept.",
    "Problems  none",
  ]);
});

test("columns that say nothing over a cohort are named, with the value that all have", () => {
  const constant = [
    { column: "reason", value: "unknown" },
    { column: "models", value: '{"supervisor":"a-model-with-a-long-name"}' },
  ];
  const flatColumns = [
    { cohort: "BE", dispatches: 12, constant, empty: ["fix_cycles", "retries"] },
    { cohort: null, dispatches: 3, constant: [], empty: ["ended_at"] },
  ];
  expect(loadLines({ ...summary, flatColumns }, "/db").slice(-4, -1)).toEqual([
    'Constant  BE, 12 dispatches: reason = unknown, models = {"supervisor":"a-model-w…',
    "Empty     BE, 12 dispatches: fix_cycles, retries",
    "Empty     (no cohort), 3 dispatches: ended_at",
  ]);
});

test("a load that changed nothing says so, and problems come last and name the command that lists them", () => {
  const lines = loadLines({ ...summary, isChanged: false, problems: [{ kind: "cut", count: 1000 }] }, "/db");
  expect(lines[2]).toBe("          Nothing changed: the files are as the last load left them.");
  expect(lines.at(-1)).toBe("Problems  1,000 cut (`detent problems` lists them)");
});

test("files are as the last load left them only where there were some and all could be read", () => {
  const none = { new: 0, grown: 0, unchanged: 0, rewritten: 0, leftOut: 0, unreadable: 0 };
  const third = (files: object, exports: object = {}) =>
    loadLines(
      {
        ...summary,
        isChanged: false,
        files: { ...none, ...files },
        exports: { ...summary.exports, ...exports },
      },
      "/db",
    )[2];
  expect(third({})).toBe("          Nothing changed.");
  expect(third({ unreadable: 1 })).toBe("          Nothing changed.");
  expect(third({ unchanged: 1, unreadable: 1 })).toBe("          Nothing changed.");
  expect(third({}, { unchanged: 1, refused: 1 })).toBe("          Nothing changed.");
  expect(third({ unchanged: 1 })).toMatch(/as the last load left them\.$/);
  expect(third({}, { unchanged: 1 })).toMatch(/as the last load left them\.$/);
});

test("the fates end in their sum and the lines that it must equal; a difference shows", () => {
  expect(fateRows(summary)).toEqual([
    ["copy", 7],
    ["all fates", 7],
    ["= lines of all files", 7],
  ]);
  expect(fateRows({ ...summary, physicalLines: 8 }).at(-1)).toEqual(["≠ lines of all files", 8]);
});

test("what was saved from broken lines is one line, or none", () => {
  expect(recoveredLines(summary)).toEqual([]);
  expect(recoveredLines({ ...summary, recovered: [{ fate: "metadata", objects: 2 }] })).toEqual([
    "Whole objects read from glued and broken lines, counted apart: 2 metadata",
    "",
  ]);
});

test("twenty unreadable files are named, and that there are more is said", () => {
  const notes = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ path: `/${at}`, why: "It is a pipe." }));
  expect(unreadLines([])).toEqual([]);
  expect(unreadLines(notes(1))).toEqual([
    "/0: It is a pipe.",
    "Not read: 1 path. The rest, if any, is loaded.",
  ]);
  expect(unreadLines(notes(20)).length).toBe(21);
  expect(unreadLines(notes(21)).slice(-3)).toEqual([
    "/19: It is a pipe.",
    "… and 1 more, which --json lists.",
    "Not read: 21 paths. The rest, if any, is loaded.",
  ]);
});

test("exports are counted by what became of them, where there were any", () => {
  const exports = { new: 1200, newer: 1, unchanged: 2, older: 3, refused: 4 };
  expect(loadLines({ ...summary, exports }, "/db")[3]).toBe(
    "Exports   1,200 new · 1 newer · 2 unchanged · 3 older · 4 refused",
  );
});
