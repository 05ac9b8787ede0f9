// One decide: the plugin's committed program, run as a process over a session's own events on a disk laid out as the
// log says, answers what the replay of that session answers, event by event. Where the replay is undetermined the log
// does not say which disk it was, and nothing is compared.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { ExpectedError } from "../../src/expected-error.ts";
import { readOperands } from "../../src/moves/operands.ts";
import { moves } from "../../src/moves/table.ts";
import type { World } from "../../src/moves/world.ts";
import type { ReplayedEvent } from "../../src/replay/outcome.ts";
import { type ReadSession, readSession } from "../../src/replay/read-session.ts";
import { pathOf } from "../../src/replay/recorded-world.ts";
import { replaySession } from "../../src/replay/replay-session.ts";
import { isAgentFile } from "../../src/replay/transcript-files.ts";
import type { HookEvent } from "../../src/session/hook-event.ts";
import { type JsonObject, objectAt, parseJson } from "../../src/session/json-value.ts";
import { printed, runHookProcess } from "../moves/hook-process.ts";

const corpus = fileURLToPath(new URL("../../corpora/", import.meta.url));
const temporary = mkdtempSync(join(tmpdir(), "detent-test-one-decide-"));

afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** Small thresholds, so that the corpus's small results and files are judged too. */
const OPERANDS = {
  DETENT_TRUNCATE_THRESHOLD: "700",
  DETENT_READ_LARGE_BYTES: "20",
  DETENT_SEARCH_TOOL: "present",
  DETENT_ANCHOR_GATE: "on",
};

/** Processes cost time: of a long session the first events that any row is asked about. */
const EVENTS_MAX = 10;

const files = ["sessions/claude-code", "incidents"]
  .flatMap((folder) =>
    readdirSync(join(corpus, folder), { recursive: true, encoding: "utf8" }).map((path) =>
      join(folder, path),
    ),
  )
  .filter((path) => path.endsWith(".jsonl") && !isAgentFile(path) && !/subagents|journal|drain/.test(path))
  .sort();

