/** The columns a table of works may have, in their order, and what they are called. */
export const columnNames = {
  picture: "Picture",
  identifier: "Identifier",
  title: "Title",
  creator: "Creator",
  date: "Date",
  type: "Type",
  technique: "Technique",
  dimensions: "Size",
  credit: "Credit line",
} as const;

/** A column of a table of works, as it stands in the address. */
export type Column = keyof typeof columnNames;

export const allColumns = Object.keys(columnNames) as Column[];

/** The columns of a table nobody has chosen any for. */
export const usualColumns: readonly Column[] = [
  "picture",
  "identifier",
  "title",
  "creator",
  "date",
  "technique",
];

/** The columns an address names, the title always among them, in their own order; without any the usual ones. */
export function columnsIn(text: string | undefined): readonly Column[] {
  const named = new Set(text?.split(/[.,\s]+/));
  const isNamed = (column: Column) => named.has(column);
  return allColumns.some(isNamed) ? withTitle(allColumns.filter(isNamed)) : usualColumns;
}

/** Columns as an address has them; undefined for the usual ones. */
export function columnsText(columns: readonly Column[]): string | undefined {
  const text = withTitle(columns).join(".");
  return text === usualColumns.join(".") ? undefined : text;
}

/** No table is without a way to the work. */
function withTitle(columns: readonly Column[]): Column[] {
  return allColumns.filter((column) => column === "title" || columns.includes(column));
}
