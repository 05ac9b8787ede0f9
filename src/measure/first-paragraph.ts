// The sentences that a report opens with: each target with its verdict, then what stands in the way of believing
// it. Every verdict has the same prominence, wanted or not. A refused target is given in words and counts alone.

import type { Comparison, TargetGoal, TargetResult } from "./comparison.ts";
import { changedDefinitions } from "./definition-check.ts";
import { changeIntervalText, changeText, levelText } from "./figure-text.ts";
import { verdictText } from "./verdict.ts";

/** `registered`: the definitions of the registration; null without one. */
export function firstParagraph(
  comparison: Comparison,
  registered: Readonly<Record<string, number>> | null,
): readonly string[] {
  const opening =
    comparison.kind === "exploratory"
      ? ["Exploratory: nothing was registered, so there are no verdicts."]
      : [];
  const later = comparison.targets.flatMap((target) =>
    registered === null || target.definitions === null
      ? []
      : changedDefinitions(registered, target.definitions),
  );
  return [
    ...opening,
    ...comparison.targets.map(targetSentence),
    ...(comparison.registration === null ? [] : [`Timing: ${comparison.registration.timing}.`]),
    ...[...new Set(later)].map((text) => `${text}.`),
    ...comparison.doubts,
  ];
}

function targetSentence(target: TargetResult): string {
  const opening = `${target.metric} in ${target.cohort}: ${verdictText(target.verdict)}.`;
  const { estimate, goal, verdict } = target;
  if (estimate === null) return opening;
  const interval = `its ${levelText(estimate.level)} interval ${changeIntervalText(estimate.low, estimate.high)}`;
  const registered = goal === null ? "" : `; ${goalText(goal)}`;
  const more = needed(verdict.word, verdict.n_to_decide, target);
  return `${opening} The change is ${changeText(estimate.ratio)}, ${interval}${registered}.${more}${pointText(target)}`;
}

// Beside the verdict, whichever of them is the wanted one.
function pointText({ checks }: TargetResult): string {
  const rule = checks?.point_rule;
  if (rule === null || rule === undefined) return "";
  if (rule.ratio === null) return " The registered point rule has no figure here.";
  return ` The registered point rule (${changeText(rule.ratio)}) ${rule.holds === true ? "holds" : "does not hold"}.`;
}

/** As `goal −50 % or beyond, falsified short of −20 %`. */
export function goalText(goal: TargetGoal): string {
  return `goal ${changeText(goal.goal_ratio)} or beyond, falsified short of ${changeText(goal.falsification_ratio)}`;
}

function needed(word: string, n: number | null, { estimate }: TargetResult): string {
  if (word !== "undecided") return "";
  const units = estimate?.groups === null ? "dispatches" : "groups";
  if (n === null) return " At this estimate no number of dispatches would decide it.";
  return ` At this spread and estimate about ${n} ${units} per side would decide it.`;
}
