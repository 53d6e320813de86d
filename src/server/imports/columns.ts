import { columnNames } from "./column-names.ts";
import type { Mark } from "./values.ts";

/** What a column of a table can say of a work or its images. */
export type Field = keyof typeof columnNames;

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

/** Fields that several columns of a table may say: their values are put together. */
const sharedFields: readonly Field[] = ["creators", "subjects", "places"];

/** Whether several columns may say a field. */
export function maySeveralSay(field: Field | null): boolean {
  return field === null || sharedFields.includes(field);
}

/** A column: its label as the table writes it, what it says, and what stands between its values. */
export type Column = { label: string; field: Field | null; mark: Mark | null };

/** Everything a column can say. */
export const fields = Object.keys(columnNames) as [Field, ...Field[]];

/** In front of a name: whose name it is. The names of the first are those of Dublin Core. */
const prefix =
  /^(dublin core|dcterms|dct|dc|item type metadata|ca_objects?|schema|vra|field)\s*[:._]\s*/i;
const dublinCore = /^d/i;
/** Behind a name: the kind of its values (`^^uri`), their language (`[en]`, `@en`, `(en)`), or the list they are from. */
const suffixes = [
  /\s{0,3}\^\^\S{0,40}$/,
  /\s{0,3}(?:\[[a-z]{2,3}(?:[-_]\w{1,8})?\]|@[a-z]{2,3}(?:[-_]\w{1,8})?|\([a-z]{2,3}\))$/i,
  /(?<=[a-z])(?:Local|Shared|Tgn)$/,
];
/** Behind a name: which of several columns it is. */
const number = /[\s_.-]{0,3}\d{1,2}$/;

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Behind the plain name of a column that may have a number, in fields that several columns may say. */
const numbered = "#";

/** How sure each name is of its field, from 0, by the plain name; those of Dublin Core alone with `dc:` in front. */
const ranks = new Map(
  fields.map((field) => {
    const names = columnNames[field].map((name) =>
      name.startsWith("dc:") ? `dc:${plain(name.slice(3))}` : plain(name),
    );
    const ends = maySeveralSay(field) ? ["", numbered] : [""];
    const ranked = names.flatMap((name, rank) => ends.map((end) => [name + end, rank] as const));
    return [field, new Map(ranked)];
  }),
);

const knownNames = new Set([...ranks.values()].flatMap((ranked) => [...ranked.keys()]));

/** Longer labels name no field: they are cells of a table without a header. */
const longestLabel = 200;

/**
 * What a label may be called in `column-names.ts`, the surest first: as it is, and without what stands in front and behind.
 * What stands behind a name that is known belongs to it.
 */
function namesOf(label: string): string[] {
  if (label.length > longestLabel) return [];
  const written = label.normalize("NFKC").trim();
  const bare = suffixes.reduce((rest, suffix) => rest.replace(suffix, ""), written);
  const whole = namesWithoutPrefix(written);
  const names = whole.some(isKnown) ? whole : [...whole, ...namesWithoutPrefix(bare)];
  const unnumbered = namesWithoutPrefix(bare.replace(number, ""));
  return [...new Set([...names, ...unnumbered.map((name) => name + numbered)])];
}

function isKnown(name: string): boolean {
  return knownNames.has(name);
}

function namesWithoutPrefix(written: string): string[] {
  const [whole] = prefix.exec(written) ?? [];
  if (whole === undefined) return [plain(written)];
  const own = plain(written.slice(whole.length));
  return [plain(written), own, ...(dublinCore.test(whole) ? [`dc:${own}`] : [])];
}

/**
 * The labels of a header without the name of the table, which many databases write in front of each: `Doc_` in `Doc_ID` and
 * `Doc_Date`. The first label and at least half of all begin with it. It names no field, as `artist_` does.
 */
function withoutTableName(header: readonly string[]): string[] {
  const labels = header.map((label) => label.normalize("NFKC").trim());
  const [start] = /^\p{L}{1,40}_/u.exec(labels[0] ?? "") ?? [];
  if (start === undefined || isKnown(plain(start))) return labels;
  const isOften = labels.filter((label) => label.startsWith(start)).length * 2 >= labels.length;
  return labels.map((label) =>
    isOften && label.startsWith(start) ? label.slice(start.length) : label,
  );
}

/**
 * What each column of a header says. Of several that say the same, the one with the surest name does, and the first of these.
 * Columns of the same name, but for what stands in front and behind, say creators, subjects or places together. A column
 * says one thing. The name of the table in front of labels is left out if no label names a field with it.
 */
export function readHeader(header: readonly string[]): Column[] {
  const written = header.map(namesOf);
  const isAnyKnown = written.some((own) => own.some(isKnown));
  const names = isAnyKnown ? written : withoutTableName(header).map(namesOf);
  const columns = header.map((label, index): Column => ({
    label: label.trim() === "" ? `Column ${index + 1}` : label,
    field: null,
    mark: null,
  }));
  // A table can have hundreds of thousands of columns without a known name.
  const known = [...names.entries()].filter(([, own]) => own.some(isKnown));
  for (const field of fields) {
    let [best, surest] = [-1, Infinity];
    for (const [index, own] of known) {
      if (columns[index]?.field !== null) continue;
      // A name with something in front or behind is less sure than the same without.
      const found = own.map((name, at) => (ranks.get(field)?.get(name) ?? Infinity) + at / 16);
      const rank = Math.min(...found);
      if (rank < surest) [best, surest] = [index, rank];
    }
    const same = maySeveralSay(field) ? columnsNamedAs(names, best) : [best];
    for (const index of same) {
      const column = columns[index];
      if (column?.field === null) column.field = field;
    }
  }
  return columns;
}

/** The places of the columns that have a name of the one at `best` in common with it, that one included. */
function columnsNamedAs(names: readonly (readonly string[])[], best: number): number[] {
  const own = names[best];
  if (!own) return [];
  return names.flatMap((others, index) =>
    others.some((name) => name !== "" && own.includes(name)) ? [index] : [],
  );
}

/** Whether a column of this label is one that identifiers may stand in. */
export function mayIdentify(label: string): boolean {
  return namesOf(label).some((name) => ranks.get("identifier")?.has(name));
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
