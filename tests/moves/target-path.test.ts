import { expect, it } from "vitest";
import { targetPath } from "../../src/moves/target-path.ts";
import { readHookEvent } from "../../src/session/hook-event.ts";

function pathIn(cwd: string | null, path: string | null): string | null {
  const event = readHookEvent({ hook_event_name: "PreToolUse", tool_name: "Read", cwd });
  if (event === null) throw new Error("not an event");
  return targetPath(event, path);
}

it("an absolute path is the path, on both kinds of system", () => {
  expect(["/a/../b", "C:\\a", "c:/a", "\\\\host\\a"].map((path) => pathIn("/w", path))).toEqual([
    "/a/../b",
    "C:\\a",
    "c:/a",
    "\\\\host\\a",
  ]);
});

it("a relative path stands on the event's folder, and on nothing without one", () => {
  expect([pathIn("/w", "a/b"), pathIn(null, "a/b"), pathIn("", "a")]).toEqual(["/w/a/b", null, null]);
});

it("what names no file for certain is none", () => {
  expect([null, "", "~/a", "~", "/a\0b"].map((path) => pathIn("/w", path))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