/** The session with its folders moved below a fresh one, so that a disk can be laid out. */
function movedSession(path: string): { readonly transcript: string; readonly workspace: string } {
  const folder = mkdtempSync(join(temporary, "session-"));
  const workspace = join(folder, "w");
  mkdirSync(workspace);
  const text = readFileSync(join(corpus, path), "utf8");
  const roots = new Set([...text.matchAll(/"cwd":"(\/[^"]+)"/g)].map(([, cwd = ""]) => cwd));
  const moved = [...roots].reduce((now, root) => now.replaceAll(root, workspace), text);
  const transcript = join(folder, basename(path));
  writeFileSync(transcript, moved);
  return { transcript, workspace };
}

/** The event as the client sends it: the reader of hook events, backwards. */
function eventJson(event: HookEvent): JsonObject {
  const { name, ...fields } = event;
  const names: Readonly<Record<string, string>> = {
    tool: "tool_name",
    isStopHookActive: "stop_hook_active",
    change: "event",
    isFinal: "final",
  };
  const pairs = Object.entries(fields).flatMap(([key, value]): [string, unknown][] => {
    const snake = names[key] ?? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return value === null ? [] : [[snake, value]];
  });
  const value = parseJson(JSON.stringify({ hook_event_name: name, ...Object.fromEntries(pairs) }));
  return objectAt({ value }, "value") ?? {};
}

/** One of the files that the log allows; the replay's answer holds for each of them. */
function layOut(event: HookEvent, world: World | undefined, workspace: string): void {
  const path = pathOf(event);
  if (path === null || world === undefined || !path.startsWith(`${workspace}/`)) return;
  const [found, size] = [world.workspace.read(path), world.workspace.size(path)];
  rmSync(path, { recursive: true, force: true });
  mkdirSync(dirname(path), { recursive: true });
  if (found.isKnown && found.value.kind === "file") writeFileSync(path, found.value.bytes);
  else if (found.isKnown && found.value.kind === "other") mkdirSync(path);
  else if (!found.isKnown && size.isKnown && size.value.kind === "file")
    writeFileSync(path, Buffer.alloc(Math.min(size.value.bytes, 10_000)));
}

/** What the replay's answer is as a printed document, in the parts that are certain. */
function expectedReply({ decision, rows }: ReplayedEvent): readonly string[] {
  const advice = rows.flatMap((row) => (row.decision?.kind === "advise" ? [row.decision.reason ?? ""] : []));
  const said = advice.length === 0 ? [] : [`advice ${advice.join("\n\n")}`];
  if (decision === null) return said;
  if (decision.kind === "deny") return [`deny ${decision.reason ?? ""}`, ...said];
  if (decision.kind === "rewrite-input") return [`input ${JSON.stringify(decision.input)}`, ...said];
  if (decision.kind === "rewrite-output") return [`output ${JSON.stringify(decision.output)}`, ...said];
  return [`${decision.kind} ${decision.reason ?? ""}`, ...said];
}

function printedReply(reply: JsonObject | null, isReasonOpen: boolean): readonly string[] {
  if (reply === null) return [];
  const said = objectAt(reply, "hookSpecificOutput") ?? {};
  const of = (kind: string, value: unknown): readonly string[] =>
    value === undefined ? [] : [`${kind} ${typeof value === "string" ? value : JSON.stringify(value)}`];
  return [
    ...(said.permissionDecision === "deny"
      ? of("deny", isReasonOpen ? "" : said.permissionDecisionReason)
      : []),
    ...of("input", said.updatedInput),
    ...of("output", said.updatedToolOutput),
    ...(reply.decision === "block" ? of("block", reply.reason) : []),
    ...of("advice", said.additionalContext),
  ];
}

/** Null for a file of the corpus that is no transcript by its content. */
function readable(path: string): ReadSession | null {
  try {
    return readSession(path);
  } catch (fault) {
    if (fault instanceof ExpectedError) return null;
    throw fault;
  }
}

interface Compared {
  readonly compared: number;
  readonly decided: number;
  readonly faults: readonly string[];
}

function compare(path: string): Compared {
  const { transcript, workspace } = movedSession(path);
  const worlds = new Map<HookEvent, World>();
  const table = moves.map((move) => ({
    ...move,
    decide: (event: HookEvent, world: World) => {
      if (!worlds.has(event)) worlds.set(event, world);
      return move.decide(event, world);
    },
  }));
  const nothing = mkdtempSync(join(temporary, "earlier-"));
  const env = {
    ...OPERANDS,
    DETENT_STORE_DIR: mkdtempSync(join(temporary, "store-")),
    HOME: temporary,
    CLAUDE_PROJECT_DIR: workspace,
  };
  const faults: string[] = [];
  let [compared, decided] = [0, 0];
  const choices = {
    table,
    operands: readOperands(OPERANDS).operands,
    earlier: { folder: nothing, isComplete: true },
    workspace: null,
  };
  const read = readable(transcript);
  if (read === null) return { compared, decided, faults };
  const { events } = replaySession(read, choices);
  const asked = events.filter(({ rows, state }) => rows.length > 0 && state !== "counterfactual");
  for (const replayed of asked.slice(0, EVENTS_MAX)) {
    const { event, place, mark } = replayed.recorded;
    layOut(event, worlds.get(event), workspace);
    const run = runHookProcess(eventJson(event), env);
    if (run.stderr !== "") faults.push(`${place.line} said ${run.stderr}`);
    const isOpen = replayed.rows.some(({ state }) => state === "undetermined");
    if (replayed.state === "undetermined" || mark === "unavailable" || isOpen) continue;
    compared += 1;
    if (replayed.decision !== null) decided += 1;
    const isReasonOpen = replayed.decision?.kind === "deny" && replayed.decision.reason === null;
    const [want, got] = [expectedReply(replayed), printedReply(printed(run), isReasonOpen)];
    if (JSON.stringify(want) !== JSON.stringify(got))
      faults.push(`${path}:${place.line} ${event.name}: replay ${want.join()} but hook ${got.join()}`);
  }
  return { compared, decided, faults };
}

test("hook and replay answer alike over the sessions of the corpus", { timeout: 300_000 }, () => {
  const all = files.map(compare);
  expect(all.flatMap(({ faults }) => faults)).toEqual([]);
  const sum = (of: (one: Compared) => number): number => all.reduce((total, one) => total + of(one), 0);
  // Nothing compared, or nothing ever decided, would hold as well and say nothing.
  expect(all.filter(({ compared }) => compared > 0).length).toBeGreaterThanOrEqual(30);
  expect(sum(({ decided }) => decided)).toBeGreaterThanOrEqual(8);
  process.stdout.write(`Compared: ${sum(({ compared }) => compared)} events of ${all.length} sessions.\n`);
});
