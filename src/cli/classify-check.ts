// `detent classify --check`: the controls of every class, agreement with labels that were given by reading, and which
// classes may be reported.

import { type Agreement, agreementMin, agreementWith } from "../classify/agreement.ts";
import { classifierHash } from "../classify/calibration.ts";
import { type ClassVerdict, judgeClasses } from "../classify/command-control.ts";
import { commandRules, prepareRules } from "../classify/command-rules.ts";
import type { ExitCode } from "../expected-error.ts";
import { commandTexts } from "../measure/command-texts.ts";
import type { CommandContext } from "./command.ts";
import { heldOutFile, labelledFile, readControls, readLabelled } from "./command-labels.ts";
import type { Column } from "./text-table.ts";

/** A labelled set and how far the classifier agrees with it. */
interface CheckedSet {
  readonly name: string;
  readonly agreement: Agreement;
}

interface Check {
  readonly classifier: string;
  readonly verdicts: readonly ClassVerdict[];
  readonly sets: readonly CheckedSet[];
  readonly isPassed: boolean;
}

/** Checks and prints. Ends with 1 where a class is not calibrated or a set is not agreed with. */
export function checkClassifier(
  { flags, print }: CommandContext,
  controlsFolder: string,
  corpusFolder: string | undefined,
): ExitCode {
  const check = runCheck(controlsFolder, corpusFolder);
  if (flags.isJson) print.json(checkShape(check));
  else printCheck({ print }, check);
  return check.isPassed ? 0 : 1;
}

function runCheck(controlsFolder: string, corpusFolder: string | undefined): Check {
  const verdicts = judgeClasses(readControls(controlsFolder), prepareRules(commandRules));
  const labelled = agreementWith(readLabelled(controlsFolder, labelledFile), new Map());
  const sets = [{ name: "labelled", agreement: labelled }];
  if (corpusFolder !== undefined) {
    const agreement = agreementWith(readLabelled(controlsFolder, heldOutFile), commandTexts(corpusFolder));
    sets.push({ name: "held-out", agreement });
  }
  const isPassed =
    verdicts.every(({ isCalibrated }) => isCalibrated) && sets.every(({ agreement }) => agreement.isAgreed);
  return { classifier: classifierHash(), verdicts, sets, isPassed };
}

const classColumns: readonly Column[] = [
  { title: "class", align: "left" },
  { title: "positive", align: "right" },
  { title: "negative", align: "right" },
  { title: "spoof", align: "right" },
  { title: "failed", align: "right" },
  { title: "calibrated", align: "left" },
  { title: "precision", align: "right" },
  { title: "recall", align: "right" },
];

function printCheck(
  { print }: Pick<CommandContext, "print">,
  { classifier, verdicts, sets, isPassed }: Check,
): void {
  const shown = sets.at(-1);
  const rows = verdicts.map(({ name, counts, failed, isCalibrated }) => {
    const own = shown?.agreement.classes.find((one) => one.name === name);
    return [
      name,
      counts.positive,
      counts.negative,
      counts.spoof,
      failed.length,
      isCalibrated ? "yes" : "no, withheld",
      ratioText(own?.both, own?.got),
      ratioText(own?.both, own?.labelled),
    ];
  });
  print.line(`classifier ${classifier}`);
  print.table(classColumns, rows, "There are no classes.");
  if (shown !== undefined) print.line(`Precision and recall are those of the ${shown.name} commands.`);
  for (const { control, got } of verdicts.flatMap(({ failed }) => failed)) {
    print.line(`${control.place}: '${control.command}' must be ${control.expected}, and is ${got}.`);
  }
  for (const set of sets) for (const line of setLines(set)) print.line(line);
  print.line(isPassed ? "All controls hold, and the labels are agreed with." : "The check has failed.");
}

function ratioText(part: number | undefined, whole: number | undefined): string {
  if (part === undefined || whole === undefined || whole === 0) return "–";
  return `${part}/${whole}`;
}

function setLines({ name, agreement }: CheckedSet): readonly string[] {
  const { calls, unresolved, sameClass, sameMechanical, sameMixed, scriptOrOther } = agreement;
  if (calls === 0) return [`${name}: no command of it is here, ${unresolved} are known by their hash alone.`];
  const share = (count: number): string => `${count} of ${calls} (${((100 * count) / calls).toFixed(1)} %)`;
  const least = (bar: number): string => `at least ${100 * bar} %`;
  const cells = agreement.confusion.filter(({ labelled, got }) => labelled !== got);
  return [
    `${name}: the same class for ${share(sameClass)}, ${least(agreementMin.call)}; ` +
      `the same yes or no to mechanical for ${share(sameMechanical)}, ${least(agreementMin.mechanical)}; ` +
      `the same mark mixed for ${share(sameMixed)}; script or other: ${share(scriptOrOther)}.`,
    ...(unresolved === 0 ? [] : [`${name}: ${unresolved} more are known by their hash alone.`]),
    ...cells.map(
      ({ labelled, got, calls: count }) => `${name}: ${count} labelled ${labelled} are classed ${got}.`,
    ),
    ...agreement.disagreements.map(
      ({ labelled, command, got, isMixed }) =>
        `${labelled.place}: '${command}' is labelled ${labelled.expected}${labelled.isMixed ? ", mixed" : ""} ` +
        `and classed ${got}${isMixed ? ", mixed" : ""}.`,
    ),
  ];
}

function checkShape({ classifier, verdicts, sets, isPassed }: Check): object {
  return {
    shape: "detent.classify-check/1",
    classifier,
    isPassed,
    classes: verdicts.map(({ name, counts, failed, isCalibrated }) => ({
      class: name,
      ...counts,
      isCalibrated,
      failed: failed.map(({ control, got }) => ({
        place: control.place,
        command: control.command,
        class: control.expected,
        got,
      })),
    })),
    sets: sets.map(({ name, agreement }) => setShape(name, agreement)),
  };
}

function setShape(name: string, agreement: Agreement): object {
  const { confusion, classes, disagreements, ...figures } = agreement;
  return {
    set: name,
    ...figures,
    confusion,
    classes: classes.map(({ name: own, ...rest }) => ({ class: own, ...rest })),
    disagreements: disagreements.map(({ labelled, got, isMixed }) => ({
      place: labelled.place,
      labelled: labelled.expected,
      isLabelledMixed: labelled.isMixed,
      got,
      isMixed,
    })),
  };
}
