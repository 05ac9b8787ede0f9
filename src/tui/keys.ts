// What a terminal sends → keys. Several keys may arrive as one text, when somebody types fast or pastes; each becomes
// one key. A sequence that is not known is left out as a whole, so that none of its letters is taken for a key.

/** A printable grapheme is itself; the others have names. */
export type Key =
  | "up"
  | "down"
  | "left"
  | "right"
  | "page-up"
  | "page-down"
  | "home"
  | "end"
  | "enter"
  | "escape"
  | "tab"
  | "shift-tab"
  | "backspace"
  | "interrupt"
  | "suspend"
  | { readonly typed: string };

const sequences: { readonly [sequence: string]: Key } = {
  "[A": "up",
  "[B": "down",
  "[C": "right",
  "[D": "left",
  OA: "up",
  OB: "down",
  OC: "right",
  OD: "left",
  "[5~": "page-up",
  "[6~": "page-down",
  "[H": "home",
  "[F": "end",
  OH: "home",
  OF: "end",
  "[1~": "home",
  "[4~": "end",
  "[7~": "home",
  "[8~": "end",
  "[Z": "shift-tab",
};

const controls: { readonly [character: string]: Key } = {
  "\r": "enter",
  "\n": "enter",
  "\t": "tab",
  "\u007f": "backspace",
  "\b": "backspace",
  "\u0003": "interrupt",
  "\u001a": "suspend",
  "\u0006": "page-down",
  "\u0002": "page-up",
};

const token = /\u001b(\[[\d;?<]*[ -/]*[@-~]|O[A-Za-z])|\u001b|[^\u001b]/gsu;

/** The keys of one input event, in order. */
export function readKeys(input: string): readonly Key[] {
  return [...input.matchAll(token)].flatMap(([whole, sequence]): readonly Key[] => {
    if (sequence !== undefined) {
      const key = sequences[sequence];
      return key === undefined ? [] : [key];
    }
    if (whole === "\u001b") return ["escape"];
    const control = controls[whole];
    if (control !== undefined) return [control];
    return /^[\p{Cc}\p{Cs}]/u.test(whole) ? [] : [{ typed: whole }];
  });
}
