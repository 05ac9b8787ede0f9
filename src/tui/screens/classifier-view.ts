// Classifier: whether its controls hold, how far it agrees with labels, and what no row knows in the loaded logs. The
// same as `detent classify --check` and `--unlabelled`.

import { countText, numberText } from "../../measure/shown-figures.ts";
import type { AgreementCheck, UnlabelledAnswer } from "../classifier-answers.ts";
import { type Line, line, type Room } from "../line.ts";
import { type ListCell, type ListColumn, listTable } from "../list-table.ts";
import { textLines, type View } from "../view.ts";
import type { Place, WorkbenchState } from "../workbench-state.ts";
import { wrappedText } from "../wrapped-text.ts";
import { reading } from "./empty-lines.ts";

type ClassifierPlace = Extract<Place, { screen: "classifier" }>;

const classColumns: readonly ListColumn[] = [
  { title: "class", align: "left" },
  { title: "calibrated", align: "left" },
  { title: "controls", align: "right", narrow: "leave out" },
  { title: "failed", align: "right" },
  { title: "precision", align: "right" },
  { title: "recall", align: "right" },
];

const unlabelledColumns: readonly ListColumn[] = [
  { title: "calls", align: "right" },
  { title: "commands", align: "right", narrow: "leave out" },
  { title: "program", align: "left" },
  { title: "shortest command", align: "left", narrow: "cut" },
];

export function classifierView(state: WorkbenchState, place: ClassifierPlace, { width, height }: Room): View {
  const check = state.parts.check?.value;
  const unlabelled = state.parts.unlabelled?.value;
  const lines = [
    ...(check === undefined ? reading(state) : checkLines(check, width)),
    line(""),
    ...unlabelledLines(state, unlabelled, width),
  ];
  return {
    crumbs: ["Classifier"],
    ...textLines(lines, place.cursor, height),
    keys: [],
    commands: [
      ["classify", "--check"],
      ...(state.hasDatabase ? [["classify", "--unlabelled", "--limit", "200"]] : []),
    ],
  };
}

function checkLines({ classifier, isPassed, classes, sets }: AgreementCheck, width: number): readonly Line[] {
  const shown = sets.at(-1);
  const cells = classes.map((one): readonly ListCell[] => {
    const own = shown?.classes.find((named) => named.class === one.class);
    return [
      one.class,
      one.isCalibrated ? "yes" : "no, withheld",
      one.positive + one.negative + one.spoof,
      one.failed.length,
      ratioText(own?.both, own?.got),
      ratioText(own?.both, own?.labelled),
    ];
  });
  const outcome = isPassed
    ? "✓ All controls hold, and the labels are agreed with."
    : "✗ The check has failed.";
  const whole = { cells, offset: 0, first: 0, end: cells.length, cursor: -1 };
  return [
    ...wrappedText(outcome, width).map((text) => line(text, isPassed ? "good" : "warning")),
    line(`classifier ${classifier.slice(0, 12)}`, "quiet"),
    ...sets.flatMap(({ set, calls, sameClass, sameMechanical }) =>
      wrappedText(
        `${set}: the same class for ${sameClass} of ${calls}, the same yes or no to mechanical for ${sameMechanical}.`,
        width,
      ).map((text) => line(text)),
    ),
    ...listTable(classColumns, whole, width),
    ...sets.flatMap(({ confusion }) => confusionLines(confusion)),
  ];
}

/** The cells of the confusion matrix beside its diagonal. */
function confusionLines(confusion: AgreementCheck["sets"][number]["confusion"]): readonly Line[] {
  return confusion
    .filter(({ labelled, got }) => labelled !== got)
    .map(({ labelled, got, calls }) => line(`${calls} labelled ${labelled} are classed ${got}`));
}

function ratioText(part: number | undefined, whole: number | undefined): string {
  return part === undefined || whole === undefined || whole === 0 ? "–" : `${part}/${whole}`;
}

function unlabelledLines(
  state: WorkbenchState,
  answer: UnlabelledAnswer | undefined,
  width: number,
): readonly Line[] {
  if (!state.hasDatabase) {
    return wrappedText("What no row knows is read from a database: `detent load` makes one.", width).map(
      (text) => line(text),
    );
  }
  if (answer === undefined) return reading(state);
  const { programs, calls, unlabelledCalls, cutCalls, total } = answer;
  if (calls === 0) return [line("There are no Bash calls yet: `detent load` reads them.")];
  const cut = cutCalls === 0 ? "" : ` Not kept as a whole, and not read: ${countText(cutCalls, "call")}.`;
  const where = `in ${numberText(unlabelledCalls)} of ${countText(calls, "Bash call")}`;
  const head = `Known by no row: ${countText(total, "program")}, ${where}.${cut}`;
  const cells = programs.map(({ name, calls: own, distinctCommands, example }) => [
    own,
    distinctCommands,
    name,
    example,
  ]);
  const whole = { cells, offset: 0, first: 0, end: cells.length, cursor: -1 };
  return [
    ...wrappedText(head, width).map((text) => line(text, "title")),
    ...(cells.length === 0 ? [] : listTable(unlabelledColumns, whole, width)),
  ];
}
