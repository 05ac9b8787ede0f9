// What a mechanism can reach and what that is a part of, as rows of the database. Text counts as the model saw it,
// behind the client's own truncation; what may be reached counts as reached: a result whose call no line shows, a call
// without a name. So the sum is never less than what any use of the mechanism can remove, but where the measure says
// that no log can show it all.

import type { Denominator, Mechanism } from "./claim.ts";
import type { Metric, RowSum } from "./metric.ts";
import { sqlText } from "./table-definition.ts";

/** What is reached is a part of `whole`, row by row. */
export interface ClaimMeasure {
  /** What a claim must be about for the two to be its numerator and denominator. */
  readonly of: "result_text" | "tool_calls" | "model_output" | "model_output_with_thinking" | "prompt_bytes";
  readonly unit: "characters" | "bytes" | "calls";
  /** What the rows of both sums are called. */
  readonly rowNames: { readonly reached: string; readonly whole: string };
  readonly reached: RowSum;
  /** SQL that holds of the rows in which something is reached; absent where that is all of `reached`. */
  readonly reachedRows?: string;
  readonly whole: RowSum;
  /** True where more may be reached than any log can show, so that the sum is no upper bound. */
  readonly isReachedLowerBound?: true;
  /** What of both headless output leaves out. */
  readonly notPrinted?: NonNullable<Metric["notPrinted"]>;
}

/** Null where the mechanism reaches nothing that logs hold. */
export function measureOf(mechanism: Mechanism, denominator: Denominator): ClaimMeasure | null {
  switch (mechanism.reaches) {
    case "results":
      return resultText(mechanism);
    case "calls":
      return denominator === "result_text" ? resultText(mechanism) : wholeCalls(mechanism);
    case "inputs":
    case "anchors":
      return modelOutput(mechanism, denominator);
    case "prompts":
    case "repasted_prompt_lines":
      return promptBytes(mechanism);
    case "hook_runs":
      return null;
  }
}

function resultText({ tools, beyond_chars: beyond }: Mechanism): ClaimMeasure {
  const value = beyond === undefined ? "chars" : `greatest(chars - ${beyond}, 0)`;
  const others = `SELECT call_key FROM tool_calls WHERE NOT (${isNamed(tools)})`;
  return {
    of: "result_text",
    unit: "characters",
    rowNames: { reached: "results", whole: "results" },
    reached: { table: "tool_results", value, where: `call_key NOT IN (${others})` },
    ...(beyond === undefined ? {} : { reachedRows: `chars > ${beyond}` }),
    whole: { table: "tool_results", value: "chars" },
  };
}

function wholeCalls({ tools }: Mechanism): ClaimMeasure {
  return {
    of: "tool_calls",
    unit: "calls",
    rowNames: { reached: "calls", whole: "calls" },
    reached: { table: "tool_calls", value: "1", where: isNamed(tools) },
    whole: { table: "tool_calls", value: "1" },
  };
}

function modelOutput({ reaches, tools }: Mechanism, denominator: Denominator): ClaimMeasure {
  const isWithThinking = denominator === "model_output_with_thinking";
  return {
    of: isWithThinking ? "model_output_with_thinking" : "model_output",
    unit: "characters",
    rowNames: {
      reached: "calls",
      whole: `blocks of text${isWithThinking ? ", thinking" : ""} and tool input`,
    },
    reached:
      reaches === "anchors"
        ? { table: "tool_calls", value: "anchor_chars", where: isNamed(["Edit", "MultiEdit"]) }
        : { table: "tool_calls", value: "input_chars", where: isNamed(tools) },
    whole: {
      table: "model_output",
      value: "chars",
      where: isWithThinking ? "true" : "kind <> 'thinking'",
    },
    notPrinted: "words of subagents",
  };
}

function promptBytes({ reaches }: Mechanism): ClaimMeasure {
  const kind = reaches === "prompts" ? "prompt bytes" : "repasted prompt bytes";
  // Rows of sessions that were not replayed have no kind: they make both unknown.
  const rows = (wanted: string): RowSum => {
    return { table: "replay_facts", value: "amount", where: `coalesce(kind, '${wanted}') = '${wanted}'` };
  };
  return {
    of: "prompt_bytes",
    unit: "bytes",
    rowNames: { reached: "prompts", whole: "prompts" },
    reached: rows(kind),
    reachedRows: "amount > 0",
    whole: rows("prompt bytes"),
    // What the client adds to a context by itself is in no log, and a prompt may repeat it.
    ...(reaches === "prompts" ? {} : { isReachedLowerBound: true }),
    notPrinted: "prompts",
  };
}

/** SQL over a row of tool_calls; a call without a name may be any. */
function isNamed(tools: "all" | readonly string[] | undefined): string {
  if (tools === undefined || tools === "all") return "true";
  const names = tools.map((tool) =>
    tool.endsWith("*") ? `starts_with(name, ${sqlText(tool.slice(0, -1))})` : `name = ${sqlText(tool)}`,
  );
  return `coalesce(${names.join(" OR ")}, true)`;
}
