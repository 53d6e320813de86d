/** The columns of a works table, in order, with their headers. */
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

/** A column of a works table, as in the URL. */
export type Column = keyof typeof columnNames;

export const allColumns = Object.keys(columnNames) as Column[];

/** The default columns of a table. */
export const usualColumns: readonly Column[] = [
  "picture",
  "identifier",
  "title",
  "creator",
  "date",
  "technique",
];

/**
 * Returns the columns named in a URL, in table order and always with the title; the default columns if there are none.
 */
export function columnsIn(text: string | undefined): readonly Column[] {
  const named = new Set(text?.split(/[.,\s]+/));
  const isNamed = (column: Column) => named.has(column);
  return allColumns.some(isNamed) ? withTitle(allColumns.filter(isNamed)) : usualColumns;
}

/** Returns columns as in a URL; undefined for the default columns. */
export function columnsText(columns: readonly Column[]): string | undefined {
  const text = withTitle(columns).join(".");
  return text === usualColumns.join(".") ? undefined : text;
}

/** Adds the title column, which links to the work. */
function withTitle(columns: readonly Column[]): Column[] {
  return allColumns.filter((column) => column === "title" || columns.includes(column));
}
