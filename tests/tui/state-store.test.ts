// The store: who watches is told, a fault leaves the state, and quitting works whatever happens.

import { expect, test } from "vitest";
import { createStore } from "../../src/tui/state-store.ts";
import { problemsPlace, sessionsPlace, stateAt, stateOf } from "./sample-state.ts";

test("a watcher is told of each change until it is let go", () => {
  const store = createStore(stateOf());
  let told = 0;
  const release = store.watch(() => {
    told += 1;
  });
  store.apply({ kind: "said", message: "a" });
  release();
  store.apply({ kind: "said", message: "b" });
  expect([told, store.read().message]).toEqual([1, "b"]);
});

test("a fault in a screen is said, and q still ends", () => {
  // A window whose list lies about itself makes the screen fail.
  const list = { sessions: [], matching: 3, total: 3 };
  Object.defineProperty(list, "sessions", {
    get: () => {
      throw new Error("planted");
    },
  });
  const broken = { key: `sessions time `, stamp: 1, value: { offset: 0, list } };
  const store = createStore(stateAt(sessionsPlace, { sessions: broken }));
  store.apply({ kind: "keys", keys: ["down"] });
  expect(store.read().message).toBe("This is a bug. planted q quits.");
  store.apply({ kind: "keys", keys: [{ typed: "q" }] });
  expect(store.read().isOver).toBe(true);
  expect(createStore(stateAt(problemsPlace, {})).read().isOver).toBe(false);
});
