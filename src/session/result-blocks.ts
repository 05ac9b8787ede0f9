// Finds the result blocks that workers hand back inside prose, `---REVIEW RESULT---` … `---END---`. Each block is found
// with how it stands: only a complete one counts, and one that is unfinished, nested or quoted in a code fence is named
// and never taken for a result.

export const contractKinds = ["implementation", "review", "fix"] as const;
export type ContractKind = (typeof contractKinds)[number];

/**
 * `unfinished`: the text ends before the block does. `nested`: another block begins inside of it, or it begins inside
 * of another. `example`: it stands in a fenced code block.
 */
export type BlockState = "complete" | "unfinished" | "nested" | "example";

export interface ResultBlock {
  readonly kind: ContractKind;
  readonly state: BlockState;
  /** Line of its first marker in the text, from 1. */
  readonly line: number;
  /** The lines between the markers; empty unless it is complete. */
  readonly body: string;
}

const BEGIN = /^---(IMPLEMENTATION|REVIEW|FIX) RESULT---$/;
const END = "---END---";
/** At any depth, and behind the marks of a list: a fence there quotes as much as one at the margin. */
const OPENS = /^(\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*)(`{3,}|~{3,})(.*)$/s;
const CLOSES = /^(\s*)(`{3,}|~{3,})\s*$/;
/** How much deeper than it began a fence may end. */
const DEEPER_MAX = 3;

/** True where the text may hold a block: cheap, for texts that mostly hold none. */
export function mayHoldResult(text: string): boolean {
  return text.includes(" RESULT---");
}

interface Fence {
  readonly mark: string;
  /** Columns in front of the mark. */
  readonly depth: number;
}

interface OpenBlock {
  readonly begins: { readonly kind: ContractKind; readonly line: number }[];
  readonly isExample: boolean;
  readonly body: string[];
  depth: number;
}

/** All blocks of the text in the order in which they begin. */
export function findResultBlocks(text: string): readonly ResultBlock[] {
  const search = new BlockSearch();
  for (const line of text.split("\n")) search.take(line);
  return search.finish();
}

class BlockSearch {
  private readonly found: ResultBlock[] = [];
  private fence: Fence | null = null;
  private open: OpenBlock | null = null;
  private line = 0;

  take(line: string): void {
    this.line += 1;
    const mark = line.trim();
    const kind = kindOf(mark);
    if (this.open !== null) this.takeInside(this.open, line, mark, kind);
    else if (kind !== null) this.begin(kind);
    else this.turnFence(line);
  }

  finish(): readonly ResultBlock[] {
    if (this.open !== null) this.close(this.open, "unfinished");
    return this.found;
  }

  private begin(kind: ContractKind): void {
    const begins = [{ kind, line: this.line }];
    this.open = { begins, isExample: this.fence !== null, body: [], depth: 1 };
  }

  private takeInside(open: OpenBlock, line: string, mark: string, kind: ContractKind | null): void {
    if (kind !== null) {
      open.begins.push({ kind, line: this.line });
      open.depth += 1;
    } else if (mark === END) {
      open.depth -= 1;
      if (open.depth === 0) this.close(open, "complete");
    } else if (open.isExample && this.fence !== null && closes(this.fence, line)) {
      this.close(open, "example");
      this.fence = null;
    } else open.body.push(line);
  }

  private close(open: OpenBlock, ending: "complete" | "unfinished" | "example"): void {
    const isNested = open.begins.length > 1;
    const whole = isNested ? "nested" : ending;
    const state = open.isExample ? "example" : whole;
    const body = state === "complete" ? open.body.join("\n") : "";
    for (const begin of open.begins) this.found.push({ ...begin, state, body });
    this.open = null;
  }

  private turnFence(line: string): void {
    if (this.fence !== null) {
      if (closes(this.fence, line)) this.fence = null;
      return;
    }
    const [, before = "", mark = "", rest = ""] = OPENS.exec(line) ?? [];
    // Backticks behind backticks are code within a line.
    if (mark !== "" && !(mark.startsWith("`") && rest.includes("`")))
      this.fence = { mark, depth: columns(before) };
  }
}

function kindOf(mark: string): ContractKind | null {
  const [, name = ""] = BEGIN.exec(mark) ?? [];
  return contractKinds.find((kind) => kind.toUpperCase() === name) ?? null;
}

function closes({ mark, depth }: Fence, line: string): boolean {
  const [, before = "", found = ""] = CLOSES.exec(line) ?? [];
  return found.startsWith(mark) && columns(before) <= depth + DEEPER_MAX;
}

function columns(before: string): number {
  return before.replaceAll("\t", "    ").length;
}
