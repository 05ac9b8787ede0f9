// Lines of invented transcripts, with only what a test is about; everything else has a fixed value.

/** One line, ended. `seconds` counts from 2026-03-02T09:00:00Z; null leaves the time out. */
export function logLine(session: string, uuid: string, seconds: number | null, fields: object): string {
  const time =
    seconds === null ? {} : { timestamp: new Date(1_772_442_000_000 + seconds * 1000).toISOString() };
  return `${JSON.stringify({ sessionId: session, uuid, cwd: "/srv/a", version: "2.1.9", ...time, ...fields })}\n`;
}

/** A user's prompt. */
export function promptLine(session: string, uuid: string, seconds: number | null, text: string): string {
  return logLine(session, uuid, seconds, { type: "user", message: { role: "user", content: text } });
}

/** One line of a response with the output tokens given and 10 cache-read tokens; null leaves the usage out. */
export function responseLine(
  session: string,
  uuid: string,
  seconds: number | null,
  response: { readonly id: string; readonly output: number | null; readonly content: readonly object[] },
): string {
  const { id, output, content } = response;
  const usage =
    output === null ? {} : { usage: { input_tokens: 1, output_tokens: output, cache_read_input_tokens: 10 } };
  const message = { id, role: "assistant", model: "claude-x", content, ...usage };
  return logLine(session, uuid, seconds, { type: "assistant", requestId: `req-${id}`, message });
}

/** The result of a tool call. */
export function resultLine(
  session: string,
  uuid: string,
  seconds: number | null,
  result: { readonly id: string; readonly text: string; readonly isError?: boolean },
): string {
  const content = [
    { type: "tool_result", tool_use_id: result.id, content: result.text, is_error: result.isError ?? false },
  ];
  return logLine(session, uuid, seconds, { type: "user", message: { role: "user", content } });
}
