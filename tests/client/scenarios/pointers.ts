// References and splices in calls that write: the bytes land exactly, or the call is refused and nothing is written.
// Beside them the edits that no hook of ours may stand in the way of: line ends and quotes other than typed.

import { addressOf } from "../../../src/moves/store/address.ts";
import { isJsonObject, type JsonObject, objectAt, stringAt } from "../../../src/session/json-value.ts";
import { bytesOf, type ClientRun, type Place, versions } from "../client-run.ts";
import { loggingHook, type Scenario } from "../scenario.ts";
import { type Block, call, say } from "../scripted-model.ts";

const source = "alpha “quoted”\n\tbeta $& \\n $1\ngamma\n";
const pointer = `detent://${addressOf(source)}`;
const nothing = `detent://${"0".repeat(64)}`;
const six = "one\ntwo\nthree\nfour\nfive\nsix\n";
const twice = "same\nother\nsame\n";

const files = {
  "edited.txt": "before\nPLACE\nafter\n",
  "target.txt": six,
  "crlf-target.txt": "a\r\nb\r\nc\r\n",
  "crlf.txt": "one\r\ntwo\r\nthree\r\n",
  "crlf-old.txt": "old\r\nlines\r\n",
  "quotes.txt": "He said “hello” to ‘them’.\n",
  "twice.txt": twice,
};
const spliced = `detent://splice\n=L4-6\n=${pointer.slice(9)}:L1-1\n+typed\n=L1-3\n`;

function turns({ project }: Place): readonly (readonly Block[])[] {
  const path = (name: string): string => `${project}/${name}`;
  const write = (label: string, name: string, content: string): readonly Block[] => [
    call(label, "Write", { file_path: path(name), content }),
  ];
  const edit = (label: string, name: string, from: string, to: string): readonly Block[] => [
    call(label, "Edit", { file_path: path(name), old_string: from, new_string: to }),
  ];
  return [
    Object.keys(files).map((name, at) => call(`read${at}`, "Read", { file_path: path(name) })),
    write("source", "source.txt", source),
    write("copy", "copy.txt", pointer),
    write("part", "part.txt", `${pointer}:L2-3`),
    edit("edited", "edited.txt", "PLACE\n", pointer),
    write("spliced", "target.txt", spliced),
    write("dangling", "dangling.txt", nothing),
    write("badsplice", "bad.txt", "detent://splice\nno source\n"),
    edit("danglingedit", "edited.txt", "before", nothing),
    edit("crlf", "crlf.txt", "one\ntwo", "one\n2"),
    edit("quotes", "quotes.txt", `He said "hello" to 'them'.`, `He wrote "hello" to 'them'.`),
    edit("oldpointer", "edited.txt", pointer, "anything"),
    edit("twice", "twice.txt", "same", "different"),
    write("crlfsplice", "crlf-target.txt", "detent://splice\n=L3-3\n=L1-2\n"),
    write("crlfover", "crlf-old.txt", "fresh\r\nlines\r\n"),
    write("crlffresh", "crlf-fresh.txt", "x\r\ny\r\n"),
    say("Written."),
  ];
}

const landed = (run: ClientRun, name: string, text: string): boolean => run.file(name) === bytesOf(text);
const isSpliced = (run: ClientRun): boolean =>
  landed(run, "target.txt", "four\nfive\nsix\nalpha “quoted”\ntyped\none\ntwo\nthree\n");
const isEdited = (run: ClientRun): boolean => landed(run, "edited.txt", `before\n${source}after\n`);

/** The call's event with this name, as the logging hook got it. */
function eventOf(run: ClientRun, event: string, label: string): JsonObject | null {
  const id = `toolu_${label}`;
  return run.events().find((one) => one.hook_event_name === event && one.tool_use_id === id) ?? null;
}

function lineEnds(text: string | null): string {
  if (text === null) return "absent";
  return text.includes("\r\n") ? "CR LF" : text.includes("\n") ? "LF" : "none";
}

/** The field of the call's result, as the transcript has it. */
function logged(run: ClientRun, label: string, field: string): string | null {
  for (const line of run.transcript()) {
    if (!JSON.stringify(line.message ?? null).includes(`"tool_use_id":"toolu_${label}"`)) continue;
    const result = objectAt(line, "toolUseResult");
    if (result !== null) return stringAt(result, field);
  }
  return null;
}

function response(run: ClientRun, label: string, field: string): string | null {
  const event = eventOf(run, "PostToolUse", label);
  const output = event === null ? null : event.tool_response;
  return isJsonObject(output) ? stringAt(output, field) : null;
}

const isRefused = (run: ClientRun, label: string): boolean => run.isDenied(label, "Nothing was written.");

