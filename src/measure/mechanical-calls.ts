// Bash calls with their class, as metrics add them up. What a class that is not calibrated says is withheld: of such a
// call nothing is known.

import {
  type CalibratedClass,
  calibratedClasses,
  classifierHash,
  measuredAgreement,
} from "../classify/calibration.ts";
import type { RecordedAgreement } from "../classify/recorded-check.ts";
import { sqlText } from "./table-definition.ts";

/**
 * Every Bash call with its class; NULL where its text is not held as a whole, or was never classed. A command whose
 * text stayed on another machine has the class that it was given there. A text that many calls share is hashed once:
 * hashing is most of the cost.
 */
export const bashCallRows = `
  (WITH texts AS (
     SELECT DISTINCT subject FROM call_copies WHERE name = 'Bash' AND subject_chars = length(subject)),
   classed AS (
     SELECT subject, class, is_mechanical, classifier FROM texts JOIN command_classes ON sha256 = sha256(subject))
   SELECT t.session_id, t.timestamp_ms, coalesce(k.class, w.class) AS class,
     CASE WHEN w.call_key IS NULL THEN k.is_mechanical ELSE w.is_mechanical END AS is_mechanical,
     coalesce(k.classifier, w.classifier) AS classifier
   FROM tool_calls t LEFT JOIN classed k ON k.subject = t.subject AND t.subject_chars = length(t.subject)
   LEFT JOIN withheld_commands w
     ON w.source_id = t.source_id AND w.line = t.line AND w.part = t.part AND w.call_key = t.call_key
   WHERE t.name = 'Bash')`;

/** 1 for a mechanical call, 0 for another, NULL where it may not be said: SQL over a row of `bashCallRows`. */
export function mechanicalSql(
  classifier: string = classifierHash(),
  classes: readonly CalibratedClass[] = calibratedClasses(classifier),
): string {
  const names = classes.flatMap(({ isCalibrated, name }) => (isCalibrated ? [sqlText(name)] : []));
  const known = [...names, sqlText("unparsed")].join(", ");
  return `CASE WHEN classifier = ${sqlText(classifier)} AND class IN (${known}) THEN is_mechanical::INTEGER END`;
}

/** How often the classifier is wrong about mechanical or not, as far as that was measured: one sentence. */
export function mechanicalErrorText(
  found: { readonly set: string; readonly agreement: RecordedAgreement } = measuredAgreement(),
): string {
  const { calls, sameMechanical } = found.agreement;
  const wrong = calls - sameMechanical;
  const most = (100 * wrongShareMost(wrong, calls)).toFixed(1);
  return (
    `Of ${calls} ${found.set} the classifier took ${wrong} for mechanical or not against the reader's label: ` +
    `at most ${most} % wrong, by a one-sided 95 % bound.`
  );
}

/** The greatest share of wrong answers that `wrong` or fewer of `calls` leave possible at 95 %: the exact bound. */
export function wrongShareMost(wrong: number, calls: number): number {
  let [low, high] = [wrong / calls, 1];
  if (low >= 1) return 1;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (atMost(wrong, calls, middle) > 0.05) low = middle;
    else high = middle;
  }
  return high;
}

/** The probability of `wrong` or fewer in `calls` at a share. */
function atMost(wrong: number, calls: number, share: number): number {
  let term = (1 - share) ** calls;
  let sum = term;
  for (let count = 1; count <= wrong; count += 1) {
    term *= ((calls - count + 1) / count) * (share / (1 - share));
    sum += term;
  }
  return sum;
}
