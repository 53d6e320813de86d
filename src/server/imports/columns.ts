import type { Mark } from "./values.ts";

/** What a column of a table can say of a work or its images. */
export type Field = keyof typeof names;

/**
 * What columns are called, lower case and without punctuation, the surest name first. A column of
 * any other name is kept as metadata.
 */
const names = {
  identifier: [
    "identifier",
    "accession number",
    "accession no",
    "accession",
    "inventory number",
    "inventory no",
    "inventory",
    "inv no",
    "object number",
    "catalogue number",
    "catalog number",
    "reference number",
    "shelfmark",
    "object id",
    "work id",
    "id",
  ],
  title: ["title", "work title", "name"],
  creators: [
    "creator",
    "creators",
    "artist",
    "artists",
    "maker",
    "makers",
    "author",
    "authors",
    "painter",
    "photographer",
    "creator name",
    "artist name",
    "artist display name",
  ],
  creatorRoles: ["creator role", "creator roles", "artist role", "maker role", "role", "roles"],
  date: ["date", "display date", "date display", "object date", "date created", "dated"],
  year: ["year"],
  earliestYear: ["earliest year", "year from", "start year", "begin year", "object begin date"],
  latestYear: ["latest year", "year to", "end year", "object end date"],
  workType: ["type", "work type", "object type", "classification", "category"],
  technique: [
    "technique",
    "medium",
    "technique and material",
    "material",
    "materials",
    "techniques",
    "media",
  ],
  subjects: ["subjects", "subject", "tags", "keywords", "subject terms", "topics"],
  places: ["places", "place"],
  dimensions: ["dimensions", "dimension", "size", "measurements"],
  description: ["description"],
  creditLine: ["credit line", "creditline", "credit"],
  rights: ["rights", "rights statement", "licence", "license", "copyright"],
  images: [
    "images",
    "image",
    "files",
    "file",
    "filenames",
    "filename",
    "file names",
    "file name",
    "image files",
    "image file",
  ],
  alt: ["alt", "alt text", "alternative text"],
  caption: ["caption", "captions"],
} as const;

/** Fields whose cells can hold several values, and what may stand between these. */
const marksOf: Partial<Record<Field, readonly Mark[]>> = {
  creators: ["|"],
  creatorRoles: ["|"],
  subjects: ["|", ";"],
  places: ["|", ";"],
  images: ["|", ";"],
  alt: ["|"],
  caption: ["|"],
};

/** A column: its label as the table writes it, what it says, and what stands between its values. */
export type Column = { label: string; field: Field | null; mark: Mark | null };

/** Everything a column can say. */
export const fields = Object.keys(names) as [Field, ...Field[]];

/** What each column of a header says. Of two that say the same, the one with the surer name does. */
export function readHeader(header: readonly string[]): Column[] {
  const normalised = header.map((label) =>
    label
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  );
  const columns = header.map((label, index): Column => ({
    label: label.trim() === "" ? `Column ${index + 1}` : label,
    field: null,
    mark: null,
  }));
  for (const field of fields) {
    const name = names[field].find((one) => normalised.includes(one));
    const column = name === undefined ? undefined : columns[normalised.indexOf(name)];
    if (column) column.field = field;
  }
  return columns;
}

/** How many columns of a header say something a work has a field for. */
export function knownColumns(columns: readonly Column[]): number {
  return columns.filter(({ field }) => field !== null).length;
}

/** Finds out, from all rows, what stands between the values of a column: `|` wherever it occurs. */
export class MarkFinder {
  readonly #found = new Map<number, Set<string>>();
  readonly #asked: { index: number; marks: readonly Mark[] }[];

  constructor(readonly columns: readonly Column[]) {
    this.#asked = columns.flatMap(({ field }, index) => {
      const marks = field && marksOf[field];
      return marks ? [{ index, marks }] : [];
    });
  }

  look(cells: readonly string[]): void {
    for (const { index, marks } of this.#asked) {
      const cell = cells[index] ?? "";
      for (const mark of marks) {
        if (!cell.includes(mark)) continue;
        this.#found.set(index, (this.#found.get(index) ?? new Set()).add(mark));
      }
    }
  }

  /** The columns with their marks. */
  result(): Column[] {
    return this.columns.map((column, index) => {
      const found = this.#found.get(index);
      const marks = (column.field && marksOf[column.field]) ?? [];
      return { ...column, mark: marks.find((mark) => found?.has(mark)) ?? null };
    });
  }
}
