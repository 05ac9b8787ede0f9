// The picture as Ink draws it, into a stream of our own.

import { PassThrough } from "node:stream";
import { render } from "ink";
import { createElement } from "react";
import { expect, test } from "vitest";
import { Picture } from "../../src/tui/picture.ts";
import { createStore } from "../../src/tui/state-store.ts";
import { listedSession, sessionsHeld, sessionsPlace, stateAt } from "./sample-state.ts";

const drawn = (parts: Parameters<typeof stateAt>[1], columns = 60): string => {
  const stdout = Object.assign(new PassThrough(), { columns, rows: 20, isTTY: true });
  let text = "";
  stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  const store = createStore(stateAt(sessionsPlace, parts, columns, 15));
  // Only what Ink uses of a terminal is there.
  const options = { stdout: stdout satisfies object, debug: true, patchConsole: false, exitOnCtrlC: false };
  const ink = render(
    createElement(Picture, { store, hasColor: false }),
    Object.assign({}, options, asOutput(stdout)),
  );
  ink.unmount();
  return text;
};

/** A stream in the place of a terminal's output. */
function asOutput(stdout: PassThrough): { readonly stdout: NodeJS.WriteStream } {
  const target: unknown = stdout;
  if (!isOutput(target)) throw new Error("It cannot be written to.");
  return { stdout: target };
}

function isOutput(value: unknown): value is NodeJS.WriteStream {
  return typeof value === "object" && value !== null && "write" in value;
}

test("each line of the frame is a line of the picture, without colours where there are none", () => {
  const text = drawn({ sessions: sessionsHeld([listedSession(1)], 1) });
  expect(text).toMatch(/\n> 00000001 /);
  expect(text).toContain("? help · q quit");
  expect(text).not.toMatch(/\u001b\[\d+m/);
});

test("a fault of a screen stands in its place", () => {
  const list = { sessions: [], matching: 3, total: 3 };
  Object.defineProperty(list, "sessions", {
    get: () => {
      throw new Error("planted");
    },
  });
  expect(drawn({ sessions: { key: "sessions time ", stamp: 1, value: { offset: 0, list } } })).toContain(
    "This is a bug. planted",
  );
});
