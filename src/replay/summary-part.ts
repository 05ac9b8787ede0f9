// What a summary is made of, whatever it is printed by.

/** A part of the summary: lines of text, or a table, of whose columns the first is text and the rest are figures. */
export type SummaryPart =
  | { readonly kind: "lines"; readonly lines: readonly string[] }
  | {
      readonly kind: "table";
      readonly titles: readonly string[];
      readonly rows: readonly (readonly (string | number)[])[];
    };
