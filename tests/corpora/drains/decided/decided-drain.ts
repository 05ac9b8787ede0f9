// The decided drain as a user would work with it: its before side loaded, every plan sealed before the cutoff, then its
// after side loaded. The commands run in this process, in a fresh folder.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import type { Command } from "../../../../src/cli/command.ts";
import { compare } from "../../../../src/cli/commands/compare.ts";
import { load } from "../../../../src/cli/commands/load.ts";
import { register } from "../../../../src/cli/commands/register.ts";
import { type ComparisonReport, comparisonReportSchema } from "../../../../src/measure/comparison-report.ts";
import { type MemoryRun, runInMemory } from "../../../cli/memory-context.ts";

const corpus = fileURLToPath(new URL("../../../../corpora/drains/decided/", import.meta.url));
const SEALED = "2026-02-28T12:00:00Z";
const COMPARED = "2026-04-01T00:00:00Z";

const words = z.array(z.tuple([z.string(), z.string(), z.string()]));
const expectedSchema = z.array(
  z.strictObject({
    protocol: z.string(),
    exit_code: z.number(),
    targets: words,
    secondaries: words,
    point_rule: z.optional(z.record(z.string(), z.boolean())),
    guards: z.record(z.string(), z.string()),
  }),
);

/** What README.md of the corpus derives, by protocol. */
export const expected = expectedSchema.parse(JSON.parse(readFileSync(join(corpus, "expected.json"), "utf8")));

export interface DecidedDrain {
  readonly folder: string;
  /** `detent compare` of the named plan, with the evidence of its guards. */
  readonly compare: (protocol: string, ...args: readonly string[]) => Promise<MemoryRun>;
  /** The report of the named plan as an object, and how the command ended. */
  readonly report: (protocol: string) => Promise<ComparisonReport & { readonly exitCode: number }>;
}

/** The caller removes `folder`. */
export async function decidedDrain(): Promise<DecidedDrain> {
  const folder = mkdtempSync(join(tmpdir(), "detent-decided-"));
  execFileSync(process.execPath, [join(corpus, "generate.mjs"), folder]);
  const run = (at: string, command: Command, ...args: readonly string[]): Promise<MemoryRun> =>
    runInMemory([command], [command.name, ...args, "--db", join(folder, "detent.duckdb")], {
      cwd: folder,
      now: () => new Date(at),
    });
  await passing(run(SEALED, load, join(folder, "before")));
  for (const { protocol } of expected) await passing(run(SEALED, register, join(corpus, protocol), "--seal"));
  await passing(run(COMPARED, load, join(folder, "after")));
  const compared: DecidedDrain["compare"] = (protocol, ...args) =>
    run(COMPARED, compare, numberOf(protocol), "--evidence", "judged", ...args);
  return {
    folder,
    compare: compared,
    report: async (protocol) => {
      const { exitCode, stdout } = await compared(protocol, "--json");
      return { ...comparisonReportSchema.parse(JSON.parse(stdout)), exitCode };
    },
  };
}

// All are sealed before any is compared, so that their numbers are their places in expected.json.
function numberOf(protocol: string): string {
  const place = expected.findIndex((one) => one.protocol === protocol);
  if (place === -1) throw new Error(`expected.json does not name ${protocol}.`);
  return String(place + 1);
}

async function passing(run: Promise<MemoryRun>): Promise<void> {
  const { exitCode, stderr } = await run;
  if (exitCode !== 0) throw new Error(`A command ended with ${exitCode}: ${stderr}`);
}
