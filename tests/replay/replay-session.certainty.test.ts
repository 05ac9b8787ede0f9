// No false certainty: generated sessions over a workspace that the test knows and the log does not show whole. Files
// have CRLF or LF, formatters and people change them unseen, lines are lost. Whatever the replay is sure of must be
// what the move would have said on the real file; where it cannot be sure it must be undetermined.

import fc from "fast-check";
import { expect, it } from "vitest";
import { replayed, WrittenSession } from "./written-session.ts";

const THRESHOLD = 4;
const PATHS = ["/w/f", "/w/g"] as const;
const TEXTS = ["", "a", "a\n", "b\n", "ab\nc\n", "a\r\n", "ab\r\nc\r\n"] as const;

const ACTS = [
  ...(["read", "write", "edit", "prompt", "unanswered read", "unanswered write"] as const),
  ...(["shell", "look", "shell write", "remove"] as const),
] as const;
type Act = (typeof ACTS)[number];

interface Step {
  readonly act: Act;
  readonly path: (typeof PATHS)[number];
  readonly text: (typeof TEXTS)[number];
  /** What a formatter, a person or the shell leaves in the file after this step; null: nobody touches it. */
  readonly unseen: (typeof TEXTS)[number] | null;
  /** What the log loses of this step. */
  readonly lost: "nothing" | "output" | "result line";
}

const acts = fc.constantFrom(...ACTS);
const step: fc.Arbitrary<Step> = fc.record({
  act: acts,
  path: fc.constantFrom(...PATHS),
  text: fc.constantFrom(...TEXTS),
  unseen: fc.option(fc.constantFrom(...TEXTS), { freq: 3 }),
  lost: fc.constantFrom("nothing", "nothing", "nothing", "output", "result line"),
});

const shown = (text: string): string => text.replaceAll("\r\n", "\n");

/** Steps whose unseen change the replay must reckon with: after a Read alone nobody else may write (an assumption). */
const mayChangeUnseen = (act: Act): boolean => !["read", "unanswered read", "look", "remove"].includes(act);

class Simulation {
  readonly session: WrittenSession;
  /** By call: what the move asked there says on the real file. */
  readonly truth = new Map<string, "fires" | "silent">();
  private readonly files = new Map<string, string>();
  private readonly version: string;

  constructor(version: string) {
    this.version = version;
    this.session = new WrittenSession(version);
  }

  take(one: Step, at: number): void {
    const id = `t${at}`;
    const before = this.session.lines.length;
    if (one.act === "prompt") this.session.prompt("go on");
    else if (one.act === "shell")
      this.session.call(id, "Bash", { command: "make" }).result(id, "ok", { stdout: "ok" });
    else if (one.act === "look")
      this.session
        .call(id, "Bash", { command: `wc -l ${one.path} | tail -1` })
        .result(id, "1", { stdout: "1" });
    else if (one.act === "shell write")
      this.session.call(id, "Bash", { command: `date > ${one.path}` }).result(id, "", { stdout: "" });
    else if (one.act === "remove") this.remove(id, one.path);
    else if (one.act.endsWith("read")) this.read(id, one);
    else if (one.act === "edit") this.edit(id, one);
    else this.write(id, one);
    const isRecorded = this.session.lines.length > before;
    if (one.unseen !== null && isRecorded && mayChangeUnseen(one.act)) this.files.set(one.path, one.unseen);
  }

  private answer(id: string, text: string, output: object, { lost, act }: Step): void {
    if (act.startsWith("unanswered")) return;
    if (lost === "result line") this.session.raw('{"type":"user","mess');
    else this.session.result(id, text, lost === "output" ? undefined : JSON.parse(JSON.stringify(output)));
  }

  private remove(id: string, path: string): void {
    const call = this.session.call(id, "Bash", { command: `ls; rm ${path}` });
    if (this.files.delete(path)) call.result(id, "", { stdout: "" });
    else call.error(id, "Exit code 1");
  }

  private read(id: string, one: Step): void {
    const file = this.files.get(one.path);
    this.truth.set(id, file !== undefined && Buffer.byteLength(file) > THRESHOLD ? "fires" : "silent");
    this.session.call(id, "Read", { file_path: one.path });
    if (file === undefined) {
      if (!one.act.startsWith("unanswered")) this.session.error(id, "File does not exist.");
      return;
    }
    const content = shown(file);
    const numLines = content.split("\n").length;
    const about = { filePath: one.path, content, numLines, startLine: 1, totalLines: numLines };
    this.answer(id, content, { type: "text", file: about }, one);
  }

  private write(id: string, one: Step): void {
    const before = this.files.get(one.path);
    this.truth.set(id, before === one.text ? "fires" : "silent");
    this.session.call(id, "Write", { file_path: one.path, content: one.text });
    const original = before === undefined || before === "" ? null : before;
    const originalFile = original !== null && this.version !== "2.0.77" ? shown(original) : original;
    this.answer(
      id,
      "ok",
      { type: original === null ? "create" : "update", content: one.text, originalFile },
      one,
    );
    this.files.set(one.path, one.text);
  }

  /** As the client edits: on LF text, and back to the file's own line ends. */
  private edit(id: string, one: Step): void {
    const before = this.files.get(one.path);
    if (before === undefined || before.split("a").length !== 2) return;
    this.session.call(id, "Edit", { file_path: one.path, old_string: "a", new_string: "xa" });
    const output = { oldString: "a", newString: "xa", originalFile: shown(before), replaceAll: false };
    this.answer(id, "ok", output, one);
    this.files.set(one.path, before.replace("a", "xa"));
  }
}

it("what the replay is sure of is what the move says on the real file", () => {
  const versions = fc.constantFrom("2.0.77", "2.1.100", "2.1.332");
  let sure = 0;
  fc.assert(
    fc.property(versions, fc.array(step, { minLength: 1, maxLength: 12 }), (version, steps) => {
      const simulation = new Simulation(version);
      steps.forEach((one, at) => {
        simulation.take(one, at);
      });
      const operands = {
        DETENT_READ_LARGE_BYTES: String(THRESHOLD),
        DETENT_MOVES_OFF: "capture-result,bound-result",
      };
      for (const { recorded, rows } of replayed(simulation.session.prompt("end"), operands).events) {
        const truth = simulation.truth.get(recorded.call?.call.id ?? "");
        if (recorded.event.name !== "PreToolUse" || truth === undefined) continue;
        for (const row of rows) {
          if (row.state === "undetermined") continue;
          sure += 1;
          expect(`${recorded.event.tool} ${row.state}`).toBe(`${recorded.event.tool} ${truth}`);
        }
      }
    }),
    { numRuns: 150 },
  );
  // Undetermined everywhere would hold as well and say nothing.
  expect(sure).toBeGreaterThan(100);
});
