/** Columns of an exported table, without those for metadata. */
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

/** Name of the column that marks a table as an export of Vitrine. Its cells are empty. */
export const exportMark = "vitrine export 1";

/** Maximum number of separate metadata columns; other metadata goes into “more metadata”. */
export const mostMetadataColumns = 200;

/** Returns whether a metadata label can be the name of a separate column. */
export function isColumnLabel(label: string): boolean {
  return label.trim() !== "" && label !== exportMark && !isExportedColumn(label);
}

/** Returns whether a label is the name of one of the columns that every exported table has. */
export function isExportedColumn(label: string): label is ExportedColumn {
  return (exportedColumns as readonly string[]).includes(label);
}
