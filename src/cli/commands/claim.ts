// `detent claim`: a published claim against the sessions that are loaded, without a new experiment. It says how much
// the claimed mechanism can reach at most and whether the claim is beyond that; that a claim is true it never says.

import { existsSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { type ExitCode, ExpectedError } from "../../expected-error.ts";
import { claimAnswer } from "../../measure/claim-answer.ts";
import { readClaim } from "../../measure/claim-file.ts";
import { readClaimReading } from "../../measure/claim-reading.ts";
import { claimWorth } from "../../measure/claim-worth.ts";
import { findSession } from "../../measure/find-session.ts";
import { findMisspeltTools } from "../../measure/misspelt-tools.ts";
import { type Database, openForReading } from "../../measure/open-database.ts";
import { readTerm, termKeys } from "../../measure/session-terms.ts";
import { claimJson, claimLines } from "../claim-text.ts";
import type { Command } from "../command.ts";

const TERMS = `
Sessions are chosen by key:value terms, by ids or their beginnings, or by both; all where none is named. Terms add up.
${termKeys.map(({ key, meaning }) => `  ${`${key}:`.padEnd(9)}${meaning}`).join("\n")}`;

/** Ends as a comparison does: what is shown to be wrong is a negative answer, what cannot be tested is refused. */
const EXIT_CODES: { readonly [kind in ReturnType<typeof claimAnswer>["kind"]]: ExitCode } = {
  "not falsified": 0,
  "falsified by ceiling": 1,
  "not testable": 3,
};

/** `detent claim`. */
export const claim: Command = {
  name: "claim",
  summary: "Tests a published claim by the most that its mechanism can reach in the loaded sessions",
  usage: ["[options] <file> [key:value or ID...]"],
  example: "detent claim corpora/claims/bash-output-filter.yaml",
  exitCodes: [0, 1, 3, 4],
  options: (commander) => {
    commander
      .argument("[file]", "the claim file (YAML)")
      .argument("[key:value or ID...]", "which sessions; all where none is named")
      .addHelpText("after", TERMS);
  },
  run: async ({ cwd, flags, print }, [file, ...choice]) => {
    if (file === undefined) {
      throw new ExpectedError(
        "detent claim",
        "No claim file is named.",
        "Name one, such as a file of corpora/claims.",
        2,
      );
    }
    const read = readClaim(readText(resolve(cwd, file), file), file);
    if (read.kind === "faults") {
      for (const fault of read.faults) print.warning(fault.message);
      return 4;
    }
    const isTerm = (text: string): boolean => text.includes(":");
    const conditions = choice.filter(isTerm).map(readTerm);
    const database = await openForReading(flags.databasePath);
    try {
      const [misspelt] = await findMisspeltTools(database, read.claim.mechanism);
      if (misspelt !== undefined) {
        const { tool, names } = misspelt;
        const problem = `No call is named "${tool}"; calls are named ${names.slice(0, 5).join(", ")}.`;
        throw new ExpectedError(file, problem, "Write the tool as the logs name it.", 4);
      }
      const ids = await sessionIds(
        database,
        choice.filter((text) => !isTerm(text)),
      );
      const reading = await readClaimReading(database, read.claim, conditions, ids);
      const answer = claimAnswer(read.claim, reading);
      const tested = { file, claim: read.claim, reading, worth: claimWorth(read.claim, reading), answer };
      if (flags.isJson) print.json(claimJson(tested));
      else for (const line of claimLines(tested)) print.line(line);
      return EXIT_CODES[answer.kind];
    } finally {
      database.close();
    }
  },
};

function readText(path: string, shown: string): string {
  const remedy = "Name the claim file.";
  if (!existsSync(path)) throw new ExpectedError(shown, "There is no such file.", remedy, 4);
  if (statSync(path).isDirectory()) throw new ExpectedError(shown, "It is a folder.", remedy, 4);
  return readFileSync(path, "utf8");
}

async function sessionIds(database: Database, args: readonly string[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const arg of args) ids.push((await findSession(database, arg)).id);
  return ids;
}
