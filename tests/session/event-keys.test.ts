// Keys of events: a copy shares one with its origin, an event that only looks alike shares none.

import { expect, it } from "vitest";
import { sessionToEvents } from "../../src/session/session-to-events.ts";
import { WrittenSession } from "../replay/written-session.ts";

/** The keys of the events of one name, in order. */
function keys(session: WrittenSession, name: string): readonly (readonly string[])[] {
  return sessionToEvents([session.asFile()]).steps.flatMap((step) =>
    step.kind === "event" && step.event.name === name ? [step.copyKeys] : [],
  );
}

const shares = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.some((key) => other.includes(key));

const asked = (sessionId: string, text = "go", response = "m1", second = 0) =>
  new WrittenSession("2.1.332", null, second)
    .prompt(text, { uuid: `${sessionId}-1` })
    .text(response, "Done.")
    .renamed(sessionId);

it("a copy with fresh uuids is known by its text and the response that follows", () => {
  for (const name of ["UserPromptSubmit", "Stop", "SessionStart"]) {
    const [one] = keys(asked("S"), name);
    expect(shares(one, keys(asked("T"), name)[0])).toBe(true);
    // Near misses: another response, and for what has a text another text.
    expect(shares(one, keys(asked("T", "go", "m2"), name)[0])).toBe(false);
  }
  const [prompt] = keys(asked("S"), "UserPromptSubmit");
  expect(shares(prompt, keys(asked("T", "stop"), "UserPromptSubmit")[0])).toBe(false);
});

it("a copy with its uuid is known whatever follows it", () => {
  const prompt = (response: string) =>
    new WrittenSession().prompt("go", { uuid: "u" }).text(response, "Done.");
  const [one] = keys(prompt("m1"), "UserPromptSubmit");
  expect(shares(one, keys(prompt("m2"), "UserPromptSubmit")[0])).toBe(true);
});

it("where no response follows, the same text after the same response is a copy only at the same time", () => {
  const [, last] = keys(asked("S").prompt("more").renamed("S"), "UserPromptSubmit");
  expect(shares(last, keys(asked("T").prompt("more").renamed("T"), "UserPromptSubmit")[1])).toBe(true);
  expect(
    shares(last, keys(asked("T", "go", "m1", 9).prompt("more").renamed("T"), "UserPromptSubmit")[1]),
  ).toBe(false);
  // With neither a uuid nor a response nothing shows a copy.
  expect(keys(new WrittenSession().prompt("go"), "UserPromptSubmit")).toEqual([[]]);
});
