// Long results: their middle is cut and can be had back line by line with an echo, which asks nobody. Results of
// failed commands and results that the client itself moved into a file stay as they are.

import { isJsonObject, type JsonObject, objectAt } from "../../../src/session/json-value.ts";
import { type ClientRun, newer, versions } from "../client-run.ts";
import { resultIn } from "../conversation.ts";
import { numberedLines, type Scenario } from "../scenario.ts";
import { type Block, call, say } from "../scripted-model.ts";

const linesPerEcho = 120;

/** Characters of each text; the widths make the line counts whole. */
const texts = { short: numberedLines(180, 49), middle: numberedLines(400, 49), long: numberedLines(598, 49) };
const spilled = numberedLines(4000, 49);

interface Cut {
  readonly pointer: string;
  readonly first: number;
  readonly last: number;
}

/** What the note in a bounded result tells to echo, or null where there is no note. */
function cutIn(text: string): Cut | null {
  const match = /run: echo (detent:\/\/[0-9a-f]{64}):L(\d+)-(\d+)/.exec(text);
  const [, pointer, first, last] = match ?? [];
  if (pointer === undefined) return null;
  return { pointer, first: Number(first), last: Number(last) };
}

/** The echoes that bring back everything that was cut out of the result of `label`. */
function echoes(request: JsonObject, label: string): readonly Block[] {
  const cut = cutIn(resultIn(request, `toolu_${label}`)?.text ?? "");
  if (cut === null) return [call(`${label}uncut`, "Bash", { command: "ls", description: "List" })];
  const count = Math.ceil((cut.last - cut.first + 1) / linesPerEcho);
  return Array.from({ length: count }, (_, at) => {
    const first = cut.first + at * linesPerEcho;
    const last = Math.min(cut.last, first + linesPerEcho - 1);
    const command = `echo ${cut.pointer}:L${first}-${last}`;
    return call(`${label}echo${at}`, "Bash", { command, description: "Read what was cut" });
  });
}

/** True where head, echoes and tail together hold every line of the text, and each echo ran. */
function isWholeAgain(run: ClientRun, label: string, whole: string): boolean {
  const cut = cutIn(run.result(label)?.text ?? "");
  if (cut === null) return false;
  const parts: string[] = [];
  for (let at = 0; run.result(`${label}echo${at}`) !== null; at += 1) {
    const result = run.result(`${label}echo${at}`);
    if (result === null || result.isError) return false;
    parts.push(result.text.replace(/\n$/, ""));
  }
  const wanted = whole.split("\n").slice(cut.first - 1, cut.last);
  return parts.length > 0 && parts.join("\n") === wanted.join("\n");
}

const isCut = (run: ClientRun, label: string): boolean => {
  const text = run.result(label)?.text ?? "";
  return cutIn(text) !== null && text.length < 8_000;
};

export const bounds: Scenario = {
  name: "bounds",
  on: versions,
  scene: ({ project, version }) => ({
    files: {
      "short.txt": texts.short,
      "middle.txt": texts.middle,
      "long.txt": texts.long,
      "spilled.txt": spilled,
    },
    ...(version === "2.0.77" ? { allow: ["Bash(cat:*)"] } : {}),
    steps: [
      {
        prompt: "Look at the files.",
        script: {
          subagents: {},
          main: [
            ...["short", "middle", "long"].flatMap((name) => [
              [call(name, "Bash", { command: `cat ${name}.txt`, description: "Show" })],
              (request: JsonObject) => echoes(request, name),
            ]),
            [call("read", "Read", { file_path: `${project}/middle.txt` })],
            (request) => echoes(request, "read"),
            [call("failed", "Bash", { command: "cat middle.txt missing.txt", description: "Show both" })],
            [call("spilled", "Bash", { command: "cat spilled.txt", description: "Show" })],
            [call("dangling", "Bash", { command: `echo detent://${"0".repeat(64)}`, description: "Show" })],
            say("Seen."),
          ],
        },
      },
    ],
  }),
  evidence: [
    {
      move: "bound-result",
      seen: (run) => ["short", "middle", "long", "read"].every((label) => isCut(run, label)),
    },
    { move: "expand-echoed-pointer", seen: (run) => isWholeAgain(run, "middle", texts.middle) },
    {
      move: "capture-result",
      seen: (run) => run.recorded("capture-result").some((text) => holds(text, "middle")),
    },
    {
      move: "capture-failure",
      seen: (run) => run.recorded("capture-failure").some((text) => text.includes("missing.txt")),
    },
  ],
  claims: [
    {
      says: "outputs of 9,000, 20,000 and 29,900 characters and a Read arrive below 8,000, with the way back",
      on: newer,
      holds: (run) => ["short", "middle", "long", "read"].every((label) => isCut(run, label)),
    },
    {
      says: "the echoes give back every cut line of every result, without a rule that allows them",
      on: newer,
      holds: (run) =>
        isWholeAgain(run, "short", texts.short) &&
        isWholeAgain(run, "middle", texts.middle) &&
        isWholeAgain(run, "long", texts.long) &&
        isWholeAgain(run, "read", texts.middle) &&
        run.permissionDenials(0)?.length === 0,
    },
    {
      says: "a client that ignores replaced output shows the results whole",
      on: ["2.0.77"],
      holds: (run) =>
        ["short", "middle", "long"].every((name) => run.result(name)?.text.includes("line 100 ") === true),
    },
    {
      says: "the result of a failed command is left alone",
      holds: (run) =>
        run.result("failed")?.isError === true && run.result("failed")?.text.includes("[detent:") === false,
    },
    {
      says: "a result that the client moved into a file is left alone",
      on: newer,
      holds: (run) =>
        run.result("spilled")?.text.includes("<persisted-output>") === true &&
        run.result("spilled")?.text.includes("[detent:") === false,
    },
    {
      says: "an echoed reference to nothing stays as it is, and the model is told",
      holds: (run) => run.result("dangling")?.text.includes("detent://0000") === true && run.saw(dangling),
    },
  ],
};

const dangling = "is not in this project's store";

function holds(json: string, name: "middle"): boolean {
  const response: unknown = JSON.parse(json);
  if (!isJsonObject(response)) return false;
  const wanted = texts[name].trimEnd();
  const file = objectAt(response, "file");
  return String(response.stdout).trimEnd() === wanted || String(file?.content).trimEnd() === wanted;
}
