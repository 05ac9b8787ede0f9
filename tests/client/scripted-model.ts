// A stand-in for the model's interface on 127.0.0.1: it plays the turns of a script, one for each request, and keeps
// every request. A turn may look at what the client has shown, so that a script can follow what a hook tells it.

import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { arrayAt, isJsonObject, type JsonObject, parseJson, stringAt } from "../../src/session/json-value.ts";
import { messagesOf, textOf } from "./conversation.ts";

export type Block =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "tool_use"; readonly id: string; readonly name: string; readonly input: JsonObject };

/** What the model answers, or how it finds that out from the request. */
export type Turn = readonly Block[] | ((request: JsonObject) => readonly Block[]);

export interface Script {
  readonly main: readonly Turn[];
  /** The turns of the subagent whose prompt holds `[[NAME]]`. */
  readonly subagents: Readonly<Record<string, readonly Turn[]>>;
  /** What each answer says that its request has taken, so that a client takes its context for full; else a little. */
  readonly usedTokens?: number;
}

/** `conversation` is `main`, `aside` (titles, warm-ups), `summary`, or a subagent's name. */
export interface ModelRequest {
  readonly conversation: string;
  readonly body: JsonObject;
}

export interface ScriptedModel {
  readonly address: string;
  readonly requests: readonly ModelRequest[];
  play(script: Script): void;
  close(): void;
}

/** A text as the model's whole answer. */
export function say(text: string): readonly Block[] {
  return [{ type: "text", text }];
}

/** One call. The id is `toolu_` and the label, so that a claim can ask for its result. */
export function call(label: string, name: string, input: JsonObject): Block {
  return { type: "tool_use", id: `toolu_${label}`, name, input };
}

/** What `curl` gets from the stand-in: a page that would fill a context. */
export const pageText = "A line of a page that somebody fetches.\n".repeat(300);

export async function startModel(): Promise<ScriptedModel> {
  const requests: ModelRequest[] = [];
  let script: Script = { main: [], subagents: {} };
  const played = new Map<string, number>();
  const turnFor = (conversation: string, body: JsonObject): readonly Block[] => {
    if (conversation === "aside") return say('{"title": "A scripted title"}');
    if (conversation === "summary") return say("<summary>A scripted summary of what was done.</summary>");
    const at = played.get(conversation) ?? -1;
    played.set(conversation, at + 1);
    const turns = conversation === "main" ? script.main : script.subagents[conversation];
    const turn = turns?.[at + 1] ?? say("(end of the script)");
    return typeof turn === "function" ? turn(body) : turn;
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const raw = Buffer.concat(chunks).toString("utf8");
      const body = parseJson(raw);
      const path = (request.url ?? "").replace(/\?.*$/, "");
      if (path === "/page") return response.end(pageText);
      if (path.endsWith("/count_tokens")) return sendJson(response, 200, { input_tokens: countTokens(raw) });
      if (path !== "/v1/messages" || !isJsonObject(body)) return sendJson(response, 404, notScripted);
      const conversation = conversationOf(body, script);
      requests.push({ conversation, body });
      const inputTokens = conversation === "main" ? (script.usedTokens ?? 10) : 10;
      answer(response, body, turnFor(conversation, body), { count: requests.length, inputTokens });
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${portOf(server.address())}`,
    requests,
    play: (next) => {
      script = next;
      played.clear();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const notScripted = { type: "error", error: { type: "not_found_error", message: "This is not scripted." } };

/** Four characters a token: near enough for a client that asks whether a file is far too long. */
function countTokens(raw: string): number {
  return Math.ceil(raw.length / 4);
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The stand-in has no port.");
  return address.port;
}

function conversationOf(body: JsonObject, script: Script): string {
  const messages = messagesOf(body);
  if (/summary of (?:the|our|this) conversation/i.test(textOf(messages.at(-1)?.content))) return "summary";
  const first = textOf(messages.find((message) => message.role === "user")?.content);
  const isWarmUp = first.replace(/<system-reminder>[\s\S]*?<\/system-reminder>/g, "").trim() === "Warmup";
  if (isWarmUp || (arrayAt(body, "tools") ?? []).length === 0) return "aside";
  return Object.keys(script.subagents).find((name) => first.includes(`[[${name}]]`)) ?? "main";
}

function sendJson(response: ServerResponse, status: number, body: JsonObject): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

/** The tool that starts a subagent has had two names; the script says Agent. */
function namedAsOffered(block: Block, body: JsonObject): Block {
  if (block.type !== "tool_use" || block.name !== "Agent") return block;
  const offered = (arrayAt(body, "tools") ?? []).filter(isJsonObject).map((tool) => stringAt(tool, "name"));
  return offered.includes("Agent") ? block : { ...block, name: "Task" };
}

function answer(
  response: ServerResponse,
  body: JsonObject,
  turn: readonly Block[],
  { count, inputTokens }: { readonly count: number; readonly inputTokens: number },
): void {
  const content = turn.map((block) => namedAsOffered(block, body));
  const stop = content.some((block) => block.type === "tool_use") ? "tool_use" : "end_turn";
  const usage = {
    input_tokens: inputTokens,
    cache_creation_input_tokens: 100,
    cache_read_input_tokens: 1000,
  };
  const message = {
    id: `msg_${count}`,
    type: "message",
    role: "assistant",
    model: stringAt(body, "model"),
    stop_sequence: null,
  };
  if (body.stream !== true) {
    const whole = { ...message, content, stop_reason: stop, usage: { ...usage, output_tokens: 20 } };
    sendJson(response, 200, whole);
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (type: string, fields: JsonObject): void => {
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`);
  };
  const start = { ...message, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } };
  send("message_start", { message: start });
  for (const [index, block] of content.entries()) sendBlock(send, block, index);
  const delta = { stop_reason: stop, stop_sequence: null };
  send("message_delta", { delta, usage: { ...usage, output_tokens: 20 } });
  send("message_stop", {});
  response.end();
}

function sendBlock(send: (type: string, fields: JsonObject) => void, block: Block, index: number): void {
  const isText = block.type === "text";
  send("content_block_start", {
    index,
    content_block: isText ? { type: "text", text: "" } : { ...block, input: {} },
  });
  const delta = isText
    ? { type: "text_delta", text: block.text }
    : { type: "input_json_delta", partial_json: JSON.stringify(block.input) };
  send("content_block_delta", { index, delta });
  send("content_block_stop", { index });
}
