// A table of the database as data: its columns with type and meaning. The same list creates the table, comments it and
// gives the order in which row files are written, so the three cannot differ.

export type ColumnType = "BIGINT" | "INTEGER" | "BOOLEAN" | "VARCHAR" | "DOUBLE";

export interface ColumnDefinition {
  readonly name: string;
  readonly type: ColumnType;
  /** What a value means, with its unit, and what NULL means. */
  readonly comment: string;
  /** True for text that may hold control characters: it travels as a JSON string. */
  readonly isFreeText?: true;
}

export interface TableDefinition {
  readonly name: string;
  readonly comment: string;
  readonly columns: readonly ColumnDefinition[];
  /** The SELECT of a table that is computed when it is asked; absent for one that holds rows. */
  readonly select?: string;
}

/** One column. */
export function column(name: string, type: ColumnType, comment: string): ColumnDefinition {
  return { name, type, comment };
}

/** A text column whose values may hold newlines and other control characters. */
export function freeText(name: string, comment: string): ColumnDefinition {
  return { name, type: "VARCHAR", comment, isFreeText: true };
}

/** Text as an SQL string literal. */
export function sqlText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function createHeadSql({ name, columns, select }: TableDefinition): string {
  if (select !== undefined) return `CREATE VIEW ${name} AS ${select};`;
  return `CREATE TABLE ${name} (${columns.map((each) => `${each.name} ${each.type}`).join(", ")});`;
}

/** Statements that create the table with its comments. */
export function createSql(table: TableDefinition): string {
  const kind = table.select === undefined ? "TABLE" : "VIEW";
  const comments = table.columns.map(
    ({ name, comment }) => `COMMENT ON COLUMN ${table.name}.${name} IS ${sqlText(comment)};`,
  );
  return [
    createHeadSql(table),
    `COMMENT ON ${kind} ${table.name} IS ${sqlText(table.comment)};`,
    ...comments,
  ].join("\n");
}
