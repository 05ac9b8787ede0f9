// What a metric is: figures summed over rows of a settled table, per session or dispatch, or a figure that the drain
// gives of a dispatch. A row whose figure is unknown makes the unit's value unknown, never 0; a lower bound says so and
// why.

/** Rows that are added up: `value` is an SQL expression over one row, NULL = unknown; `where` keeps some. */
export interface RowSum {
  readonly table:
    | "requests"
    | "tool_calls"
    | "tool_results"
    | "prompts"
    | "model_output"
    | "denials"
    | "bash_calls"
    | "replay_facts";
  readonly value: string;
  readonly where?: string;
}

/** A figure that drain records give of a dispatch: SQL over its row of `dispatches`. NULL = unknown. */
export interface DispatchFigure {
  readonly table: "dispatches";
  readonly value: string;
  /** Keeps some dispatches; the others have no part in the figure. */
  readonly where?: string;
  /** Why a value is unknown, as a sentence. */
  readonly unknownWhy: string;
  /** SQL that is true where the value is only a lower bound, and why, as a sentence. */
  readonly atLeast?: { readonly where: string; readonly why: string };
}

/** What is known of a session from its results and its reconciled totals. */
export type BilledColumn =
  | "input_tokens"
  | "output_tokens"
  | "cache_read_tokens"
  | "cache_write_tokens"
  | "total_tokens"
  | "cost_usd"
  | "round_trips"
  | "are_denials_listed";

export interface Metric {
  /** Lower case with underscores; also the column under which it is printed. */
  readonly name: string;
  readonly unit:
    | "calls"
    | "requests"
    | "prompts"
    | "tokens"
    | "characters"
    | "share"
    | "denials"
    | "round trips"
    | "USD"
    | "seconds"
    | "files"
    | "cycles"
    | "retries"
    | "incidents"
    | "effects"
    | "answers";
  /** What an improvement looks like; `none` where more or less is neither. */
  readonly direction: "lower" | "higher" | "none";
  /** How a comparison treats it: amounts by ratio, counts that are often 0 and shares by rules of their own. */
  readonly kind: "amount" | "count" | "share";
  /** Raised when the meaning changes; rows of two definitions are never compared. */
  readonly definition: number;
  /**
   * The rows that are added up; absent where only results and totals know the figure. A figure over `dispatches` has no
   * value for a session.
   */
  readonly sum?: RowSum | DispatchFigure;
  /** Where every session of a unit has it there, that is the figure, and it is billed. */
  readonly billed?: Exclude<BilledColumn, "are_denials_listed">;
  /** A yes of every session of a unit makes its count complete. */
  readonly completeWhere?: "are_denials_listed";
  /** What of it headless output leaves out. */
  readonly notPrinted?: "prompts" | "words of subagents";
  /** For a share: what the sum is divided by. A share over nothing is unknown. */
  readonly over?: RowSum | DispatchFigure;
  /** One sentence: what the figure is. */
  readonly meaning: string;
  /** One sentence: what it does not show. */
  readonly limits: string;
  /** One sentence: how often what it rests on was found wrong, and how much more that leaves possible. */
  readonly measuredError?: string;
  /** It rests on classes of commands, so it means something else with every change of the classifier. */
  readonly restsOnClassifier?: true;
  /** Why every value is only a lower bound; absent where a value can be exact. */
  readonly lowerBoundWhy?: string;
}

/** A word about each dispatch, which can be counted and never added up. */
export interface DispatchLabel {
  readonly name: string;
  readonly definition: number;
  /** SQL over one row of `dispatches`. Never NULL: what is not known has a word of its own. */
  readonly label: string;
  readonly meaning: string;
  readonly limits: string;
}

/** A figure about dispatches in the order of their start; it has no value for one of them. */
export interface DispatchStreak {
  readonly name: string;
  readonly definition: number;
  /** SQL over one row of `dispatches`: true ends a streak, NULL is unknown and ends it too. */
  readonly breaks: string;
  readonly meaning: string;
  readonly limits: string;
}

/** True where sessions have no such figure. */
export function isDispatchMetric(metric: Metric): boolean {
  return metric.sum?.table === "dispatches";
}
