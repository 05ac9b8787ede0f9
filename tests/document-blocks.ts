// Blocks of documents that show the program at work, and whether they show the truth. How to write one:
//
//     ```
//     $ detent problems --json | head -2     a shell runs the line; `\` at its end continues it
//     {                                      standard output, whole: what goes to standard error is shown only where
//     …                                      the line says 2>&1; `…` alone on a line stands for one or more lines
//     $ echo $?                              the code that the command before ended with; without this, it must be 0
//     1
//     ```
//
// The blocks of one document share a home and run in its order. Paths are shown below /home/dev, with the project in
// /home/dev/detent. Runs of spaces are one gap, because columns are as wide as real paths. What depends on the clock,
// the machine or the time that something took cannot be shown. A `$ detent` line that no block begins with is a fault,
// since nobody would notice when it stops being true.

/** A command as a document shows it. */
export interface ShownCommand {
  /** Line of the document, counted from 1. */
  readonly line: number;
  readonly command: string;
  readonly output: readonly string[];
  readonly exitCode: number;
}

/** A command that was run. */
export interface CommandRun {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number | null;
}

interface Block {
  /** Line of the document on which the first line of the block stands. */
  readonly firstLine: number;
  readonly lines: readonly string[];
}

/** What documents call the home of the reader. */
export const SHOWN_HOME = "/home/dev";
const ELISION = "…";

/** Every command of the blocks that begin with `$ detent`, in order. Throws where a line can never be checked. */
export function shownCommands(document: string): readonly ShownCommand[] {
  const blocks = fencedBlocks(document).filter(({ lines }) => isDetent(lines[0] ?? ""));
  const shown = blocks.flatMap((block) => blockCommands(block));
  const checked = new Set(
    blocks.flatMap(({ firstLine, lines }) => lines.map((_, index) => firstLine + index)),
  );
  const unchecked = document
    .split("\n")
    .flatMap((line, index) => (isDetent(line.trim()) && !checked.has(index + 1) ? [index + 1] : []));
  if (unchecked.length === 0) return shown;
  throw new Error(
    `Line ${unchecked.join(", ")}: Is in no fenced block that begins with \`$ detent\`. Fence it.`,
  );
}

function isDetent(line: string): boolean {
  return /^\$ detent( |$)/.test(line);
}

function fencedBlocks(document: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: { fence: string; indent: number; firstLine: number; lines: string[] } | undefined;
  document.split("\n").forEach((line, index) => {
    const [, indent = "", fence = "", rest = ""] = /^( *)(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (open === undefined) {
      if (fence !== "") open = { fence, indent: indent.length, firstLine: index + 2, lines: [] };
    } else if (fence.startsWith(open.fence) && rest.trim() === "") {
      blocks.push(open);
      open = undefined;
    } else open.lines.push(line.replace(new RegExp(`^ {0,${open.indent}}`), ""));
  });
  if (open !== undefined) throw new Error(`Line ${open.firstLine - 1}: The fence is never closed. Close it.`);
  return blocks;
}

function blockCommands({ firstLine, lines }: Block): readonly ShownCommand[] {
  const shown: { line: number; command: string; output: string[]; exitCode: number }[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const text = lines[index] ?? "";
    const last = shown.at(-1);
    if (last !== undefined && text === "$ echo $?") {
      index += 1;
      last.exitCode = exitCodeAt(lines[index], firstLine + index);
    } else if (isDetent(text)) {
      const line = firstLine + index;
      let command = text.slice(2);
      while (command.endsWith("\\")) {
        index += 1;
        command = `${command.slice(0, -1)}${(lines[index] ?? "").replace(/^> /, "")}`;
      }
      shown.push({ line, command, output: [], exitCode: 0 });
    } else if (text.startsWith("$ ")) {
      throw new Error(`Line ${firstLine + index}: Only detent and \`echo $?\` are run here. Take it out.`);
    } else last?.output.push(text);
  }
  return shown;
}

function exitCodeAt(text: string | undefined, line: number): number {
  if (text !== undefined && /^\d+$/.test(text)) return Number(text);
  throw new Error(`Line ${line}: Must be the exit code alone. Write the number.`);
}

/** What is wrong with what a document shows of a run; undefined where it is the truth. */
export function findUntruth(shown: ShownCommand, run: CommandRun): string | undefined {
  const place = `Line ${shown.line}: \`${shown.command}\``;
  if (run.exitCode !== shown.exitCode) {
    return `${place} ended with ${run.exitCode}; ${shown.exitCode} is shown.\n${run.stderr}`;
  }
  const printed = run.stdout === "" ? [] : run.stdout.replace(/\n$/, "").split("\n");
  if (isShown(shown.output.map(oneGap), printed.map(oneGap))) return undefined;
  return `${place} prints\n${printed.join("\n")}\nand not what is shown:\n${shown.output.join("\n")}`;
}

function oneGap(line: string): string {
  return line.trimEnd().replace(/ {2,}/g, "  ");
}

/** True where every shown line is printed in its place. */
function isShown(shown: readonly string[], printed: readonly string[]): boolean {
  const [first, ...rest] = shown;
  if (first === undefined) return printed.length === 0;
  if (printed.length === 0) return false;
  if (first !== ELISION) return first === printed[0] && isShown(rest, printed.slice(1));
  return printed.some((_, index) => isShown(rest, printed.slice(index + 1)));
}
