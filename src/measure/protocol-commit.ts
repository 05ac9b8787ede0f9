// What git can say about when a protocol existed: its commit and the first one that preserved it. Weak evidence,
// and named as such: a local clock and a local commit can be set at will. Git is run by a function that comes as an
// argument.

import * as z from "zod/mini";

/** Runs git in a folder. A null exit code: git could not be started. */
export type RunGit = (
  args: readonly string[],
  folder: string,
) => { readonly exitCode: number | null; readonly stdout: string };

export const evidenceSchema = z.strictObject({
  grade: z.enum(["clock only", "git commit", "external proof file"]),
  /** Why the grade is no better; empty where there is nothing to say. */
  note: z.string(),
  commit: z.nullable(z.string()),
  committed_at: z.nullable(z.string()),
  first_commit: z.nullable(z.string()),
  first_committed_at: z.nullable(z.string()),
});

export type Evidence = z.infer<typeof evidenceSchema>;

/** `git commit` only where the file is tracked and equal to its committed state. */
export function readProtocolCommit(fileName: string, folder: string, runGit: RunGit): Evidence {
  if (runGit(["ls-files", "--error-unmatch", "--", fileName], folder).exitCode !== 0) {
    return clockOnly("the protocol is not tracked by git");
  }
  const status = runGit(["status", "--porcelain", "--", fileName], folder);
  if (status.exitCode !== 0 || status.stdout.trim() !== "")
    return clockOnly("the protocol differs from its commit");
  const log = runGit(["log", "--follow", "--format=%H %cI", "--", fileName], folder);
  const commits = log.stdout.split("\n").flatMap((line) => {
    const [commit, at] = line.trim().split(" ");
    return commit !== undefined && at !== undefined ? [{ commit, at }] : [];
  });
  const [latest, first] = [commits[0], commits.at(-1)];
  if (log.exitCode !== 0 || latest === undefined || first === undefined)
    return clockOnly("git shows no commit of it");
  return {
    grade: "git commit",
    note: "",
    commit: latest.commit,
    committed_at: latest.at,
    first_commit: first.commit,
    first_committed_at: first.at,
  };
}

function clockOnly(note: string): Evidence {
  const none = { commit: null, committed_at: null, first_commit: null, first_committed_at: null };
  return { grade: "clock only", note, ...none };
}
