// How far the classifier agrees with labels that were given by reading. A command whose text is not at hand is counted,
// not passed over.

import { type CallClass, type CallClassification, classifyCall } from "./classify-call.ts";
import { isMechanical } from "./command-classes.ts";
import type { LabelledCommand } from "./labelled-command.ts";

/** The least share of equal answers; below it a set is not agreed with. */
export const agreementMin = { call: 0.95, mechanical: 0.97 } as const;

export interface Disagreement {
  readonly labelled: LabelledCommand;
  readonly command: string;
  readonly got: CallClass;
  readonly isMixed: boolean;
}

/** One cell of the confusion matrix. */
export interface ConfusionCell {
  readonly labelled: CallClass;
  readonly got: CallClass;
  readonly calls: number;
}

export interface ClassAgreement {
  readonly name: CallClass;
  readonly labelled: number;
  readonly got: number;
  readonly both: number;
  /** both / got; null where the classifier never gave the class. */
  readonly precision: number | null;
  /** both / labelled; null where no label has the class. */
  readonly recall: number | null;
}

export interface Agreement {
  /** Labelled commands whose text is at hand. */
  readonly calls: number;
  /** Labelled commands of which only the hash is known here. */
  readonly unresolved: number;
  readonly sameClass: number;
  readonly sameMechanical: number;
  readonly sameMixed: number;
  /** Calls that the classifier put into `script` or `other`, about which it says nothing. */
  readonly scriptOrOther: number;
  /** Cells that are not empty, by label and then by answer. */
  readonly confusion: readonly ConfusionCell[];
  readonly classes: readonly ClassAgreement[];
  readonly disagreements: readonly Disagreement[];
  /** Both shares reach `agreementMin`. False where no text is at hand. */
  readonly isAgreed: boolean;
}

interface Answer extends Disagreement {
  readonly expected: CallClass;
}

/** Compares labels with answers. `texts` has the text of a command by its sha256. */
export function agreementWith(
  commands: readonly LabelledCommand[],
  texts: ReadonlyMap<string, string>,
): Agreement {
  const answers = commands.flatMap((labelled) => {
    const command = labelled.command ?? texts.get(labelled.sha256 ?? "");
    return command === undefined ? [] : [answerOf(labelled, command)];
  });
  const count = (isCounted: (answer: Answer) => boolean): number => answers.filter(isCounted).length;
  const sameClass = count(({ expected, got }) => expected === got);
  const sameMechanical = count(({ expected, got }) => isMechanicalCall(expected) === isMechanicalCall(got));
  const isSame = (answer: Answer): boolean =>
    answer.expected === answer.got && answer.labelled.isMixed === answer.isMixed;
  return {
    calls: answers.length,
    unresolved: commands.length - answers.length,
    sameClass,
    sameMechanical,
    sameMixed: count(({ labelled, isMixed }) => labelled.isMixed === isMixed),
    scriptOrOther: count(({ got }) => got === "script" || got === "other"),
    confusion: confusionOf(answers),
    classes: classAgreements(answers),
    disagreements: answers.filter((answer) => !isSame(answer)),
    isAgreed:
      answers.length > 0 &&
      sameClass / answers.length >= agreementMin.call &&
      sameMechanical / answers.length >= agreementMin.mechanical,
  };
}

function answerOf(labelled: LabelledCommand, command: string): Answer {
  const call = classifyCall(command);
  return {
    labelled,
    command,
    expected: labelled.expected,
    got: callClassOf(call),
    isMixed: isMixedCall(call),
  };
}

/** The class of a classification, `unparsed` where there is none. */
export function callClassOf(call: CallClassification): CallClass {
  return call.kind === "unparsed" ? "unparsed" : call.name;
}

function isMixedCall(call: CallClassification): boolean {
  return call.kind === "classed" && call.isMixed;
}

function isMechanicalCall(name: CallClass): boolean {
  return name !== "unparsed" && isMechanical(name);
}

function confusionOf(answers: readonly Answer[]): readonly ConfusionCell[] {
  const labels = [...new Set(answers.map(({ expected }) => expected))].sort();
  return labels.flatMap((labelled) => {
    const own = answers.filter(({ expected }) => expected === labelled);
    const gots = [...new Set(own.map(({ got }) => got))].sort();
    return gots.map((got) => ({ labelled, got, calls: own.filter((answer) => answer.got === got).length }));
  });
}

function classAgreements(answers: readonly Answer[]): readonly ClassAgreement[] {
  const names = [...new Set(answers.flatMap(({ expected, got }) => [expected, got]))].sort();
  return names.map((name) => {
    const labelled = answers.filter(({ expected }) => expected === name).length;
    const got = answers.filter((answer) => answer.got === name).length;
    const both = answers.filter((answer) => answer.expected === name && answer.got === name).length;
    return {
      name,
      labelled,
      got,
      both,
      precision: got === 0 ? null : both / got,
      recall: labelled === 0 ? null : both / labelled,
    };
  });
}
