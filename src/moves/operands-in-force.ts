// Each operand with the value that is in force and what set it: a settings file, the environment, or nothing. Settings
// files of a repository may set operands, so their values are said to come from there.

import { operandTexts, type SettingsFile } from "./client-settings.ts";
import {
  type IgnoredOperand,
  isOperandName,
  type OperandName,
  type Operands,
  readOperands,
} from "./operands.ts";
import { moves } from "./table.ts";

export interface OperandInForce {
  readonly name: OperandName;
  readonly value: string;
  readonly source: string;
}

export interface OperandsInForce {
  readonly operands: Operands;
  readonly rows: readonly OperandInForce[];
  readonly ignored: readonly (IgnoredOperand & { readonly source: string })[];
}

type Texts = Readonly<Record<string, string | undefined>>;
interface Layer {
  readonly texts: Texts;
  readonly source: string;
}

const off = "none";

/** Every operand, in the order in which they are shown, with its value as text. */
const shownValues: Readonly<Record<OperandName, (operands: Operands) => string>> = {
  DETENT_GREP_HEAD_LIMIT: ({ grepHeadLimit }) => `${grepHeadLimit}`,
  DETENT_READ_LARGE_BYTES: ({ readLargeBytes }) => `${readLargeBytes}`,
  DETENT_READ_DEFAULT_LIMIT: ({ readDefaultLimit }) => `${readDefaultLimit}`,
  DETENT_TRUNCATE_THRESHOLD: ({ truncateThreshold }) => `${truncateThreshold}`,
  DETENT_TRUNCATE_KEEP: ({ truncateKeep }) => `${truncateKeep}`,
  DETENT_BOUNDS_MODE: ({ boundsMode }) => boundsMode,
  DETENT_SEARCH_TOOL: ({ searchTool }) => searchTool,
  DETENT_ANCHOR_GATE: ({ anchorGate }) => anchorGate,
  DETENT_MOVES_OFF: ({ movesOff }) => movesOff.join(", ") || off,
  DETENT_CAPTURE_SKIP: ({ captureSkip }) => captureSkip.join(", ") || off,
  DETENT_STORE_SCOPE: ({ storeScope }) => storeScope,
  DETENT_STORE_DIR: ({ storeDir }) => storeDir ?? off,
  DETENT_UPLOADS_DIR: ({ uploadsDir }) => uploadsDir ?? off,
  DETENT_FACTS_FILE: ({ factsFile }) => factsFile ?? off,
};

/** Settings files beat the environment of this process, and a stronger file beats a weaker one. */
export function readOperandsInForce(env: Texts, files: readonly SettingsFile[]): OperandsInForce {
  const layers: readonly Layer[] = [
    { texts: env, source: "environment" },
    ...files.flatMap((file) =>
      file.settings === null ? [] : [{ texts: operandTexts(file.settings), source: sourceOf(file) }],
    ),
  ];
  const inForce = Object.assign({}, ...layers.map(({ texts }) => texts));
  const { operands, ignored } = readOperands(inForce);
  const source = (name: string): string =>
    layers.findLast(({ texts }) => (texts[name] ?? "").trim() !== "")?.source ?? "default";
  return {
    operands,
    rows: Object.keys(shownValues)
      .filter(isOperandName)
      .map((name) => ({ name, value: shownValues[name](operands), source: source(name) })),
    ignored: [...ignored, ...unknownMoves(operands), ...unknownNames(inForce)].map((one) => ({
      ...one,
      source: source(one.name),
    })),
  };
}

function sourceOf({ kind, path }: SettingsFile): string {
  return kind === "project" ? `${path} (of this repository)` : path;
}

function unknownMoves({ movesOff }: Operands): readonly IgnoredOperand[] {
  const name = "DETENT_MOVES_OFF";
  return movesOff
    .filter((off) => !moves.some((move) => move.name === off))
    .map((given) => ({ name, given, used: "nothing", why: "There is no move of this name." }));
}

function unknownNames(texts: Texts): readonly IgnoredOperand[] {
  return Object.keys(texts)
    .filter((name) => name.startsWith("DETENT_") && !isOperandName(name))
    .map((name) => ({ name, given: texts[name] ?? "", used: "nothing", why: "There is no such operand." }));
}
