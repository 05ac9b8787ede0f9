// The detectors that incidents name: each gives what it finds in a small recorded input. A detector that is not built
// yet finds nothing and says so; its incidents are expected to fail.

import { classifyFailure, standingOf } from "../classify/classify-failure.ts";
import type { DispatchFacts } from "../classify/failure-clue.ts";
import { failureClues } from "../classify/failure-clues.ts";
import { readOperands } from "../moves/operands.ts";
import { moves } from "../moves/table.ts";
import type { DrainRecord } from "../session/drain-record.ts";
import { drainLog } from "../session/formats/drain-log.ts";
import { readContracts } from "../session/result-contracts.ts";
import type { DetectorName, Finding, Incident } from "./incident.ts";
import type { ReplayedEvent } from "./outcome.ts";
import { pairPlans } from "./plans.ts";
import { type NumberedObject, plansOf, recordsOf, sessionOf } from "./recorded-objects.ts";
import { type ReplayChoices, replaySession } from "./replay-session.ts";

/** Null in the place of a detector: there is none yet. */
type Detector = (objects: readonly NumberedObject[], choices: ReplayChoices) => readonly Finding[];

const detectors: Readonly<Record<DetectorName, Detector | null>> = {
  move: (objects, choices) =>
    replaySession(sessionOf(objects, "session.jsonl"), choices).events.flatMap(moveFindings),
  contract: contractFindings,
  plan: (objects) =>
    pairPlans(plansOf(objects)).flatMap(({ runId, step, standing }) =>
      standing === "diverged" ? [{ what: "plan diverged", about: `${runId} ${step}` }] : [],
    ),
  "failure-class": failureFindings,
  effects: null,
};

/** False for a detector that is not built yet. */
export function isBuilt(name: DetectorName): boolean {
  return detectors[name] !== null;
}

/** Everything that the detector finds; nothing where it is not built yet. */
export function detect(
  name: DetectorName,
  objects: readonly NumberedObject[],
  choices: ReplayChoices,
): readonly Finding[] {
  return detectors[name]?.(objects, choices) ?? [];
}

/** Choices under an incident's own operands, over the whole table. */
export function incidentChoices(operands: readonly string[]): ReplayChoices {
  const pairs = operands.map((text): [string, string] => {
    const at = text.indexOf("=");
    return [text.slice(0, at), text.slice(at + 1)];
  });
  return {
    table: moves,
    operands: readOperands(Object.fromEntries(pairs)).operands,
    earlier: null,
    workspace: null,
  };
}

/** How an incident stands against its own record; null where it is as it should be, else a full sentence. */
export function faultOf(
  { detector, standing, expected, operands }: Incident,
  objects: readonly NumberedObject[],
): string | null {
  const found = detect(detector, objects, incidentChoices(operands));
  const isFound = found.some(({ what, about }) => what === expected.what && about === expected.about);
  if (standing === "found" && !isFound) return `The ${detector} detector no longer finds ${expected.what}.`;
  if (standing === "expected-fail" && found.length > 0)
    return `The ${detector} detector now finds ${found[0]?.what ?? ""}: its standing is found.`;
  return null;
}

/** The finding of one replayed event; empty where nothing decides it. */
export function moveFindings({ decision, recorded }: ReplayedEvent): readonly Finding[] {
  if (decision === null) return [];
  const { event } = recorded;
  const about = "tool" in event ? `${event.name} ${event.tool}` : event.name;
  return [{ what: `${decision.move} ${decision.kind}`, about }];
}

/** The class of a dispatch that failed or did not finish, from its records and the lines of its session. */
function failureFindings(objects: readonly NumberedObject[]): readonly Finding[] {
  const lines = sessionOf(objects, "session.jsonl").files.flatMap((file) => file.lines);
  const entries = lines.flatMap((line) =>
    line.kind === "entry" && !drainLog.recognises(line.entry.raw)
      ? [{ entry: line.entry, place: { path: line.place.file, line: line.place.line } }]
      : [],
  );
  const facts = dispatchFacts(recordsOf(objects));
  const clues = failureClues(facts, entries);
  if (standingOf(facts, clues) === "passed") return [];
  const found = classifyFailure(clues);
  return found.kind === "classed" ? [{ what: found.name, about: found.signature }] : [];
}

function dispatchFacts(records: readonly DrainRecord[]): DispatchFacts {
  const dispatch = records.find((one) => one.record === "dispatch");
  const terminal = records.find((one) => one.record === "terminal");
  const [start, end] = [dispatch?.startedAtMs ?? null, dispatch?.endedAtMs ?? null];
  return {
    place: null,
    elapsedS: start === null || end === null ? null : (end - start) / 1000,
    timeoutS: dispatch?.timeoutS ?? null,
    costUsd: null,
    budgetUsd: dispatch?.budgetUsd ?? null,
    terminal:
      terminal === undefined
        ? null
        : {
            reason: terminal.reason,
            isError: terminal.isError,
            exitCode: terminal.exitCode,
            signal: terminal.signal,
            place: null,
          },
    incidents: records.flatMap((one) => (one.record === "incident" ? [{ kind: one.kind, place: null }] : [])),
  };
}

/** What the last text of the session hands back: fail-closed, so no result at all is a finding too. */
function contractFindings(objects: readonly NumberedObject[]): readonly Finding[] {
  const texts = sessionOf(objects, "session.jsonl").files.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      line.kind === "entry" && line.entry.response !== null && line.entry.texts.length > 0
        ? [line.entry.texts.join("\n")]
        : [],
    ),
  );
  const last = texts.at(-1);
  if (last === undefined) return [];
  const found = readContracts(last);
  const complete = found.filter(({ reading }) => reading !== null);
  if (complete.length === 0) return [{ what: "result missing", about: "the last text" }];
  return complete.flatMap(({ kind, reading }) =>
    reading?.standing === "malformed" ? [{ what: "result malformed", about: kind }] : [],
  );
}
