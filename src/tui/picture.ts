// The picture as Ink draws it: one text per line. All that is shown comes from `frameLines`; a fault there is shown in
// its place, and the keys go on working.

import { Box, render, Text, type TextProps } from "ink";
import { createElement, type ReactElement, useSyncExternalStore } from "react";
import { frameLines } from "./frame.ts";
import { clippedLine, type Line, type Look, line } from "./line.ts";
import type { StateStore } from "./state-store.ts";
import type { WorkbenchState } from "./workbench-state.ts";

const looks: { readonly [look in Look]: TextProps } = {
  plain: {},
  title: { bold: true },
  cursor: { inverse: true },
  quiet: { dimColor: true },
  warning: { color: "yellow" },
  good: { color: "cyan" },
};

export interface PictureProps {
  readonly store: StateStore;
  readonly hasColor: boolean;
}

export function Picture({ store, hasColor }: PictureProps): ReactElement {
  const state = useSyncExternalStore(store.watch, store.read);
  const texts = linesOrFault(state).map(({ text, look }, at) =>
    createElement(
      Text,
      { key: at, wrap: "truncate", ...(hasColor ? looks[look] : {}) },
      text === "" ? " " : text,
    ),
  );
  return createElement(Box, { flexDirection: "column" }, texts);
}

/** Draws the state of `store` until what this gives back is called. */
export function drawPicture(
  { stdin, stdout }: Pick<NodeJS.Process, "stdin" | "stdout">,
  props: PictureProps,
): () => void {
  const options = { stdin, stdout, exitOnCtrlC: false, patchConsole: false };
  return render(createElement(Picture, props), options).unmount;
}

function linesOrFault(state: WorkbenchState): readonly Line[] {
  try {
    return frameLines(state);
  } catch (fault) {
    const what = fault instanceof Error ? fault.message : String(fault);
    return [`This is a bug. ${what}`, "Esc goes back, 1 to 5 go elsewhere, q quits."].map((text) =>
      clippedLine(line(text, "warning"), state.columns),
    );
  }
}
