// How dispatches end, in the drain's own words.

import type { DispatchLabel } from "../metric.ts";

export const terminalReason: DispatchLabel = {
  name: "terminal_reason",
  definition: 1,
  label: `CASE WHEN has_terminal THEN coalesce(terminal_reason, '(logs disagree)')
    WHEN is_running THEN '(running)' ELSE '(no terminal result)' END`,
  meaning: "The reason of the terminal record, and how many dispatches have it.",
  limits: "A reason is the drain's word; a terminal result does not mean that the ticket succeeded.",
};
