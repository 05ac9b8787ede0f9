// Replays and registrations as the workbench holds them, for tests of its screens.

import { readChain } from "../../src/measure/registry.ts";
import { type ReplayEventJson, type ReplayJson, replayJson } from "../../src/replay/replay-json.ts";
import { ReplayTally } from "../../src/replay/replay-tally.ts";
import type { Parts } from "../../src/tui/workbench-state.ts";
import { protocolText } from "../measure/protocol-text.ts";
import { memoryFolder, protocolFrom, seal } from "../measure/sample-registry.ts";

/** A hook event of the sample session's call on line 2: one move denies, another would have to know more. */
export const replayEvent: ReplayEventJson = {
  ...{
    file: "/srv/logs/s.jsonl",
    line: 2,
    event: "PreToolUse",
    tool: "Bash",
    toolUseId: "t1",
    agentId: null,
  },
  ...{ mark: "exact", version: "2.1.9", state: "fires" },
  decision: { kind: "deny", move: "bound-read", reason: "Too long.", insteadInput: null, honoured: "yes" },
  rows: [
    { move: "bound-read", state: "fires", question: null },
    {
      move: "redirect",
      state: "undetermined",
      question: { kind: "file", about: "a", why: "The log lacks it." },
    },
  ],
  ...{ contradictions: [], charsCut: null, charsAdded: null, usedWorkspace: false, live: null },
};

/** A replay of one session with these events; its figures are those of nothing. */
export function replayOf(events: readonly ReplayEventJson[]): ReplayJson {
  const figures = new ReplayTally(["bound-read"]).figures();
  const choices = { operands: [], earlierStore: null, movesNotAsked: [], workspace: null };
  const document = replayJson(figures, [], [{ path: "/srv/x", why: "It is no transcript." }], choices);
  const { transcripts: _one, ...own } = document.figures;
  return { ...document, sessions: [{ path: "/srv/logs/s.jsonl", figures: own, events: [...events] }] };
}

/** The chain of one sealed registration. */
export function chainHeld(): Parts["chain"] {
  const folder = memoryFolder();
  seal(folder, protocolFrom(protocolText), { at: "2026-09-01T00:00:00.000Z" });
  return { key: "chain", stamp: 1, value: readChain(folder, null) };
}
