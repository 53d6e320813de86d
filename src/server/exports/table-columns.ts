/** The columns of an exported table, without those of metadata. */
export const exportedColumns = [
  "identifier",
  "title",
  "creators",
  "creator roles",
  "date",
  "earliest year",
  "latest year",
  "type",
  "technique",
  "subjects",
  "places",
  "dimensions",
  "height cm",
  "width cm",
  "depth cm",
  "description",
  "credit line",
  "rights",
  "rights address",
  "record language",
  "status",
  "images",
  "image source names",
  "image roles",
  "alternative texts",
  "captions",
  "pixels per cm",
  "image details",
  "image registrations",
  "image remotes",
  "more metadata",
] as const;

/** One of these columns. */
export type ExportedColumn = (typeof exportedColumns)[number];

/** The name of the column that says a table is written as Vitrine writes it. Its cells are empty. */
export const exportMark = "vitrine export 1";

/** Columns of their own that metadata have at most; what has none stands in “more metadata”. */
export const mostMetadataColumns = 200;

/** Whether a label can be the name of a column of its own. */
export function isColumnLabel(label: string): boolean {
  return label.trim() !== "" && label !== exportMark && !isExportedColumn(label);
}

/** Whether it is the name of one of the columns that every exported table has. */
export function isExportedColumn(label: string): label is ExportedColumn {
  return (exportedColumns as readonly string[]).includes(label);
}
