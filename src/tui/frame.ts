// The whole picture: where one is, the screen, what happened last, the status and the keys. It has as many lines as it
// is given room for, no more, and none is wider than that. Asked for from a state alone.

import { countText } from "../measure/shown-figures.ts";
import { helpLines } from "./help-lines.ts";
import { bounded, clippedLine, emptyLine, type Line, line, type Room } from "./line.ts";
import { shownFaults } from "./requests.ts";
import { commandText } from "./screen-terms.ts";
import { classifierView } from "./screens/classifier-view.ts";
import { cohortsView } from "./screens/cohorts-view.ts";
import { eventView } from "./screens/event-view.ts";
import { incidentView } from "./screens/incident-view.ts";
import { problemsView } from "./screens/problems-view.ts";
import { registrationView } from "./screens/registration-view.ts";
import { replayView } from "./screens/replay-view.ts";
import { reportView } from "./screens/report-view.ts";
import { sessionView } from "./screens/session-view.ts";
import { sessionsView } from "./screens/sessions-view.ts";
import type { View } from "./view.ts";
import { placeOf, tabs, type WorkbenchState } from "./workbench-state.ts";
import { wrappedText } from "./wrapped-text.ts";

/** Lines around a screen: tabs with breadcrumbs, message, status, keys. */
const AROUND = 4;
const titles = {
  sessions: "Sessions",
  replay: "Replay",
  cohorts: "Cohorts",
  classifier: "Classifier",
  problems: "Problems",
} as const;

/** The room that a screen has. */
export function roomOf({ columns, rows }: WorkbenchState): Room {
  return { width: Math.max(1, columns), height: Math.max(3, rows - AROUND) };
}

/** The screen that is shown, with what its keys may do. */
export function viewOf(state: WorkbenchState): View {
  const [place, room] = [placeOf(state), roomOf(state)];
  switch (place.screen) {
    case "sessions":
      return sessionsView(state, place, room);
    case "session":
      return sessionView(state, place, room);
    case "event":
      return eventView(state, place, room);
    case "replay":
      return replayView(state, place, room);
    case "cohorts":
      return cohortsView(state, place, room);
    case "registration":
      return registrationView(state, place, room);
    case "report":
      return reportView(state, place, room);
    case "incident":
      return incidentView(state, place, room);
    case "classifier":
      return classifierView(state, place, room);
    case "problems":
      return problemsView(state, place, room);
  }
}

/** Every line of the picture: `rows` of them, each at most `columns` wide. */
export function frameLines(state: WorkbenchState): readonly Line[] {
  const { columns, rows, mode } = state;
  const view = viewOf(state);
  const { height, width } = roomOf(state);
  const body = mode.kind === "help" ? helpLines(width).slice(0, height) : view.lines.slice(0, height);
  const filled = [...body, ...Array.from({ length: Math.max(0, height - body.length) }, () => emptyLine)];
  const message = messageLines(state);
  const lines = [
    crumbLine(state, view),
    // A message that needs more than its own line lies over the last lines of the screen.
    ...filled.slice(0, Math.max(0, height + 1 - message.length)),
    ...message,
    line(statusText(state), "quiet"),
    line(keysText(state, view), "quiet"),
  ];
  return lines.slice(0, Math.max(1, rows)).map((one) => clippedLine(one, columns));
}

function crumbLine({ tab, columns }: WorkbenchState, { crumbs }: View): Line {
  const names = tabs.map((name, at) => `${at + 1} ${titles[name]}${name === tab ? "*" : ""}`).join("  ");
  const trail = crumbs.join(" › ");
  const isWide = columns >= names.length + trail.length + 5;
  return line(isWide ? `${names}   ${trail}` : trail, "title");
}

/** The message whole, as far as the window has lines for it; one line where there is none. */
function messageLines(state: WorkbenchState): readonly Line[] {
  const { text, look } = messageText(state);
  const linesMax = Math.max(1, state.rows - AROUND);
  const near = bounded(text, Math.max(1, state.columns) * linesMax);
  const wrapped = wrappedText(near, Math.max(1, state.columns));
  return wrapped.slice(0, linesMax).map((one) => ({ text: one, look }));
}

function messageText(state: WorkbenchState): Line {
  const { mode, message, job } = state;
  if (mode.kind === "filter") return line(`/${mode.draft}▏`, "title");
  if (mode.kind === "confirm") {
    return line(
      `${commandText(mode.run.args, state.databaseFlag)}: ${mode.run.question ?? ""} y or n`,
      "warning",
    );
  }
  if (message !== null) return line(message, "title");
  if (job !== null) {
    const name = commandText(job.run.args, null);
    return line(`${job.isCancelled ? "Ending" : "Running"} ${name}: ${job.progress}`, "title");
  }
  const [fault] = shownFaults(state);
  return fault === undefined ? emptyLine : line(fault, "warning");
}

function statusText({ databasePath, hasDatabase, parts, isWaiting, isReading, job }: WorkbenchState): string {
  const held = parts.overview?.value;
  const counts =
    held === undefined
      ? []
      : [
          countText(held.sources, "source"),
          countText(held.sessions, "session"),
          countText(held.problems, "problem"),
        ];
  const activity = isWaiting ? ["waiting for a load"] : isReading ? ["reading"] : [];
  const running = job === null ? [] : [`${job.run.args[0] ?? ""} runs`];
  const facts = [
    ...running,
    ...activity,
    ...counts,
    hasDatabase ? databasePath : `no database at ${databasePath}`,
  ];
  return facts.join(" · ");
}

function keysText({ mode, job, columns }: WorkbenchState, { keys }: View): string {
  if (mode.kind === "filter") return "Enter apply · Esc leave · words or key:value";
  if (mode.kind === "confirm") return "y yes · n no";
  if (mode.kind === "help") return "any key closes the help";
  const running = job === null ? [] : ["x cancel"];
  const own = columns < 70 ? keys.slice(0, 3) : keys;
  return ["? help", "q quit", ...own, ...running, "Esc back", "Tab next", "y command"].join(" · ");
}
