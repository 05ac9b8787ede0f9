// `detent register`: previews and seals a protocol, verifies the chain of registrations and lists it. Nothing is
// written without --seal, and a sealed record is never written again.

import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { classifierHash } from "../../classify/calibration.ts";
import { type ExitCode, ExpectedError } from "../../expected-error.ts";
import { COUNTING_DEFINITION } from "../../measure/definitions.ts";
import { readDispatchUnits } from "../../measure/dispatch-units.ts";
import { sha256Of, withExternalProof } from "../../measure/external-proof.ts";
import { findRegistration } from "../../measure/find-registration.ts";
import { findMetric, metrics } from "../../measure/metrics.ts";
import { openForReading } from "../../measure/open-database.ts";
import { plannedPower } from "../../measure/planned-power.ts";
import { type Protocol, protocolHash } from "../../measure/protocol.ts";
import { readProtocolCommit } from "../../measure/protocol-commit.ts";
import { readProtocol } from "../../measure/protocol-file.ts";
import { metricsOf } from "../../measure/registered-targets.ts";
import { sealRecord } from "../../measure/registration.ts";
import { appendRecord, CHAIN_LIMIT, type Chain, nextLink } from "../../measure/registry.ts";
import { openRegistryFolder } from "../../measure/registry-folder.ts";
import { replayAnswerNames } from "../../measure/replay-answers.ts";
import { runGit } from "../../measure/run-git.ts";
import type { Command, CommandContext, OptionValues } from "../command.ts";
import { countText } from "../count-text.ts";
import { type CheckedChain, keepHead, readCheckedChain } from "../database-head.ts";
import { findText, isGiven } from "../option-values.ts";
import { chainColumns, chainRows, powerLines, sealLines } from "../registration-text.ts";
import { registryPath } from "../registry-path.ts";

/** `detent register`. */
export const register: Command = {
  name: "register",
  summary: "Previews and seals the plan of a comparison, and verifies what was sealed",
  usage: ["[options] <protocol>", "--verify [--head HASH]", "--list"],
  example: "detent register corpora/drains/small/protocol.yaml --seal",
  exitCodes: [0, 1, 4],
  options: (commander) => {
    commander
      .argument("[protocol]", "the protocol file (YAML)")
      .option("--seal", "write the record; without it nothing is written")
      .option("--amends <registration>", "the registration that this one amends")
      .option("--proof <file>", "a file from outside that holds the protocol's hash, such as a timestamp")
      .option("--verify", "check every record and every link of the chain")
      .option("--list", "list the records")
      .option("--head <hash>", "a head that was kept elsewhere; the chain must hold it")
      .option("--registry <dir>", "the folder of the records (default: reports/registrations)");
  },
  flagRules: [
    { exclusive: ["<protocol>", "--verify", "--list"] },
    { exclusive: ["--seal", "--verify", "--list"] },
    { exclusive: ["--amends", "--verify", "--list"] },
    { exclusive: ["--proof", "--verify", "--list"] },
  ],
  run: async (context, args, options) => {
    const folder = openRegistryFolder(registryPath(options, context.cwd));
    const checked = await readCheckedChain(context, folder, options);
    const { chain } = checked;
    if (isGiven(options, "verify")) return verify(context, checked);
    if (isGiven(options, "list")) return list(context, chain);
    const [file] = args;
    if (file === undefined) {
      throw new ExpectedError(
        "detent register",
        "No protocol is named.",
        "Name the file, or use --verify or --list.",
        2,
      );
    }
    const path = resolve(context.cwd, file);
    const read = readProtocol(
      readText(path, file),
      file,
      new Set([...metrics.map(({ name }) => name), ...replayAnswerNames]),
    );
    if (read.kind === "faults") {
      for (const fault of read.faults) context.print.warning(fault.message);
      return 4;
    }
    const { protocol } = read;
    const units = await loadedUnits(context, protocol);
    const record = sealRecord(
      {
        ...{ protocol, units },
        definitions: definitionsNow(protocol),
        classifier: classifierNow(protocol),
        evidence: evidenceOf(context, path, protocol, options),
        amends: amended(chain, options),
      },
      nextLink(chain),
      context.now().getTime(),
    );
    const power = plannedPower(protocol, units, context.now().getTime());
    const isSealed = isGiven(options, "seal");
    if (isSealed) {
      appendRecord(folder, record);
      await keepHead(context, chain, record.hash);
    }
    if (context.flags.isJson) context.print.json({ shape: "detent.registration/1", isSealed, record, power });
    else for (const line of [...sealLines(record, isSealed), ...powerLines(power)]) context.print.line(line);
    if (!isSealed) {
      context.print.note(
        "Nothing was written: --seal writes the record, under a name that its time decides.",
      );
    }
    return 0;
  },
};

