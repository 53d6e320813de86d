import { columnNames } from "./column-names.ts";
import type { Mark } from "./values.ts";

/** A field of a work or its images that a table column can map to. */
export type Field = keyof typeof columnNames;

/** Fields whose cells can have several values, and the possible value separators. */
const marksOf: Partial<Record<Field, readonly Mark[]>> = {
  creators: ["|"],
  creatorRoles: ["|"],
  subjects: ["|", ";"],
  places: ["|", ";"],
  images: ["|", ";"],
  alt: ["|"],
  caption: ["|"],
};

/** Fields that several columns of a table may map to: their values are combined. */
const sharedFields: readonly Field[] = ["creators", "subjects", "places"];

/** Returns whether several columns may map to a field. */
export function maySeveralSay(field: Field | null): boolean {
  return field === null || sharedFields.includes(field);
}

/** A column: its label in the table, its field, and its value separator. */
export type Column = { label: string; field: Field | null; mark: Mark | null };

/** All fields. */
export const fields = Object.keys(columnNames) as [Field, ...Field[]];

/** Prefix of a name that identifies a vocabulary. Those before `item type metadata` are Dublin Core. */
const prefix =
  /^(dublin core|dcterms|dct|dc|item type metadata|ca_objects?|schema|vra|field)\s*[:._]\s*/i;
const dublinCore = /^d/i;
/** Suffixes of a name: the type of its values (`^^uri`), their language (`[en]`, `@en`, `(en)`), or vocabulary. */
const suffixes = [
  /\s{0,3}\^\^\S{0,40}$/,
  /\s{0,3}(?:\[[a-z]{2,3}(?:[-_]\w{1,8})?\]|@[a-z]{2,3}(?:[-_]\w{1,8})?|\([a-z]{2,3}\))$/i,
  /(?<=[a-z])(?:Local|Shared|Tgn)$/,
];
/** Number at the end of a name that distinguishes several columns. */
const number = /[\s_.-]{0,3}\d{1,2}$/;

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Appended to the plain name of a column that may have a number, in fields that several columns may map to. */
const numbered = "#";

/** Rank of each plain name for its field, 0 is the most reliable; names that only Dublin Core uses start with `dc:`. */
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

/** Maximum length of a label that may name a field: longer ones are cells of a table without a header. */
const longestLabel = 200;

/**
 * Returns the possible names of a label in `column-names.ts`, the most reliable first: the label as it is, and without
 * prefix and suffix. A suffix of a known name is part of the name.
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
 * Returns the labels of a header without the name of the table, which many databases prepend: `Doc_` in `Doc_ID` and
 * `Doc_Date`. A prefix counts as the name of a table if the first label and at least half of all have it, and if it
 * does not name a field as `artist_` does.
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
 * Maps the columns of a header to fields. Of several columns for the same field, the one with the most reliable name
 * wins, then the first one. Columns with the same name apart from prefix and suffix map to creators, subjects or places
 * together. A column maps to one field. Ignores the name of the table in labels if no label names a field with it.
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
      // A name with a prefix or suffix is less reliable than the same without.
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

/** Returns the indexes of the columns that share a name with the one at `best`, including that one. */
function columnsNamedAs(names: readonly (readonly string[])[], best: number): number[] {
  const own = names[best];
  if (!own) return [];
  return names.flatMap((others, index) =>
    others.some((name) => name !== "" && own.includes(name)) ? [index] : [],
  );
}

/** Returns whether a column with this label may contain identifiers. */
export function mayIdentify(label: string): boolean {
  return namesOf(label).some((name) => ranks.get("identifier")?.has(name));
}

/** Returns how many columns of a header map to a field. */
export function knownColumns(columns: readonly Column[]): number {
  return columns.filter(({ field }) => field !== null).length;
}

/** Determines the value separator of each column from all rows: `|` if it occurs anywhere. */
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

  /** Returns the columns with their value separators. */
  result(): Column[] {
    return this.columns.map((column, index) => {
      const found = this.#found.get(index);
      const marks = (column.field && marksOf[column.field]) ?? [];
      return { ...column, mark: marks.find((mark) => found?.has(mark)) ?? null };
    });
  }
}
