import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readProtocolCommit } from "../../src/measure/protocol-commit.ts";
import { runGit } from "../../src/measure/run-git.ts";

describe("git", () => {
  it("shows a committed protocol, and no longer one that was changed", () => {
    const folder = mkdtempSync(join(tmpdir(), "protocol-"));
    const git = (...args: string[]): void => {
      const identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"];
      execFileSync("git", [...identity, ...args], { cwd: folder, stdio: "ignore" });
    };
    git("init");
    writeFileSync(join(folder, "plan.yaml"), "title: one\n");
    expect(readProtocolCommit("plan.yaml", folder, runGit).grade).toBe("clock only");
    git("add", "plan.yaml");
    git("commit", "-m", "plan");
    const committed = readProtocolCommit("plan.yaml", folder, runGit);
    expect(committed.grade).toBe("git commit");
    expect(committed.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(committed.first_commit).toBe(committed.commit);
    writeFileSync(join(folder, "plan.yaml"), "title: two\n");
    expect(readProtocolCommit("plan.yaml", folder, runGit).grade).toBe("clock only");
  });

  it("outside of a repository, or in a folder that does not exist, shows nothing", () => {
    const folder = mkdtempSync(join(tmpdir(), "protocol-"));
    expect(runGit(["rev-parse", "HEAD"], folder).exitCode).not.toBe(0);
    expect(runGit(["rev-parse", "HEAD"], join(folder, "missing"))).toEqual({ exitCode: null, stdout: "" });
  });
});
