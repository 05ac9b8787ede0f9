// Every key, for the help overlay.

import { type Line, line } from "./line.ts";

const keys: readonly (readonly [string, string])[] = [
  ["↑ ↓ or k j", "up and down"],
  ["PgUp PgDn, b space", "by pages; space folds a row of a session"],
  ["Home End or g G", "first and last"],
  ["Enter or l", "open what is under the cursor"],
  ["Esc or h", "back; on a filtered list it clears the filter"],
  ["Tab, 1 to 5", "Sessions, Replay, Cohorts, Classifier, Problems"],
  ["/", "filter: words, or key:value such as repo:web"],
  ["s", "sort the sessions by the next figure"],
  ["z", "fold a session to its prompts, to requests, or unfold it"],
  ["n N", "next and previous mark in the whole session, unfolded where it is hidden"],
  ["m", "which marks n goes to: all, fires, undetermined, contradicted, denied or error"],
  ["r", "replay: all sessions, or the one that is open"],
  ["i", "the incident that the row under the cursor would make; w writes it"],
  ["c", "compare the registration"],
  ["o", "the report that was written of it; w writes one"],
  ["L", "load the logs of the usual place"],
  ["x", "cancel what runs"],
  ["y", "the command that prints what is on the screen; also to the clipboard, where the terminal takes it"],
  ["R", "read everything again"],
  ["q or Ctrl-C, Ctrl-Z", "quit, suspend"],
];

const signs = [
  "█ cache read ▓ cache write ▒ input ░ output · ✗ denied ! error",
  "◆ fires ◇ undetermined ‼ contradicted · ≥ a lower bound ? unknown",
];

/** The help in one column; where there is little height, the end of it is cut by the frame. */
export function helpLines(width: number): readonly Line[] {
  const wide = width >= 60 ? 20 : 13;
  const rows = keys.map(([key, meaning]) => line(`${key.padEnd(wide)} ${meaning}`));
  return [line("Keys", "title"), ...rows, ...signs.map((text) => line(text, "quiet"))];
}
