// The redirections of a command: which streams go to or come from which file, the here text it owns, and where its
// standard output ends.

import type { CommandRedirect, HereText, OutputPlace, RedirectKind } from "./command-call.ts";
import { commandWord } from "./command-word.ts";
import type { Redirection, WordPart } from "./shell-syntax.ts";

export interface CommandRedirects {
  readonly redirects: readonly CommandRedirect[];
  readonly hereText: HereText | undefined;
}

export const noRedirects: CommandRedirects = { redirects: [], hereText: undefined };

/** What `given` says, in its order. Of several here texts the last one is read. */
export function readRedirects(given: readonly Redirection[]): CommandRedirects {
  if (given.length === 0) return noRedirects;
  const redirects: CommandRedirect[] = [];
  let hereText: HereText | undefined;
  for (const one of given) {
    if (one.type === "HereDoc") hereText = { kind: "here document", text: documentText(one) };
    else if (one.type === "HereString") hereText = { kind: "here string", text: stringText(one) };
    else redirects.push(...redirectOf(one));
  }
  return { redirects, hereText };
}

/** Where standard output ends behind `redirects`, when it ended in `before` without them. */
export function outputBehind(redirects: readonly CommandRedirect[], before: OutputPlace): OutputPlace {
  if (redirects.length === 0) return before;
  const places = new Map<number, OutputPlace>([
    [1, before],
    [2, "shown"],
  ]);
  for (const { kind, fds, target } of redirects) {
    const place =
      kind === "duplicates" ? duplicated(target.value, places) : filePlace(target.value, target.source);
    for (const fd of fds) places.set(fd, place);
  }
  return places.get(1) ?? "elsewhere";
}

function duplicated(target: string | undefined, places: ReadonlyMap<number, OutputPlace>): OutputPlace {
  if (target === "-") return "discarded";
  const [, number] = /^(\d+)-?$/.exec(target ?? "") ?? [];
  return (number === undefined ? undefined : places.get(Number(number))) ?? "elsewhere";
}

function filePlace(value: string | undefined, source: string): OutputPlace {
  if (value === "/dev/null") return "discarded";
  if (source.startsWith(">(")) return "pipe";
  if (value === undefined) return "file";
  return /^\/dev\/(?:std(?:out|err)|tty|fd\/)/.test(value) ? "shown" : "file";
}

type FileRedirection = Exclude<Redirection, { type: "HereDoc" | "HereString" }>;

const kinds: Readonly<Record<FileRedirection["operator"], RedirectKind>> = {
  ">": "writes",
  ">|": "writes",
  "&>": "writes",
  ">>": "appends",
  "&>>": "appends",
  "<": "reads",
  "<>": "reads and writes",
  ">&": "duplicates",
  "<&": "duplicates",
};

function redirectOf({ operator, descriptor, target }: FileRedirection): readonly CommandRedirect[] {
  if (target === undefined) return [];
  const word = commandWord(target);
  const isBoth = operator === "&>" || operator === "&>>";
  const isFile = operator === ">&" && descriptor === undefined && !/^(\d+-?|-)$/.test(word.value ?? "");
  if (isFile) return [{ kind: "writes", fds: [1, 2], target: word }];
  const own =
    descriptor?.type === "FileDescriptor" ? [descriptor.value] : operator.startsWith("<") ? [0] : [1];
  const fds = isBoth ? [1, 2] : descriptor?.type === "FileDescriptorVariable" ? [] : own;
  return [{ kind: kinds[operator], fds, target: word }];
}

function documentText(document: Extract<Redirection, { type: "HereDoc" }>): string | undefined {
  const { body, delimiter, operator } = document;
  const text = delimiter?.quoted === true ? body.text : literalBody(body.text, body.parts);
  return operator === "<<-" ? text?.replace(/^\t+/gm, "") : text;
}

/** In a document that is expanded a backslash escapes only `$`, the backquote and itself, and takes a line end away. */
function literalBody(text: string, parts: readonly WordPart[] | undefined): string | undefined {
  if (!/[$`\\]/.test(text)) return text;
  if (parts?.some(({ type }) => type !== "Literal") === true) return undefined;
  return text.replace(/\\([$`\\\n])/g, (_whole, escaped: string) => (escaped === "\n" ? "" : escaped));
}

function stringText({ target }: Extract<Redirection, { type: "HereString" }>): string | undefined {
  const value = target === undefined ? undefined : commandWord(target).value;
  return value === undefined ? undefined : `${value}\n`;
}
