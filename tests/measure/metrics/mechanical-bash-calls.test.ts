import { expect, test } from "vitest";
import { mechanicalBashCalls } from "../../../src/measure/metrics/mechanical-bash-calls.ts";
import { answer, call, expectValue } from "../metric-log.ts";

const bash = (id: string, command: string, name = "Bash"): string =>
  answer(`m-${id}`, [call(id, name, { command })]);

test("calls count whose every command is mechanical or plumbing; five by hand", async () => {
  const lines = [
    bash("t1", "cd a && git status"), // mechanical
    bash("t2", "npm test | tail -5"), // mechanical
    bash("t3", "git log; cat a"), // reads a file
    bash("t4", "echo x"), // plumbing alone
    bash("t5", "git log ("), // bash refuses it
    bash("t6", "git status", "PowerShell"),
  ];
  await expectValue(mechanicalBashCalls, lines, 2);
});

test("a session without calls has none, which is known", async () => {
  await expectValue(mechanicalBashCalls, [answer("m1", [])], 0);
});

test("it says that mechanical calls are not all work that can go, and how wrong it was found", () => {
  expect(mechanicalBashCalls.limits).toContain("no count of work that can be removed");
  expect(mechanicalBashCalls.measuredError).toMatch(
    /^Of \d+ .* at most [\d.]+ % wrong, by a one-sided 95 % bound\.$/,
  );
});
