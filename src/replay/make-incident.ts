// From an event of a recorded session to an incident: the finding there, the smallest input that still shows it, that
// input without what is nobody's business, and the finding once more. Where one of these steps loses it nothing is made
// and the reason is said.

import { ExpectedError } from "../expected-error.ts";
import { canonicalJson } from "../session/canonical-json.ts";
import type { IncidentKind } from "../session/drain-record.ts";
import type { EventSession } from "../session/session-to-events.ts";
import { detect, faultOf, incidentChoices, isBuilt, moveFindings } from "./detectors.ts";
import type { DetectorName, Finding, Incident } from "./incident.ts";
import { maskWords, wordsOf } from "./mask-words.ts";
import { minimiseIncident, type Shows } from "./minimise-incident.ts";
import type { ReplayedEvent } from "./outcome.ts";
import type { ReadSession } from "./read-session.ts";
import { type NumberedObject, sessionOf } from "./recorded-objects.ts";
import { type KeptTexts, redact, suspiciousIn } from "./redact.ts";
import { replaySession } from "./replay-session.ts";

/** What a user asks for. `kind` and `expected` are needed where no move finds anything at the event. */
export interface IncidentWish {
  /** Counted from 1, as `detent replay --events` numbers them. */
  readonly at: number;
  readonly kind: IncidentKind | null;
  readonly detector: DetectorName | null;
  readonly operands: readonly string[];
}

export interface MadeIncident {
  readonly incident: Incident;
  readonly objects: readonly NumberedObject[];
  /** Lines of the session before it was made smaller. */
  readonly linesBefore: number;
}

/** Which kind a move's finding is of. */
const kindsByMove: Readonly<Record<string, IncidentKind>> = {
  "bound-search": "unbounded-search",
  "redirect-search": "unbounded-search",
  "require-output-path": "silent-fetch",
  "barrier-world": "silent-fetch",
  "no-reemission": "identical-re-write",
  "unique-anchor": "ambiguous-anchor",
};

/** From the most private to the least: what a finding hangs on keeps its words. */
const REDACTIONS: readonly KeptTexts[] = [
  { inputs: false, results: false },
  { inputs: false, results: true },
  { inputs: true, results: false },
  { inputs: true, results: true },
];

/** Makes the incident, or says in an expected fault why there is none. */
export function makeIncident(read: ReadSession, wish: IncidentWish): MadeIncident {
  const choices = incidentChoices(wish.operands);
  const { session, events } = replaySession(read, choices);
  const event = events[wish.at - 1];
  const [first] = read.files;
  const place = `${first?.path ?? ""} event ${wish.at}`;
  if (event === undefined) {
    const remedy = "`detent replay SESSION --events` numbers them.";
    throw new ExpectedError("--at", `There is no event ${wish.at}; there are ${events.length}.`, remedy, 2);
  }
  const objects = objectsOf(session);
  const aim = aimOf(event, wish, place, objects);
  const line = session.lines.findIndex(({ place: at }) => at === event.recorded.place) + 1;
  const shows = showsOf(event, line, aim, wish);
  if (!shows(objects))
    refuse(place, "The finding hangs on lines that cannot be read, or on how files stand to each other.");
  const smaller = minimiseIncident(objects, shows);
  const { objects: clean, report } = redacted(smaller, aim, wish, place);
  const incident: Incident = {
    shape: "detent.incident/1",
    kind: aim.kind,
    detector: aim.detector,
    standing: aim.standing,
    expected: aim.expected,
    observed: observedOf(event),
    operands: cleanOperands(wish.operands),
    input: "session.jsonl",
    provenance: {
      origin: "made from a session",
      clientVersion: event.recorded.version,
      note: `Event ${wish.at} of a session of ${objects.length} lines.`,
    },
    redaction: { ...report },
  };
  const fault = faultOf(incident, clean);
  if (fault !== null) refuse(place, fault);
  return { incident, objects: clean, linesBefore: objects.length };
}

interface Aim {
  readonly kind: IncidentKind;
  readonly detector: DetectorName;
  readonly standing: Incident["standing"];
  readonly expected: Finding;
}

function aimOf(
  event: ReplayedEvent,
  wish: IncidentWish,
  place: string,
  objects: readonly NumberedObject[],
): Aim {
  const [found] = moveFindings(event);
  const move = event.decision?.move ?? "";
  if (found !== undefined && (wish.detector === null || wish.detector === "move")) {
    const kind = wish.kind ?? kindsByMove[move] ?? "other";
    return { kind, detector: "move", standing: "found", expected: found };
  }
  const { kind, detector } = wish;
  const own = detector === null || detector === "move" ? null : onlyFinding(detector, wish, place, objects);
  if (detector !== null && own !== null)
    return { kind: kind ?? "other", detector, standing: "found", expected: own };
  if (kind === null || detector === null) {
    const problem = `No move decides anything here: the event is ${event.state}.`;
    throw new ExpectedError(place, problem, "Give --kind and --detector for what ought to be found.", 3);
  }
  return { kind, detector, standing: "expected-fail", expected: { what: kind, about: aboutOf(event) } };
}

