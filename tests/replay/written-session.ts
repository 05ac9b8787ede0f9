// Small sessions written by hand for the replay's tests: one method per kind of line, each line with a second of its
// own. What a test expects is derived beside it; nothing here knows what the replay makes of a line.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import type { Move } from "../../src/moves/move.ts";
import { readOperands } from "../../src/moves/operands.ts";
import { moves } from "../../src/moves/table.ts";
import { readSession } from "../../src/replay/read-session.ts";
import { type ReplayChoices, replaySession, type SessionReplay } from "../../src/replay/replay-session.ts";
import { readEntry } from "../../src/session/formats/claude-code.ts";
import type { JsonObject, JsonValue } from "../../src/session/json-value.ts";
import type { EventSession, SessionFile } from "../../src/session/session-to-events.ts";

export const SESSION = "5e55aa01-0000-4000-8000-000000000000";
const folders: string[] = [];

const TABLE_NAMES = [
  ...["barrier-world", "bound-read", "no-reemission"],
  ...["capture-result", "bound-result", "expand-echoed-pointer"],
];

/** The moves that these tests derive answers of; a row that is added to the table changes none of them. */
export const testedMoves: readonly Move[] = moves.filter(({ name }) => TABLE_NAMES.includes(name));

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A fresh folder, removed after the file's tests. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "detent-test-replay-"));
  folders.push(folder);
  return folder;
}

/** Lines of one file. `agentId` null: the main file. */
export class WrittenSession {
  readonly lines: string[] = [];
  private readonly version: string;
  private readonly agentId: string | null;
  private second: number;

  constructor(version = "2.1.332", agentId: string | null = null, second = 0) {
    this.version = version;
    this.agentId = agentId;
    this.second = second;
  }

  line(fields: JsonObject): this {
    this.second += 1;
    const at = new Date(Date.UTC(2026, 2, 2, 9, 0, this.second)).toISOString();
    const isSidechain = this.agentId !== null;
    const context = { sessionId: SESSION, cwd: "/w", version: this.version, timestamp: at, isSidechain };
    this.lines.push(
      JSON.stringify({ ...context, ...(this.agentId === null ? {} : { agentId: this.agentId }), ...fields }),
    );
    return this;
  }

  raw(text: string): this {
    this.lines.push(text);
    return this;
  }

  prompt(text: string, fields: JsonObject = {}): this {
    return this.line({ type: "user", message: { role: "user", content: text }, ...fields });
  }

  /** A line of the response `id` with one block; its prompt has 10 + 100 + 1 tokens unless said otherwise. */
  block(id: string, block: JsonObject, input = 10): this {
    const usage = {
      input_tokens: input,
      output_tokens: 5,
      cache_read_input_tokens: 100,
      cache_creation_input_tokens: 1,
    };
    const message = { id, role: "assistant", model: "m", content: [block], usage };
    return this.line({ type: "assistant", message, requestId: `req-${id}` });
  }

  text(id: string, text: string, input = 10): this {
    return this.block(id, { type: "text", text }, input);
  }

  /** `response` null: a response of its own. */
  call(id: string, name: string, input: JsonObject, response: string | null = null): this {
    return this.block(response ?? `msg-${id}`, { type: "tool_use", id, name, input });
  }

  /** `output` undefined: the line has no toolUseResult. */
  result(id: string, text: string, output: JsonValue | undefined, isError = false): this {
    const block = {
      type: "tool_result",
      tool_use_id: id,
      content: text,
      ...(isError ? { is_error: true } : {}),
    };
    const carried = output === undefined ? {} : { toolUseResult: output };
    return this.line({ type: "user", message: { role: "user", content: [block] }, ...carried });
  }

  error(id: string, text: string): this {
    return this.result(id, text, `Error: ${text}`, true);
  }

  /** The same lines in another session, as a copy of the session has them. */
  renamed(sessionId: string): this {
    this.lines.splice(0, this.lines.length, ...this.lines.map((line) => line.replaceAll(SESSION, sessionId)));
    return this;
  }

  /** The lines as a reader gives them, without a file. */
  asFile(path = "/logs/s.jsonl"): SessionFile {
    return {
      path,
      lines: this.lines.map((line, at) => {
        const object: JsonObject = JSON.parse(line);
        return { kind: "entry", place: { file: path, line: at + 1 }, entry: readEntry(object) };
      }),
    };
  }
}

/** Writes files below a fresh folder and gives the path of the first. */
export function writeFiles(files: Readonly<Record<string, string>>): string {
  const folder = freshFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return join(folder, Object.keys(files)[0] ?? "");
}

export function writeSession(
  session: WrittenSession,
  others: Readonly<Record<string, WrittenSession>> = {},
): string {
  const all = Object.entries({ [`${SESSION}.jsonl`]: session, ...others });
  return writeFiles(Object.fromEntries(all.map(([name, one]) => [name, `${one.lines.join("\n")}\n`])));
}

/** Replays a written session under the given operands. */
export function replayed(
  session: WrittenSession,
  operands: Readonly<Record<string, string>> = {},
  choices: Partial<ReplayChoices> = {},
): SessionReplay {
  const read = readSession(writeSession(session));
  return replaySession(read, {
    table: testedMoves,
    operands: readOperands(operands).operands,
    earlier: null,
    workspace: null,
    ...choices,
  });
}

/** `line event tool mark` of each step, `line unreadable` for one. */
export function stepNames(session: EventSession): readonly string[] {
  return session.steps.map((step) => {
    if (step.kind === "unreadable") return `${step.place.line} unreadable`;
    const tool = "tool" in step.event ? ` ${step.event.tool}` : "";
    return `${step.place.line} ${step.event.name}${tool} ${step.mark}`;
  });
}

/** `line event: row=state …` of each event that has rows, counterfactual events by their state. */
export function rowStates(replay: SessionReplay): readonly string[] {
  return replay.events.flatMap(({ recorded, rows, state }) => {
    const at = `${recorded.place.line} ${recorded.event.name}`;
    if (state === "counterfactual") return [`${at}: counterfactual`];
    if (rows.length === 0) return [];
    return [`${at}: ${rows.map((row) => `${row.move}=${row.state}`).join(" ")}`];
  });
}

/** What a Read of a whole text file shows, as 2.1.332 writes it: a last line feed begins one more line. */
export function readOutput(path: string, content: string, total?: number): JsonObject {
  const numLines = content.split("\n").length;
  const file = { filePath: path, content, numLines, startLine: 1, totalLines: total ?? numLines };
  return { type: "text", file };
}
