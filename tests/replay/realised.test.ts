// What the live hook did, from the log alone, beside what the replay says.

import { expect, it } from "vitest";
import { judge } from "../../src/replay/judged-event.ts";
import { RealisedTally } from "../../src/replay/realised.ts";
import { replayed, WrittenSession } from "./written-session.ts";

function realised(...sessions: readonly WrittenSession[]) {
  const tally = new RealisedTally();
  for (const session of sessions) {
    const replay = replayed(session, { DETENT_READ_LARGE_BYTES: "1" });
    tally.add(replay.session, judge(replay));
  }
  return tally.realised();
}

const reasonOf = (session: WrittenSession): string =>
  judge(replayed(session)).flatMap(({ replayed: { decision } }) => decision?.reason ?? [])[0] ?? "";
const REASON = `PreToolUse:WebFetch hook error: ${reasonOf(new WrittenSession().call("w", "WebFetch", {}))}`;
const denied =
  (id = "w", url = "u") =>
  (session: WrittenSession) =>
    session.call(id, "WebFetch", { url }).error(id, REASON);
const start = () => denied()(new WrittenSession().prompt("go"));
const sequels = (session: WrittenSession) =>
  realised(session).moves.find(({ move }) => move === "barrier-world")?.sequels;

it("after a denial the same call, nothing of it, or the end of the log", () => {
  expect(sequels(denied("w2")(start()))).toMatchObject({ "same call again": 1, open: 1 });
  expect(sequels(start().call("b", "Bash", { command: "ls" }).text("m", "No."))).toMatchObject({
    "given up": 1,
  });
  expect(sequels(start())).toMatchObject({ open: 1 });
});

it("the same call after the next prompt is the person's wish, not the model's insistence", () => {
  expect(sequels(denied("w2")(start().text("m", "No.").prompt("do it")))).toMatchObject({
    "given up": 1,
    open: 1,
    "same call again": 0,
  });
});

it("a session without a trace of ours is passed over", () => {
  const other = new WrittenSession().call("w", "WebFetch", {}).error("w", "Blocked by hook");
  expect(realised(other)).toEqual({ transcripts: 0, moves: [], unitsCutLive: 0 });
  expect(realised(start(), other).transcripts).toBe(1);
});

it("replaced outputs are taken, ignored or refused, as the client's own lines show", () => {
  const value = { stdout: "short", stderr: "" };
  const stdout = JSON.stringify({ hookSpecificOutput: { updatedToolOutput: value } });
  const about = (type: string, toolUseID: string) => ({
    type: "attachment",
    attachment: { type, toolUseID, command: "node hook.cjs", stdout },
  });
  const run = (id: string, response: typeof value) => (session: WrittenSession) =>
    session
      .call(id, "Bash", { command: "ls" })
      .result(id, response.stdout, response)
      .line(about("hook_success", id));
  const session = new WrittenSession();
  run("a", value)(session);
  run("b", { stdout: "long", stderr: "" })(session);
  run("c", { stdout: "long", stderr: "" })(session).line(about("hook_error_during_execution", "c"));
  expect(realised(session).moves.find(({ move }) => move === "(not told)")?.outputs).toEqual({
    taken: 1,
    ignored: 1,
    refused: 1,
  });
});

it("the notes in shortened results say how much was cut", () => {
  const note = (cut: number) => `a\n[detent: ${cut} of 9000 characters are cut here; lines 1 to 2]\nb`;
  const session = new WrittenSession();
  for (const cut of [5000, 30])
    session.call(`b${cut}`, "Bash", { command: "ls" }).result(`b${cut}`, note(cut), {});
  expect(realised(session).unitsCutLive).toBe(5030);
});

it("a session and its copy are one, and what the copy adds counts", () => {
  const note = "x\n[detent: 5000 of 9000 characters are cut here; more]";
  const lived = () => start().call("b", "Bash", { command: "ls" }).result("b", note, { stdout: note });
  const [once, twice] = [
    realised(lived()),
    realised(lived(), lived().renamed("5e55aa02-0000-4000-8000-000000000000")),
  ];
  expect(once).toMatchObject({ transcripts: 1, unitsCutLive: 5000 });
  expect(twice).toEqual({ ...once, transcripts: 2 });
  const longer = denied("w2")(lived().renamed("5e55aa02-0000-4000-8000-000000000000"));
  const barrier = realised(lived(), longer).moves.find(({ move }) => move === "barrier-world");
  expect(barrier).toMatchObject({ predicted: 2, live: 2 });
});
