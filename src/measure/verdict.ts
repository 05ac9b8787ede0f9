// From an interval to a word. The order is fixed, and bounds are closed on the side of the goal: an interval that
// ends on the goal has met it, one that starts on the falsification line is not short of it. Guards gate `met`
// alone.

import type { Comparison, TargetGoal, Verdict, VerdictWord } from "./comparison.ts";
import type { Target } from "./protocol.ts";

/** A registered goal as ratios of after to before: −30 % is 0.7. */
export function goalOf(target: Target): TargetGoal {
  const ratio = (percent: number): number => (100 + percent) / 100;
  return {
    direction: target.direction,
    goal_ratio: ratio(target.goal_percent),
    falsification_ratio: ratio(target.falsification_percent),
    ceiling_ratio: target.ceiling_percent === undefined ? null : ratio(target.ceiling_percent),
  };
}

interface Bounds {
  /** 0 where unbounded. */
  readonly low: number;
  /** Infinity where unbounded. */
  readonly high: number;
}

/** What the interval says of the goal, before any guard. */
export function judge(interval: Bounds, goal: TargetGoal): "met" | "falsified" | "missed" | "undecided" {
  const { low, high } = interval;
  const isFall = goal.direction === "fall";
  const isShortOf = (line: number): boolean => (isFall ? low > line : high < line);
  if (isFall ? high <= goal.goal_ratio : low >= goal.goal_ratio) return "met";
  if (isShortOf(goal.falsification_ratio)) return "falsified";
  return isShortOf(goal.goal_ratio) ? "missed" : "undecided";
}

/** A guard and what is known of it. Evidence is not read by this version: a guard has none. */
export interface GuardState {
  readonly name: string;
  readonly state: "no evidence" | "held" | "regressed" | "undecided";
}

/** `met` needs every guard to hold; other words stand, with the guards' states as labels beside them. */
export function gate(verdict: Verdict, guards: readonly GuardState[]): Verdict {
  const open = guards.filter((guard) => guard.state !== "held");
  if (open.length === 0) return verdict;
  if (verdict.word !== "met") {
    const isJudged = ["missed", "falsified", "undecided"].includes(verdict.word);
    return isJudged ? { ...verdict, labels: [...verdict.labels, ...open.map(guardLabel)] } : verdict;
  }
  const failed = open.filter((guard) => guard.state !== "no evidence");
  if (failed.length > 0) {
    return {
      ...verdict,
      word: "not met",
      reasons: failed.map((guard) => `guard ${guard.name} ${guard.state}`),
    };
  }
  const reasons = open.map((guard) => `goal reached, guard ${guard.name} has no evidence`);
  return { ...verdict, word: "not evaluated", reasons };
}

/** A change beyond the ceiling that the plan expected is marked `investigate`, whatever the verdict. */
export function withCeiling(verdict: Verdict, ratio: number, goal: TargetGoal): Verdict {
  const { ceiling_ratio: ceiling, direction } = goal;
  if (ceiling === null || (direction === "fall" ? ratio >= ceiling : ratio <= ceiling)) return verdict;
  return { ...verdict, labels: [...verdict.labels, "investigate: beyond the expected ceiling"] };
}

/** The reason of a reached goal that nobody can be held to. */
const UNVERIFIABLE = "goal reached, but when it was registered cannot be verified";

/** Of a registration whose time or chain cannot be verified no target is `met`; words against it stand. */
export function gateByTiming(verdict: Verdict, isVerifiable: boolean): Verdict {
  if (isVerifiable || verdict.word !== "met") return verdict;
  return { ...verdict, word: "not evaluated", reasons: [UNVERIFIABLE] };
}

function guardLabel(guard: GuardState): string {
  return `guard ${guard.name}: ${guard.state}`;
}

const NEGATIVE: readonly VerdictWord[] = ["missed", "falsified", "not met"];
const OPEN: readonly VerdictWord[] = ["refused", "collecting", "undecided", "not evaluated"];

/** 1 for any negative verdict, else 3 for any open one, else 0. Design: exit codes of comparing. */
export function exitCodeOf(words: readonly VerdictWord[]): Comparison["exit_code"] {
  if (words.some((word) => NEGATIVE.includes(word))) return 1;
  return words.some((word) => OPEN.includes(word)) ? 3 : 0;
}

/** A verdict with a word alone. */
export function verdict(word: VerdictWord, reasons: readonly string[] = []): Verdict {
  return { word, reasons: [...reasons], labels: [], n_to_decide: null };
}

/** The verdict's line, as `not evaluated (goal reached, guard quality has no evidence)`. */
export function verdictText({ word, reasons, labels }: Verdict): string {
  const why = reasons.length === 0 ? "" : ` (${reasons.join("; ")})`;
  return [`${word}${why}`, ...labels].join(", ");
}
