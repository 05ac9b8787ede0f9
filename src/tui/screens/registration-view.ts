// One registration: its plan, and after `c` its comparison: verdicts with their reasons in full, intervals and
// distributions in block characters. The figures are those of `detent compare`; what that refuses has none here either.

import type { SideUse, TargetResult } from "../../measure/comparison.ts";
import type { ComparisonReport } from "../../measure/comparison-report.ts";
import { amountText, changeIntervalText, changeText, levelText } from "../../measure/figure-text.ts";
import { verdictText } from "../../measure/verdict.ts";
import { type Line, type Look, line, type Room } from "../line.ts";
import { type SealedPlan, sealedOf } from "../sealed-plans.ts";
import { intervalStrip, quartileStrip, scaleOf } from "../strip.ts";
import { textLines, type View } from "../view.ts";
import { heldFor, type Place, type WorkbenchState } from "../workbench-state.ts";
import { wrappedText } from "../wrapped-text.ts";
import { reading } from "./empty-lines.ts";

type RegistrationPlace = Extract<Place, { screen: "registration" }>;

export function registrationView(
  state: WorkbenchState,
  place: RegistrationPlace,
  { width, height }: Room,
): View {
  const chain = state.parts.chain?.value;
  const sealed = chain === undefined ? undefined : sealedOf(chain).find(({ file }) => file === place.file);
  const report = heldFor(state.parts.comparison, place.file);
  const said = (text: string, look: Look = "plain"): readonly Line[] =>
    wrappedText(text, width).map((one) => ({ text: one, look }));
  const plan = sealed === undefined ? reading(state) : planTexts(sealed.record).flatMap((text) => said(text));
  const result =
    report === null
      ? said("c compares: it runs `detent compare` and shows verdicts, intervals and refusals here.", "quiet")
      : reportLines(report, width, said);
  return {
    crumbs: ["Cohorts", place.file.replace(/\.json$/, "")],
    ...textLines([...result, line(""), ...plan], place.cursor, height),
    keys: ["c compare", "o report", "w write one", "x cancel"],
    // Comparing may write a decision: until somebody has done it here, only the plan is on the screen.
    commands: [report === null ? ["register", "--list", "--json"] : ["compare", place.file.slice(0, 4)]],
  };
}

function planTexts({ protocol, watermark, at }: SealedPlan["record"]): readonly string[] {
  const targets = [...protocol.primaries, ...protocol.secondaries].map(
    ({ metric, cohort, goal_percent: goal, falsification_percent: short }) =>
      `Target: ${metric} in ${cohort}, goal ${goal} %, falsified short of ${short} %`,
  );
  return [
    `Plan: ${protocol.title}`,
    `Hypothesis: ${protocol.hypothesis}`,
    `Sealed ${at}; then ${watermark.before.length} dispatches before, ${watermark.after.length} after.`,
    `At least ${protocol.minimum.per_side} dispatches per side.`,
    ...targets,
  ];
}

type Said = (text: string, look?: Look) => readonly Line[];

function reportLines(report: ComparisonReport, width: number, said: Said): readonly Line[] {
  const { comparison, registry, metric_limits: limits = [] } = report;
  const { targets, secondaries, cohorts, doubts, not_evaluated: open } = comparison;
  return [
    ...comparison.first_paragraph.flatMap((text) => said(text, "title")),
    ...limits.flatMap((text) => said(text, "quiet")),
    ...(registry?.faults ?? []).flatMap((text) => said(`Broken chain: ${text}`, "warning")),
    line(""),
    ...[...targets, ...secondaries].flatMap((target) => targetLines(target, width, said)),
    ...cohorts.flatMap(({ cohort, before, after }) =>
      said(`${cohort}: ${flowText("before", before)}; ${flowText("after", after)}.`, "quiet"),
    ),
    ...[...doubts, ...open].flatMap((text) => said(text, "quiet")),
  ];
}

type Flow = { readonly seen: number; readonly eligible: number; readonly exclusions: readonly Exclusion[] };
type Exclusion = { readonly rule: string; readonly count: number };

function flowText(side: string, { seen, eligible, exclusions }: Flow): string {
  const left = exclusions.map(({ rule, count }) => `${count} ${rule}`).join(", ");
  return `${side} ${eligible} of ${seen}${left === "" ? "" : ` (left out: ${left})`}`;
}

function targetLines(target: TargetResult, width: number, said: Said): readonly Line[] {
  const { metric, cohort, verdict } = target;
  const look = { met: "good", falsified: "warning", missed: "warning", "not met": "warning" }[
    String(verdict.word)
  ];
  const shown = look === "good" || look === "warning" ? look : "plain";
  return [
    ...said(`${signOf(verdict.word)} ${metric} in ${cohort}: ${verdictText(verdict)}`, shown),
    ...sideLines(target, width),
    ...intervalLines(target, width, said),
    line(""),
  ];
}

function signOf(word: TargetResult["verdict"]["word"]): string {
  if (word === "met") return "✓";
  if (word === "falsified" || word === "missed" || word === "not met") return "✗";
  return word === "refused" ? "⊘" : "·";
}

const LABEL = 8;

/** The quartiles of both sides on one scale; none where a side is too small. */
function sideLines({ before, after }: TargetResult, width: number): readonly Line[] {
  const sides = [sideOf("before", before), sideOf("after", after)].flatMap((side) => side ?? []);
  const room = Math.max(10, Math.min(48, width - LABEL - 36));
  const scale = scaleOf(
    sides.flatMap(({ summary: { q1, median, q3 } }) => [q1, median, q3]),
    room,
  );
  if (scale === undefined) return [];
  return sides.map(({ name, summary }) => {
    const { n, q1, median, q3 } = summary;
    const figures = `${amountText(q1)} | ${amountText(median)} | ${amountText(q3)}  n ${n}`;
    return line(`  ${name.padEnd(LABEL)}${quartileStrip(summary, scale)}  ${figures}`);
  });
}

function sideOf(name: string, side: SideUse | null) {
  return side === null || side.summary === null ? undefined : { name, summary: side.summary };
}

function intervalLines({ estimate, goal }: TargetResult, width: number, said: Said): readonly Line[] {
  if (estimate === null) return [];
  const { ratio, low, high, level, rule } = estimate;
  const marks = [
    { sign: "┊", at: 1 },
    ...(goal === null
      ? []
      : [
          { sign: "F", at: goal.falsification_ratio },
          { sign: "G", at: goal.goal_ratio },
        ]),
  ];
  const room = Math.max(10, Math.min(48, width - LABEL - 4));
  const scale = scaleOf([ratio, low ?? ratio, high ?? ratio, ...marks.map(({ at }) => at)], room);
  const strip =
    scale === undefined ? [] : [line(`  ${"change".padEnd(LABEL)}${intervalStrip(estimate, marks, scale)}`)];
  const text = `  ${changeText(ratio)}, ${levelText(level)} interval ${changeIntervalText(low, high)} (${rule})`;
  return [
    ...strip,
    ...said(text),
    ...said("  ● estimate  ┊ no change  G goal  F falsified short of it", "quiet"),
  ];
}
