// Registrations as text.

import { expect, test } from "vitest";
import { cohortsView } from "../../../src/tui/screens/cohorts-view.ts";
import { sealedOf } from "../../../src/tui/sealed-plans.ts";
import { chainHeld } from "../sample-replay.ts";
import { stateAt } from "../sample-state.ts";

const place = { screen: "cohorts", cursor: 0 } as const;
const room = { width: 80, height: 10 };

test("each plan has its number, status and title; a broken chain stands above them", () => {
  const chain = chainHeld();
  if (chain === null) throw new Error("The sample is held.");
  const textOf = (held: typeof chain) =>
    cohortsView(stateAt(place, { chain: held }), place, room).lines.map(({ text }) => text);
  expect(textOf(chain)).toEqual([
    "   no.  status  cohorts  sealed      title",
    "> 0001  open    BE       2026-09-01  Fewer calls",
  ]);
  const fault = { place: "0001", kind: "edited", problem: "It was edited." } as const;
  expect(textOf({ ...chain, value: { ...chain.value, faults: [fault] } })[0]).toBe(
    "Broken chain: 0001: It was edited.",
  );
  expect(sealedOf(chain.value).length).toBe(1);
});

test("without one the command that seals it is named", () => {
  const chain = chainHeld();
  if (chain === null) throw new Error("The sample is held.");
  const none = { ...chain, value: { ...chain.value, records: [] } };
  const text = cohortsView(stateAt(place, { chain: none }), place, room)
    .lines.map((one) => one.text)
    .join(" ");
  expect(text).toContain("There are no registrations in registry: `detent register FILE`");
});