export const pointers: Scenario = {
  name: "pointers",
  on: versions,
  scene: (place) => ({
    files,
    allow: ["Write", "Edit"],
    others: [loggingHook(place, "PreToolUse", "Write|Edit"), loggingHook(place, "PostToolUse", "Write|Edit")],
    steps: [{ prompt: "Move the blocks.", script: { subagents: {}, main: turns(place) } }],
  }),
  evidence: [
    {
      move: "expand-write-pointer",
      seen: (run) => landed(run, "copy.txt", source) && landed(run, "part.txt", "\tbeta $& \\n $1\ngamma\n"),
    },
    { move: "expand-edit-pointer", seen: isEdited },
    { move: "splice", seen: isSpliced },
    {
      move: "capture-emission",
      seen: (run) => run.recorded("capture-emission").filter((text) => text === source).length >= 2,
    },
    { move: "unique-anchor", seen: (run) => run.isDenied("twice", "stands at 2 places") },
  ],
  claims: [
    {
      says: "a client that ignores rewritten calls has every reference and splice refused, and nothing is written",
      on: ["2.0.77"],
      holds: (run) =>
        ["copy", "part", "edited", "spliced", "crlfsplice"].every((label) => isRefused(run, label)) &&
        run.file("copy.txt") === null &&
        landed(run, "target.txt", six) &&
        landed(run, "edited.txt", files["edited.txt"]),
    },
    {
      says: "a reference to nothing and a splice with a line that is no source are refused, and nothing is written",
      holds: (run) =>
        ["dangling", "badsplice", "danglingedit"].every((label) => isRefused(run, label)) &&
        run.file("dangling.txt") === null &&
        run.file("bad.txt") === null,
    },
    {
      says: "a file with CR LF is edited with an LF anchor, and keeps its line ends",
      holds: (run) => run.hasPassed("crlf") && run.file("crlf.txt") === "one\r\n2\r\nthree\r\n",
    },
    {
      says: "a file with curly quotes is edited with straight ones",
      holds: (run) =>
        run.hasPassed("quotes") && run.file("quotes.txt")?.includes(bytesOf("He wrote")) === true,
    },
    {
      says: "a reference as old_string and an anchor that stands twice are refused by the client before any hook",
      holds: (run) =>
        ["oldpointer", "twice"].every(
          (label) => run.result(label)?.isError === true && eventOf(run, "PreToolUse", label) === null,
        ) && landed(run, "twice.txt", twice),
    },
    {
      says: "prompt_id is on the event exactly where a rewritten call lands",
      holds: (run) => {
        const event = eventOf(run, "PreToolUse", "copy");
        return event !== null && (typeof event.prompt_id === "string") === landed(run, "copy.txt", source);
      },
    },
  ],
  facts: [
    {
      about: "Refused calls, judged by two hooks, whose result names no reason (a remark beside it does)",
      read: (run) => {
        const refused = [
          "copy",
          "part",
          "edited",
          "spliced",
          "dangling",
          "badsplice",
          "danglingedit",
          "crlfsplice",
        ]
          .map((label) => run.result(label))
          .filter((result) => result?.isError === true);
        const bare = refused.filter((result) => /denied this tool$/.test(result?.text ?? ""));
        return `${bare.length} of ${refused.length}`;
      },
    },
    {
      about: "Line ends in a file that a splice of CR LF lines has written",
      read: (run) => lineEnds(run.hasPassed("crlfsplice") ? run.file("crlf-target.txt") : null),
    },
    {
      about: "Line ends in the file after a Write with CR LF over a file with CR LF",
      read: (run) => lineEnds(run.file("crlf-old.txt")),
    },
    {
      about: "Line ends in a file that did not exist, after a Write with CR LF",
      read: (run) => lineEnds(run.file("crlf-fresh.txt")),
    },
    {
      about: "originalFile of that Write over CR LF: PostToolUse, transcript",
      read: (run) =>
        [response(run, "crlfover", "originalFile"), logged(run, "crlfover", "originalFile")]
          .map(lineEnds)
          .join(", "),
    },
    {
      about: "content of that Write: PostToolUse, transcript",
      read: (run) =>
        [response(run, "crlfover", "content"), logged(run, "crlfover", "content")].map(lineEnds).join(", "),
    },
    {
      about: "originalFile of an Edit of a file with CR LF: PostToolUse, transcript",
      read: (run) =>
        [response(run, "crlf", "originalFile"), logged(run, "crlf", "originalFile")].map(lineEnds).join(", "),
    },
    {
      about: "oldString of an Edit of a file with curly quotes: PostToolUse, transcript",
      read: (run) =>
        [response(run, "quotes", "oldString"), logged(run, "quotes", "oldString")]
          .map((text) => (text === null ? "absent" : text.includes("“") ? "curly" : "straight"))
          .join(", "),
    },
    {
      about: "Quotes in the file after that Edit, whose new_string had straight ones",
      read: (run) => (run.file("quotes.txt")?.includes(bytesOf("“")) === true ? "curly" : "straight"),
    },
  ],
};
