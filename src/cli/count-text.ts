// Counts in sentences, as commands use them.

export { boundText, countText } from "../measure/shown-figures.ts";
