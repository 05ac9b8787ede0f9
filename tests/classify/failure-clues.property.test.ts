// Whatever a model says, also word for word what a signature knows, is no evidence: it changes no class.

import fc from "fast-check";
import { expect, test } from "vitest";
import { classifyFailure } from "../../src/classify/classify-failure.ts";
import type { DispatchFacts } from "../../src/classify/failure-clue.ts";
import { failureClues } from "../../src/classify/failure-clues.ts";
import { readLogEntry } from "../../src/session/log-formats.ts";
import { shippedFailures } from "./shipped-failures.ts";

const facts: DispatchFacts = {
  place: null,
  elapsedS: null,
  timeoutS: null,
  costUsd: null,
  budgetUsd: null,
  terminal: null,
  incidents: [],
};

/** Every text in which a signature finds something. */
const knownTexts = shippedFailures.flatMap(({ kind, clues }) =>
  kind === "positive" ? clues.flatMap(({ text }) => text ?? []) : [],
);
const words = fc.array(fc.oneof(fc.constantFrom(...knownTexts), fc.string()), { maxLength: 5 });

test("there are texts to quote", () => {
  expect(knownTexts.length).toBeGreaterThan(50);
});

test("prose and a result that is no error leave the class unknown", () => {
  const block = (text: string) => ({ type: "text", text });
  fc.assert(
    fc.property(words, words, (said, resulted) => {
      const message = { id: "m1", model: "m", content: said.map(block) };
      const result = { type: "result", subtype: "success", is_error: false, result: resulted.join("\n") };
      const entries = [{ type: "assistant", message }, result].map((line, index) => {
        const entry = readLogEntry("stream-json", { session_id: "s", ...line });
        return { entry, place: { path: "log", line: index + 1 } };
      });
      expect(classifyFailure(failureClues(facts, entries)).kind).toBe("unknown");
    }),
  );
});

test("words in front of what ended a dispatch do not change its class", () => {
  fc.assert(
    fc.property(words, (said) => {
      const message = { id: "m1", model: "m", content: said.map((text) => ({ type: "text", text })) };
      const entry = readLogEntry("stream-json", { session_id: "s", type: "assistant", message });
      const end = { reason: "timeout", isError: true, exitCode: null, signal: null, place: null };
      const clues = failureClues({ ...facts, terminal: end }, [{ entry, place: { path: "log", line: 1 } }]);
      expect(classifyFailure(clues)).toMatchObject({
        name: "timeout",
        signature: "terminal: reason timeout",
      });
    }),
  );
});
