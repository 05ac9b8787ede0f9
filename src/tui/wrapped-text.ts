// A text as lines of at most a width, for reading: broken between words where there are any, else within. Tabs become
// spaces, since a terminal would place them by its own stops; everything else that a terminal acts on is a symbol.

import { shownText } from "../session/shown-text.ts";
import { graphemeWidth, textGraphemes } from "../session/text-width.ts";
import { columnsOf } from "./line.ts";

const TAB = "    ";

/** Every line of `text` in pieces of at most `width` columns (1 or more); an empty line stays one. */
export function wrappedText(text: string, width: number): readonly string[] {
  const room = Math.max(1, width);
  return text.split("\n").flatMap((part) => {
    const shown = shownText(part.replaceAll("\t", TAB), "one-line");
    return columnsOf(shown) <= room ? [shown] : pieces(shown, room);
  });
}

/** Broken at the last space that leaves at least half of the line, else where the width ends. */
function pieces(text: string, width: number): readonly string[] {
  const found: string[] = [];
  let [piece, room] = ["", width];
  for (const grapheme of textGraphemes(text)) {
    const size = graphemeWidth(grapheme);
    if (size > room && piece !== "") {
      const space = piece.lastIndexOf(" ");
      const isWord = space >= width / 2 && grapheme !== " ";
      const rest = isWord ? piece.slice(space + 1) : "";
      found.push(isWord ? piece.slice(0, space) : piece);
      piece = rest;
      room = width - columnsOf(rest);
    }
    piece += grapheme;
    room -= size;
  }
  return [...found, piece];
}
