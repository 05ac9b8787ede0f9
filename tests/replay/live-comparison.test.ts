// Replayed decisions beside those of a hook that ran.

import { expect, it } from "vitest";
import { judge } from "../../src/replay/judged-event.ts";
import { replayed, WrittenSession } from "./written-session.ts";

const liveOf = (session: WrittenSession) =>
  judge(replayed(session)).flatMap(({ live }) => (live === null ? [] : [live.kind]));

const reason = judge(replayed(new WrittenSession().call("w", "WebFetch", {})))
  .map(({ replayed: { decision } }) => decision?.reason ?? "")
  .join("");
const fetched = (text: string) => new WrittenSession().call("w", "WebFetch", {}).error("w", text);
/** A result that our hook has shortened: the session ran with it. */
const ours = (session: WrittenSession) =>
  session
    .call("b", "Bash", { command: "ls" })
    .result("b", "a\n[detent: 50 of 90 characters are cut here; x]\nb", {});

it("our own words are ours, on old and new clients", () => {
  expect(liveOf(fetched(`PreToolUse:WebFetch hook error: ${reason}`))).toEqual(["same"]);
  expect(liveOf(fetched(`Hook PreToolUse:WebFetch denied this tool`))).toEqual([]);
});

it("where our hook ran, other words and calls that were let through diverge", () => {
  expect(liveOf(ours(fetched("PreToolUse:WebFetch hook error: Our other rule.")))).toEqual(["diverged"]);
  const through = () => new WrittenSession().call("w", "WebFetch", {}).result("w", "a page", {});
  expect(liveOf(ours(through()))).toEqual(["diverged"]);
  expect(liveOf(through())).toEqual([]);
});

it("a denial that the replay does not know may be anybody's, and an unanswered call shows nothing", () => {
  const shell = new WrittenSession().call("x", "Bash", { command: "ls" }).error("x", "Blocked by hook");
  expect(liveOf(ours(shell))).toEqual(["not comparable"]);
  expect(liveOf(ours(new WrittenSession().call("w", "WebFetch", {})))).toEqual(["not comparable"]);
});
