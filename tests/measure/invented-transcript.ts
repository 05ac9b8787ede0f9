// Lines of invented transcripts, with everything that a case does not name filled in.

/** One transcript line before it becomes text. */
export type LineFields = Readonly<Record<string, unknown>>;

interface Common {
  readonly session?: string;
  /** Second of the minute in which all lines stand; absent: the line has no time. */
  readonly second?: number;
  /** Fields of the line that replace the ordinary ones. */
  readonly fields?: LineFields;
}

function headOf({ session = "s", second, fields = {} }: Common): LineFields {
  const timestamp =
    second === undefined ? undefined : new Date(Date.UTC(2026, 2, 2, 9, 0, second)).toISOString();
  return { sessionId: session, timestamp, ...fields };
}

/** A line of a response. Without `usage` it has (3, output, 100, 10). */
export function reply(
  id: string | null,
  how: Common & {
    readonly output?: number;
    readonly usage?: LineFields;
    readonly blocks?: readonly object[];
    readonly cwd?: string;
  },
): LineFields {
  const { output = 5, blocks = [], cwd } = how;
  const written = {
    input_tokens: 3,
    output_tokens: output,
    cache_read_input_tokens: 100,
    cache_creation_input_tokens: 10,
  };
  const message = {
    ...(id === null ? {} : { id }),
    model: "m",
    content: blocks,
    usage: how.usage ?? written,
  };
  return { type: "assistant", cwd, requestId: id === null ? undefined : `r-${id}`, message, ...headOf(how) };
}

/** A line of one tool result. */
export function result(
  toolUseId: string,
  how: Common & { readonly text?: string; readonly isError?: boolean },
): LineFields {
  const { text = "done", isError = false } = how;
  const content = [{ type: "tool_result", tool_use_id: toolUseId, content: text, is_error: isError }];
  return { type: "user", message: { content }, ...headOf(how) };
}

/** A line of one prompt. */
export function prompt(text: string, how: Common): LineFields {
  return { type: "user", message: { content: text }, ...headOf(how) };
}

/** Lines as the text of a file. */
export function linesOf(lines: readonly LineFields[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}
