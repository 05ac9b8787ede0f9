// Failed calls: which of them speak, and what of their text is their own.

import { expect, test } from "vitest";
import {
  type AnsweredCall,
  callFields,
  failedCallClues,
  findPurpose,
} from "../../src/classify/failed-call.ts";

function answered(
  command: string,
  text: string,
  isError = true,
  denialKind: string | null = null,
): AnsweredCall {
  const result = { toolUseId: "t", isError, text, response: undefined, denialKind };
  return { call: { id: "t", name: "Bash", input: { command } }, result, place: { path: "a", line: 1 } };
}

test.each([
  ["git push", "git"],
  ["cd web && git worktree add x", "git"],
  ["npm test | tail -5", "test"],
  ["npm ci && npm test", "test"],
  ["terraform plan", "tools"],
  ["git add -A && npm test", null],
  ["npm test; cat log", null],
  ["cat log", null],
  ["echo git push", null],
  ["git push 'open", null],
])("%s runs %s", (command, purpose) => {
  expect(findPurpose(command)).toBe(purpose);
});

test("a call of another tool than Bash runs nothing that is known", () => {
  expect(callFields({ id: "t", name: "Edit", input: { command: "git push" } })).toEqual({ tool: "Edit" });
});

test("a result that is no error, and a refusal, say nothing", () => {
  expect(failedCallClues([answered("git push", "done", false)])).toEqual([]);
  expect(failedCallClues([answered("git push", "This command requires approval")])).toEqual([]);
  expect(failedCallClues([answered("git push", "no", true, "user-rejected")])).toEqual([]);
  expect(failedCallClues([answered("git push", "no")])).toHaveLength(1);
});

test("a later success of the same kind makes a failure good; one of another kind does not", () => {
  const failed = answered("git push", "no");
  expect(failedCallClues([failed, answered("git commit -m x", "ok", false)])).toEqual([]);
  expect(failedCallClues([failed, answered("git status", "ok", false)])).toHaveLength(1);
  expect(failedCallClues([answered("git commit -m x", "ok", false), failed])).toHaveLength(1);
});

test("only the last ten results count", () => {
  const others = (count: number): readonly AnsweredCall[] =>
    Array.from({ length: count }, (_, at) => answered(`ls ${at}`, "a", false));
  expect(failedCallClues([answered("git push", "no"), ...others(9)])).toHaveLength(1);
  expect(failedCallClues([answered("git push", "no"), ...others(10)])).toHaveLength(0);
});

test("the exit code is that of the first line, and no line of the command is the text's own", () => {
  const [clue] = failedCallClues([
    answered("npm test 'a line'", "Exit code 2\na line\nExit code 3\nanother"),
  ]);
  expect(clue).toMatchObject({ fields: { exitCode: 2 }, text: "Exit code 2\nExit code 3\nanother" });
  const [none] = failedCallClues([answered("npm test", "It failed.\nExit code 3")]);
  expect(none?.fields.exitCode).toBeUndefined();
});

test("the client's wrapping is taken off, and only as a whole", () => {
  const text = (written: string): string | null | undefined =>
    failedCallClues([answered("x", written)])[0]?.text;
  expect(text("<tool_use_error>It has changed.</tool_use_error>")).toBe("It has changed.");
  expect(text("<error>It has changed.</tool_use_error>")).toBe("<error>It has changed.</tool_use_error>");
});
