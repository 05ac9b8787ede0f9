// What puts a text on the clipboard of the terminal (OSC 52). Terminals that do not take it leave it out. Only command
// lines of our own are ever put there, and none with a character that does something when it is pasted.

import { shownText } from "../session/shown-text.ts";

/** Some terminals stop at less than 100,000 bytes; a command line needs little. */
const BYTES_MAX = 8192;

/**
 * The sequence, in which nothing of `text` but its Base64 stands. Null for a text with control, invisible or
 * bidirectional characters, and for one that is too long.
 */
export function clipboardSequence(text: string): string | null {
  const bytes = Buffer.from(text);
  if (shownText(text, "one-line") !== text || bytes.length > BYTES_MAX) return null;
  return `\u001b]52;c;${bytes.toString("base64")}\u0007`;
}