/** What a detector that reads whole sessions finds in this one; null: nothing. Several findings are no choice. */
function onlyFinding(
  detector: DetectorName,
  wish: IncidentWish,
  place: string,
  objects: readonly NumberedObject[],
): Finding | null {
  const found = detect(detector, objects, incidentChoices(wish.operands));
  const texts = [...new Set(found.map(({ what, about }) => `${what} at ${about}`))];
  if (texts.length > 1) refuse(place, `The ${detector} detector finds several things: ${texts.join(", ")}.`);
  return found[0] ?? null;
}

/** Of a finding: it is found. Of a gap: its event is still there, and nothing finds anything. */
function showsOf(event: ReplayedEvent, line: number, aim: Aim, wish: IncidentWish): Shows {
  const choices = incidentChoices(wish.operands);
  const isFinding = ({ what, about }: Finding): boolean =>
    what === aim.expected.what && about === aim.expected.about;
  if (aim.standing === "found") return (objects) => detect(aim.detector, objects, choices).some(isFinding);
  const { place } = event.recorded;
  const said = saidIn(event);
  return (objects) => {
    const isThere = replaySession(sessionOf(objects, place.file), choices).events.some(
      (one) => one.recorded.place.line === line && saidIn(one) === said && one.state === event.state,
    );
    return isThere && (!isBuilt(aim.detector) || detect(aim.detector, objects, choices).length === 0);
  };
}

/** What an event says, and how its call ended: of a gap nothing of that may go. */
function saidIn({ recorded: { event, call } }: ReplayedEvent): string {
  const input = "toolInput" in event ? event.toolInput : null;
  const text = "prompt" in event ? event.prompt : null;
  return canonicalJson([event.name, "tool" in event ? event.tool : null, input, text, call?.fate ?? null]);
}

/** A folder that an operand names may be a person's; the finding is asked about again under what is left of it. */
function cleanOperands(operands: readonly string[]): string[] {
  const { objects } = redact([{ line: 0, object: { operands } }], { inputs: true, results: true });
  const [clean] = objects;
  const left = clean?.object.operands;
  return Array.isArray(left) ? left.map(String) : [];
}

function redacted(smaller: readonly NumberedObject[], aim: Aim, wish: IncidentWish, place: string) {
  const shows = (objects: readonly NumberedObject[]): boolean => {
    const found = detect(aim.detector, objects, incidentChoices(wish.operands));
    if (aim.standing === "expected-fail") return found.length === 0;
    return found.some(({ what, about }) => what === aim.expected.what && about === aim.expected.about);
  };
  const gap = aim.standing === "expected-fail";
  const left: string[] = [];
  for (const kept of REDACTIONS) {
    const { objects, report } = redact(smaller, kept);
    if (!shows(objects)) continue;
    // Nothing tells on which words of its call a gap hangs.
    const words = gap ? wordsOf(objects, (path) => path.includes("input")) : new Set<string>();
    const masked = maskWords(objects, shows, words);
    const suspicious = suspiciousIn(masked.objects);
    if (suspicious.length === 0)
      return {
        objects: masked.objects,
        report: masked.count === 0 ? report : { ...report, "other words": masked.count },
      };
    left.push(...suspicious);
  }
  if (left.length === 0) refuse(place, "Without what is private in it nothing is found any more.");
  const places = [...new Set(left)].join(", ");
  return refuse(place, `A random-looking or hidden text is left, which may be a secret (${places}).`);
}

/** The session's lines in their one order, without those that nobody can read. */
function objectsOf(session: EventSession): readonly NumberedObject[] {
  return session.lines.flatMap((line, at) =>
    line.kind === "entry" ? [{ line: at + 1, object: line.entry.raw }] : [],
  );
}

function aboutOf({ recorded: { event } }: Pick<ReplayedEvent, "recorded">): string {
  return "tool" in event ? `${event.name} ${event.tool}` : event.name;
}

function observedOf({ recorded }: ReplayedEvent): string {
  const { call } = recorded;
  const about = aboutOf({ recorded });
  return call === null ? `${about} happened.` : `${about}: the call ${fateText(call.fate)}.`;
}

function fateText(fate: string): string {
  return fate === "unanswered" ? "has no result" : fate === "denied" ? "was denied" : fate;
}

function refuse(place: string, problem: string): never {
  throw new ExpectedError(
    place,
    problem,
    "Nothing is written. Choose another event, or write it by hand.",
    3,
  );
}
