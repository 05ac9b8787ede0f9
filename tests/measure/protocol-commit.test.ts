import { describe, expect, it } from "vitest";
import { type RunGit, readProtocolCommit } from "../../src/measure/protocol-commit.ts";

function gitThatSays(answers: Readonly<Record<string, { exitCode: number | null; stdout: string }>>): RunGit {
  return (args) => answers[args[0] ?? ""] ?? { exitCode: 128, stdout: "" };
}

const tracked = { exitCode: 0, stdout: "plan.yaml\n" };
const clean = { exitCode: 0, stdout: "" };
const log = { exitCode: 0, stdout: "bbb 2026-09-07T10:00:00-04:00\naaa 2026-09-06T21:46:24-04:00\n" };

describe("the evidence for a protocol", () => {
  it("is a git commit where the file is tracked and unchanged, with its first and latest commit", () => {
    const git = gitThatSays({ "ls-files": tracked, status: clean, log });
    expect(readProtocolCommit("plan.yaml", ".", git)).toEqual({
      grade: "git commit",
      note: "",
      commit: "bbb",
      committed_at: "2026-09-07T10:00:00-04:00",
      first_commit: "aaa",
      first_committed_at: "2026-09-06T21:46:24-04:00",
    });
  });

  it("is the clock only where the file is untracked, changed since, uncommitted, or git is not there", () => {
    const changed = { exitCode: 0, stdout: " M plan.yaml\n" };
    for (const [git, note] of [
      [gitThatSays({}), "the protocol is not tracked by git"],
      [gitThatSays({ "ls-files": tracked, status: changed, log }), "the protocol differs from its commit"],
      [gitThatSays({ "ls-files": tracked, status: clean, log: clean }), "git shows no commit of it"],
      [() => ({ exitCode: null, stdout: "" }), "the protocol is not tracked by git"],
    ] as const) {
      expect(readProtocolCommit("plan.yaml", ".", git)).toMatchObject({
        grade: "clock only",
        note,
        commit: null,
      });
    }
  });
});