function evidenceOf({ cwd }: CommandContext, path: string, protocol: Protocol, options: OptionValues) {
  const evidence = readProtocolCommit(basename(path), dirname(path), runGit);
  const name = findText(options, "proof");
  if (name === undefined) return evidence;
  const proof = resolve(cwd, name);
  if (!existsSync(proof) || statSync(proof).isDirectory())
    throw new ExpectedError(name, "There is no such file.", "Name the proof file.", 4);
  const hashes = { file: sha256Of(readFileSync(path)), canonical: protocolHash(protocol) };
  return withExternalProof(evidence, { name, bytes: readFileSync(proof) }, hashes);
}

function readText(path: string, shown: string): string {
  if (!existsSync(path))
    throw new ExpectedError(shown, "There is no such file.", "Name the protocol file.", 4);
  if (statSync(path).isDirectory())
    throw new ExpectedError(shown, "It is a folder.", "Name the protocol file.", 4);
  return readFileSync(path, "utf8");
}

// A plan may be sealed before anything was ever loaded: its watermark is then empty, and that is said.
async function loadedUnits({ flags, print }: CommandContext, protocol: Protocol) {
  if (!existsSync(flags.databasePath)) {
    print.warning(`${flags.databasePath}: There is no database yet. The watermark holds no dispatch.`);
    return [];
  }
  const database = await openForReading(flags.databasePath);
  try {
    return await readDispatchUnits(database, registeredMetrics(protocol), false);
  } finally {
    database.close();
  }
}

function registeredMetrics(protocol: Protocol): readonly string[] {
  return metricsOf(protocol).filter((name) => findMetric(name) !== undefined);
}

function definitionsNow(protocol: Protocol): Readonly<Record<string, number>> {
  const own = registeredMetrics(protocol).flatMap((name): [string, number][] => {
    const metric = findMetric(name);
    return metric === undefined ? [] : [[name, metric.definition]];
  });
  return { ...Object.fromEntries(own), counting: COUNTING_DEFINITION };
}

/** Null where no metric of the plan rests on classes of commands. */
function classifierNow(protocol: Protocol): string | null {
  const rests = registeredMetrics(protocol).some((name) => findMetric(name)?.restsOnClassifier === true);
  return rests ? classifierHash() : null;
}

function amended(chain: Chain, options: OptionValues): string | null {
  const name = findText(options, "amends");
  return name === undefined ? null : findRegistration(chain, name).record.hash;
}

function verify({ flags, print }: CommandContext, { chain, databaseHead }: CheckedChain): ExitCode {
  const exitCode = chain.faults.length === 0 ? 0 : 1;
  if (flags.isJson) {
    const { head, faults, otherFiles, records } = chain;
    print.json({
      shape: "detent.chain/1",
      records: records.length,
      head,
      databaseHead,
      faults,
      otherFiles,
      limit: CHAIN_LIMIT,
    });
    return exitCode;
  }
  for (const fault of chain.faults) print.line(`${fault.place}: ${fault.problem}`);
  const outcome = chain.faults.length === 0 ? "every link holds" : countText(chain.faults.length, "fault");
  if (chain.records.length === 0) print.line(whyEmpty(chain));
  else print.line(`${countText(chain.records.length, "record")}, ${outcome}. Head: ${chain.head ?? "none"}.`);
  const why = databaseHead.state === "not compared" ? ` (${databaseHead.why})` : "";
  print.line(`Head that the database keeps: ${databaseHead.state}${why}.`);
  if (chain.otherFiles.length > 0) print.note(`No records by their names: ${chain.otherFiles.join(", ")}.`);
  print.line(CHAIN_LIMIT);
  return exitCode;
}

function whyEmpty({ folder }: Chain): string {
  return `There are no records in ${folder}: \`detent register FILE --seal\` writes the first.`;
}

function list({ flags, print }: CommandContext, chain: Chain): ExitCode {
  if (flags.isJson)
    print.json({ shape: "detent.registrations/1", records: chain.records, faults: chain.faults });
  else {
    print.table(chainColumns, chainRows(chain), whyEmpty(chain));
    for (const fault of chain.faults) print.warning(`${fault.place}: ${fault.problem}`);
  }
  return chain.faults.length === 0 ? 0 : 1;
}
