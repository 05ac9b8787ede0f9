// A tested claim as lines of text and as JSON: who says what, how far the mechanism reaches and out of which counts,
// the claim in amounts, and the answer. Shares are rounded outwards, because they are bounds.

import { type Claim, isPart } from "../measure/claim.ts";
import { type ClaimAnswer, figureText } from "../measure/claim-answer.ts";
import type { ClaimReading } from "../measure/claim-reading.ts";
import type { LeftOutReason } from "../measure/claim-sessions.ts";
import type { ClaimedAmount, ClaimWorth } from "../measure/claim-worth.ts";
import { amountText } from "../measure/figure-text.ts";
import { countText } from "./count-text.ts";
import { numberText } from "./text-table.ts";

export interface TestedClaim {
  readonly file: string;
  readonly claim: Claim;
  readonly reading: ClaimReading;
  readonly worth: ClaimWorth;
  readonly answer: ClaimAnswer;
}

const DENOMINATORS: { readonly [name in Claim["denominator"]]: string } = {
  touched_calls: "what the touched calls hold",
  tool_calls: "tool calls",
  sessions: "sessions",
  result_text: "the characters of tool results",
  model_output: "the characters that the model writes, without thinking",
  model_output_with_thinking: "the characters that the model writes, with thinking",
  prompt_bytes: "the bytes of prompts",
  session_tokens: "all tokens of sessions",
  bill: "the bill",
  hook_runs: "runs of the hook",
  not_stated: "what the source does not say",
};

const PER: { readonly [name in Claim["denominator"]]?: string } = {
  touched_calls: "per touched call",
  sessions: "per session",
  hook_runs: "per run of the hook",
  not_stated: "per what the source does not say",
};

const EVIDENCE: { readonly [name in Claim["evidence"]]: string } = {
  estimate: "estimate: nobody has measured it",
  touched_slice: "touched slice: measured on what was touched alone",
  on_the_wire: "on the wire: measured in what was sent",
  billed: "billed: measured in what was billed",
  preregistered: "preregistered: by a plan that was fixed before",
};

const LEFT_OUT: { readonly [reason in LeftOutReason]: string } = {
  made: "made for a corpus",
  "without id": "without an id",
  "without main thread": "without a line of the main thread",
  "not replayed": "not replayed as loaded",
  incomplete: "with lines that could not be read or told apart",
  "without any": "with nothing to take a part of",
};

function numberWords({ number, denominator }: Claim): string {
  const value = numberText(number.value);
  if (isPart(number)) return `a ${number.kind} of ${value} % of ${DENOMINATORS[denominator]}`;
  const spent = number.effect === "spent" ? "spent " : "";
  return `${value} ${number.unit} ${spent}${PER[denominator] ?? ""}`.trimEnd();
}

function mechanismWords({ reaches, tools, beyond_chars: beyond }: Claim["mechanism"]): string {
  const named = tools === undefined || tools === "all" ? "all tools" : tools.join(", ");
  const behind = beyond === undefined ? "" : ` behind the first ${numberText(beyond)} characters of each`;
  const words: { readonly [name in typeof reaches]: string } = {
    results: `what the results of ${named} show the model${behind}`,
    inputs: `what the model writes as input of ${named}`,
    anchors: "old_string of Edit and MultiEdit",
    prompts: "prompts",
    repasted_prompt_lines: "prompt lines of 20 characters or more that stood earlier in the context",
    calls: `whole calls of ${named}`,
    hook_runs: "nothing but its own runs",
  };
  return words[reaches];
}

function testedWords({ chosen, used, leftOut }: ClaimReading): string {
  const left = leftOut.map(({ reason, sessions }) => `${numberText(sessions)} ${LEFT_OUT[reason]}`);
  const of = `${numberText(used)} of ${countText(chosen, "session")}`;
  return left.length === 0 ? of : `${of}; left out: ${left.join(", ")}`;
}

