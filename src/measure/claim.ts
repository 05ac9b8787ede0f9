// What a claim file says: who claims which number of what, by which mechanism, on which evidence. All words are closed
// vocabularies: a claim that none of them fits is refused, never bent. This file holds the shape; the rules between
// fields are in claim-rules.ts. The message of each field is its remedy.

import * as z from "zod/mini";

export const claimKinds = ["fall", "share", "count", "time", "amount"] as const;
/** By what unit each kind can be given. */
export const unitsOf = {
  fall: ["percent"],
  share: ["percent"],
  count: ["calls", "denials"],
  time: ["ms", "s"],
  amount: ["characters", "bytes", "tokens", "USD"],
} as const;
const units = Object.values(unitsOf).flat();

/** What the number is a part of, or counted per. `not_stated`: the source does not say it. */
export const denominators = [
  "touched_calls",
  "tool_calls",
  "sessions",
  "result_text",
  "model_output",
  "model_output_with_thinking",
  "prompt_bytes",
  "session_tokens",
  "bill",
  "hook_runs",
  "not_stated",
] as const;

/** What the mechanism can reach. `calls`: it can stop whole calls; `hook_runs`: nothing but its own runs. */
export const reaches = [
  "results",
  "inputs",
  "anchors",
  "prompts",
  "repasted_prompt_lines",
  "calls",
  "hook_runs",
] as const;

export const evidenceClasses = [
  "estimate",
  "touched_slice",
  "on_the_wire",
  "billed",
  "preregistered",
] as const;

const oneOf = (words: readonly string[]): string => `Write one of ${words.join(", ")}.`;
const text = (remedy: string) => z.string(remedy).check(z.regex(/\S/, remedy));

const valueRemedy = "Write the number as published, above 0, without its unit.";
const number = z.strictObject(
  {
    kind: z.enum(claimKinds, oneOf(claimKinds)),
    value: z.number(valueRemedy).check(z.gt(0, valueRemedy)),
    unit: z.enum(units, oneOf(units)),
    /** What the mechanism takes away, or what it costs itself. */
    effect: z._default(z.enum(["removed", "spent"], oneOf(["removed", "spent"])), "removed"),
  },
  "Write kind, value and unit.",
);

const toolRemedy =
  "Write the tool as the log names it, such as Bash, or its beginning and *, such as mcp__*.";
const toolsRemedy = "Write a list of tools, or all.";
const wholeRemedy = "Write a whole number of 1 or more.";
const mechanism = z.strictObject(
  {
    reaches: z.enum(reaches, oneOf(reaches)),
    tools: z.optional(
      z.union(
        [
          z.literal("all"),
          z
            .array(z.string(toolRemedy).check(z.regex(/^[\w.:-]+\*?$/, toolRemedy)))
            .check(z.minLength(1, toolsRemedy)),
        ],
        toolsRemedy,
      ),
    ),
    /** Of each result only what stands behind so many code points can be reached. */
    beyond_chars: z.optional(z.int(wholeRemedy).check(z.gte(1, wholeRemedy))),
  },
  "Write what it reaches, and the tools where it reaches results, inputs or calls.",
);

export const claimSchema = z.strictObject(
  {
    claim: z.literal(1, "Write 1: the version of this format."),
    title: text("Write the claim in a sentence."),
    source: text("Write who says it, and where."),
    number,
    denominator: z.enum(denominators, oneOf(denominators)),
    mechanism,
    evidence: z.enum(evidenceClasses, oneOf(evidenceClasses)),
  },
  "Write claim, title, source, number, denominator, mechanism and evidence.",
);

/** A claim whose fields are right one by one; rules between them are checked by claim-rules.ts. */
export type Claim = z.infer<typeof claimSchema>;
export type ClaimNumber = Claim["number"];
export type Mechanism = Claim["mechanism"];
export type Denominator = Claim["denominator"];

/** True where the number is a part of the denominator in per cent. */
export function isPart({ kind }: Pick<ClaimNumber, "kind">): boolean {
  return kind === "fall" || kind === "share";
}

/**
 * The least value that is published as this one: 11.5 may have been 11.45, and 60 may have been 59.5. Nothing is
 * falsified by how it was rounded.
 */
export function leastValue({ value }: Pick<ClaimNumber, "value">): number {
  const [plain, decimals = ""] = /^\d+(?:\.(\d+))?$/.exec(String(value)) ?? [];
  return plain === undefined ? value : value - 0.5 / 10 ** decimals.length;
}
