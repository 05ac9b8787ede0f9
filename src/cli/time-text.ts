// Times in tables, as commands use them.

export { timeText } from "../measure/shown-figures.ts";