function reachableWords({ figures, measure }: ClaimReading): string {
  if (figures === null || measure === null) return "unknown";
  const { reached, reachedRows, whole, wholeRows, isWholeLowerBound } = figures;
  const of = `${isWholeLowerBound ? "≥ " : ""}${numberText(whole)} ${measure.unit}`;
  const percent = (reached / whole) * 100;
  const isLeast = measure.isReachedLowerBound === true;
  const bound = isLeast ? `at least ${figureText(percent, "down")}` : `at most ${figureText(percent, "up")}`;
  const share = whole === 0 ? "" : `${bound} %: `;
  if (measure.unit === "calls") return `${share}${numberText(reached)} of ${of}`;
  const { rowNames } = measure;
  const rows =
    rowNames.reached === rowNames.whole
      ? `${numberText(reachedRows)} of ${numberText(wholeRows)} ${rowNames.whole}`
      : `${numberText(reachedRows)} ${rowNames.reached}, of ${numberText(wholeRows)} ${rowNames.whole}`;
  return `${share}${numberText(reached)} of ${of}, in ${rows}`;
}

function amountWords({ claimed, of, unit, bound, sessions }: ClaimedAmount): string {
  const mark = bound === "exact" ? "" : `${bound} `;
  return `${mark}${amountText(claimed)} of ${amountText(of)} ${unit} in ${countText(sessions, "session")}`;
}

function billWords({ bill }: ClaimReading, { bill: claimed }: ClaimWorth): string {
  const { tokens, tokenSessions, costUsd, costSessions } = bill;
  const known = [
    ...(tokenSessions === 0
      ? []
      : [`${numberText(tokens)} tokens in ${countText(tokenSessions, "session")}`]),
    ...(costSessions === 0 ? [] : [`${amountText(costUsd)} USD in ${countText(costSessions, "session")}`]),
  ];
  const billed =
    known.length === 0 ? "nothing of these sessions is known as billed" : `billed: ${known.join(", ")}`;
  return claimed === null ? `unknown; ${billed}` : `${amountWords(claimed)}, if the claim holds; ${billed}`;
}

/** The lines, without an end. */
export function claimLines({ claim, reading, worth, answer }: TestedClaim): readonly string[] {
  const why = answer.kind === "not testable" ? `not testable: ${answer.why}` : answer.kind;
  return [
    `Claim      ${claim.title}`,
    `Says       ${claim.source}`,
    `Number     ${numberWords(claim)}`,
    `Mechanism  ${mechanismWords(claim.mechanism)}`,
    `Evidence   ${EVIDENCE[claim.evidence]}`,
    `Tested on  ${testedWords(reading)}`,
    `Reachable  ${reachableWords(reading)}`,
    ...(isPart(claim.number)
      ? [`It claims  ${worth.own === null ? "unknown" : amountWords(worth.own)}`]
      : []),
    `The bill   ${billWords(reading, worth)}`,
    `Answer     ${why}`,
    `           ${answer.detail}`,
  ];
}

/** The document of `--json`; docs/json.md has every field. */
export function claimJson({ file, claim, reading, worth, answer }: TestedClaim) {
  const { chosen, used, leftOut, measure, figures, bill } = reading;
  const { title, source, number, denominator, mechanism, evidence } = claim;
  const { reaches, tools = null, beyond_chars: beyondChars = null } = mechanism;
  const reachable =
    figures === null || measure === null
      ? null
      : {
          ...{ of: measure.of, unit: measure.unit },
          share: figures.whole === 0 ? null : figures.reached / figures.whole,
          bound: measure.isReachedLowerBound === true ? "at least" : "at most",
          ...{ reached: figures.reached, whole: figures.whole, isWholeLowerBound: figures.isWholeLowerBound },
          ...{ reachedRows: figures.reachedRows, wholeRows: figures.wholeRows },
          mostInOneRow: figures.mostInOneRow,
        };
  return {
    shape: "detent.claim/1",
    file,
    claim: { title, source, number, denominator, mechanism: { reaches, tools, beyondChars }, evidence },
    sessions: { chosen, used, leftOut },
    reachable,
    own: worth.own,
    bill: { claimed: worth.bill, ...bill },
    answer: {
      kind: answer.kind,
      why: answer.kind === "not testable" ? answer.why : null,
      detail: answer.detail,
    },
  };
}
