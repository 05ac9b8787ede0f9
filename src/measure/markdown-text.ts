// Text and tables of a Markdown report. Names come from logs: what Markdown or HTML would act on is made harmless.

import { shownText } from "../session/shown-text.ts";

/**
 * Text that neither Markdown nor HTML acts on. Brackets too: a name must not become a link. An underscore within a word
 * is none of them (CommonMark), so that metric names read as they are.
 */
export function safe(text: string): string {
  return shownText(text, "one-line").replace(
    /[\\`*{}[\]<>|#&~]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g,
    (character) =>
      character === "<"
        ? "&lt;"
        : character === ">"
          ? "&gt;"
          : character === "&"
            ? "&amp;"
            : `\\${character}`,
  );
}

/** A table; cells are text that is safe already. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n");
}
