import type { ImportProblemInput } from "../store/import-runs.ts";
import type { SaidOfImage } from "../exports/exported-work.ts";
import { storedLimits } from "../../record/limits.ts";
import { parseLanguage } from "../../record/languages.ts";
import { writtenFields } from "../../record/work-fields.ts";
import type { MetadataEntry } from "../../record/work-fields.ts";
import { normaliseIdentifier } from "../../record/work-rules.ts";
import type { UnsaidField, WorkInput } from "../store/work-input.ts";
import type { Column, Field } from "./columns.ts";
import { parseDate } from "../../record/dates/parse-date.ts";
import { parseDimensions } from "../../record/dimensions.ts";
import { quoted } from "./quoted.ts";
import { parseRights } from "../../record/rights.ts";
import type { CellRemark, Remark } from "./remarks.ts";
import type { TableRow } from "./table-rows.ts";
import { parseFiles, parseList, parseYear } from "./values.ts";
import type { Mark, Parsed } from "./values.ts";

/** Replaces the alternative text of an image that needs none. */
const decorative = "decorative";

/** An image that a row names, with its texts. */
export type NamedImage = {
  /** The file as in the cell, or a web address. */
  file: string;
  alt: string | null;
  caption: string | null;
  /** Properties that only an export contains. */
  said?: Omit<SaidOfImage, "alt" | "caption">;
};

/** A work without its images, and the images that must be prepared. */
export type UnpicturedWork = {
  work: Omit<WorkInput, "images">;
  images: NamedImage[];
  /** Whether the source defines its status. */
  saysStatus?: boolean;
  /** Whether the source contains no information about images. */
  isSilentOfImages?: boolean;
};

/** A rejected row, with the reason. */
export class RowRefused extends Error {
  override name = "RowRefused";
  constructor(readonly problem: ImportProblemInput) {
    super(problem.message);
  }
}

/**
 * Converts a row to a work. The work contains every cell that is not blank: text exactly as read, the identifier in
 * normalized form. A cell that does not fit its field, or cannot be restored from it letter by letter, is also stored
 * as metadata under the column's label. Names of image files stay with their images, and visitors do not see them.
 *
 * @param madeIdentifier the identifier of a table that has no column for it; null if it has one
 * @param remarks receives a remark for each cell without a valid value for its column
 * @throws RowRefused if the row has the wrong number of cells, lacks an identifier or title, or has a cell with U+0000
 *   or too much text
 */
export function workFromRow(
  row: TableRow,
  columns: readonly Column[],
  remarks: Remark[] = [],
  madeIdentifier: string | null = null,
): UnpicturedWork {
  const cells = new Cells(row, columns, remarks);
  cells.refuseUnusable();
  const identifier = cells.identifier(madeIdentifier);
  const images = cells.files();
  const alts = cells.alts(images.length);
  const captions = cells.listOfLength("caption", images.length, "not-per-picture");
  const work = {
    identifier,
    title: cells.title(identifier),
    ...cells.years(),
    creators: cells.creators(),
    date: cells.text("date"),
    workType: cells.text("workType"),
    technique: cells.text("technique"),
    subjects: cells.list("subjects"),
    places: cells.list("places"),
    dimensions: cells.parsed("dimensions", parseDimensions),
    description: cells.text("description"),
    creditLine: cells.text("creditLine"),
    rights: cells.parsed("rights", parseRights),
    recordLanguage: cells.language(),
    status: "PUBLISHED" as const,
  };
  return {
    work: {
      ...work,
      metadata: cells.metadata(),
      unsaid: unsaidBy(columns),
      saidLabels: columns.map(({ label }) => label),
    },
    isSilentOfImages: columns.every(({ field }) => field !== "images"),
    images: images.map((file, i) => ({
      file,
      alt: alts[i] ?? null,
      caption: captions[i] ?? null,
    })),
  };
}

/** Columns of which any one defines a field; by default it is the column of the same name. */
const columnsOf: Partial<Record<UnsaidField, readonly Field[]>> = {
  earliestYear: ["date", "year", "earliestYear", "latestYear"],
  latestYear: ["date", "year", "earliestYear", "latestYear"],
};

/** Returns the fields for which a table has no column. */
function unsaidBy(columns: readonly Column[]): UnsaidField[] {
  const known = new Set(columns.map(({ field }) => field));
  return writtenFields
    .filter((field) => field !== "title" && field !== "metadata")
    .filter((field) => !(columnsOf[field] ?? [field]).some((column) => known.has(column)));
}

/** Cells of one row by field. Records which of them must also be stored as metadata. */
class Cells {
  readonly #kept = new Set<Field>();

  constructor(
    readonly row: TableRow,
    readonly columns: readonly Column[],
    readonly remarks: Remark[],
  ) {}

  refuseUnusable(): void {
    const { cells } = this.row;
    const named = this.columns.length;
    if (cells.length < named || cells.slice(named).some((cell) => cell.trim() !== "")) {
      const why = "Perhaps a cell holds the delimiter or a quotation mark and is not quoted.";
      throw this.refused("ragged", `It has ${cells.length} cells, the header ${named}. ${why}`);
    }
    cells.forEach((cell, at) => {
      const label = quoted(this.columns[at]?.label ?? "");
      if (cell.includes("\0")) {
        const message = `The cell ${label} holds a character that is no text (U+0000).`;
        throw this.refused("not-text", message, { at });
      }
      if (cell.length > storedLimits.allTexts) {
        const most = storedLimits.allTexts.toLocaleString("en");
        const message = `The cell ${label} holds more than ${most} characters.`;
        throw this.refused("too-long", message, { at });
      }
    });
  }

  identifier(made: string | null): string {
    const identifier = made ?? normaliseIdentifier(this.cell("identifier"));
    if (identifier !== "") return identifier;
    if (made !== null) {
      throw this.refused("nothing-to-identify", "The cell its identifier is made from is empty.");
    }
    throw this.refused("no-identifier", "It has no identifier.", { at: this.#at("identifier") });
  }

  title(identifier: string): string {
    const title = this.text("title");
    if (title === null) {
      throw this.refused("no-title", "It has no title.", { identifier, at: this.#at("title") });
    }
    return title;
  }

  text(field: Field): string | null {
    const cell = this.cell(field);
    return cell.trim() === "" ? null : cell;
  }

  parsed<Value>(field: Field, parse: (text: string) => Value): Value | null {
    const text = this.text(field);
    return text === null ? null : parse(text);
  }

  list(field: Field): string[] {
    const list = this.#list(field);
    if (!list.exact) this.#kept.add(field);
    return list.value;
  }

  /** Returns the files or addresses in the row; the space between them need not be preserved. */
  files(): string[] {
    return parseFiles(this.cell("images"), this.#markOf("images"));
  }

  /** Returns `length` values; a cell with more or fewer values is stored as metadata. */
  listOfLength(field: Field, length: number, code: CellRemark["code"]): string[] {
    const list = this.list(field);
    if (list.length === length) return list;
    this.#keep(field, code);
    return [];
  }

  /** Returns alternative texts; empty for a decorative image. */
  alts(length: number): string[] {
    const alts = this.listOfLength("alt", length, "not-per-picture");
    return alts.map((alt) => {
      if (alt.toLowerCase() !== decorative) return alt;
      // The word's spelling cannot be restored from an empty text.
      if (alt !== decorative) this.#kept.add("alt");
      return "";
    });
  }

  creators(): WorkInput["creators"] {
    const creators = this.list("creators");
    const roles = this.listOfLength("creatorRoles", creators.length, "not-per-creator");
    return creators.map((name, i) => ({ name, role: roles[i] ?? null }));
  }

  language(): string | null {
    const cell = this.text("recordLanguage");
    const language = cell === null ? null : parseLanguage(cell);
    if (language === null) this.#keep("recordLanguage", "no-language");
    else if (language !== cell) this.#kept.add("recordLanguage");
    return language;
  }

  years(): { earliestYear: number | null; latestYear: number | null } {
    const year = this.#year("year");
    const earliest = this.#year("earliestYear");
    const latest = this.#year("latestYear");
    if (earliest === null && latest === null) {
      const dated = year === null ? parseDate(this.cell("date")) : null;
      return dated ?? { earliestYear: year, latestYear: year };
    }
    this.#kept.add("year");
    if (earliest === null || latest === null || earliest <= latest) {
      return { earliestYear: earliest, latestYear: latest };
    }
    this.#keep("earliestYear", "years-reversed");
    this.#kept.add("latestYear");
    return { earliestYear: null, latestYear: null };
  }

  metadata(): MetadataEntry[] {
    return this.columns.flatMap(({ label, field }, index) => {
      const cell = this.row.cells[index] ?? "";
      if (cell.trim() === "" || (field !== null && !this.#kept.has(field))) return [];
      return [{ label, values: [cell] }];
    });
  }

  cell(field: Field): string {
    return this.row.cells[this.#at(field)] ?? "";
  }

  /** @param at index of the rejected cell, from 0 */
  refused(
    code: string,
    message: string,
    { identifier = null, at = -1 }: { identifier?: string | null; at?: number } = {},
  ): RowRefused {
    const column = this.columns[at]?.label;
    const where = column !== undefined && { column, cell: this.row.cells[at] ?? "" };
    return new RowRefused({ row: this.row.number, identifier, code, message, ...where });
  }

  /** Stores a cell as metadata because its value is invalid for its column. */
  #keep(field: Field, code: CellRemark["code"]): void {
    this.#kept.add(field);
    const column = this.columns[this.#at(field)]?.label;
    if (column !== undefined && this.text(field) !== null) this.remarks.push({ code, column });
  }

  #at(field: Field): number {
    return this.columns.findIndex((column) => column.field === field);
  }

  #list(field: Field): Parsed<string[]> {
    const lists = this.columns.flatMap((column, index) =>
      column.field === field ? [parseList(this.row.cells[index] ?? "", column.mark)] : [],
    );
    const values = lists.flatMap(({ value }) => value);
    return {
      // Removes duplicates between columns.
      value: lists.length > 1 ? [...new Set(values)] : values,
      exact: lists.every(({ exact }) => exact),
    };
  }

  #markOf(field: Field): Mark | null {
    return this.columns[this.#at(field)]?.mark ?? null;
  }

  #year(field: Field): number | null {
    const year: Parsed<number | null> = parseYear(this.cell(field));
    if (year.value === null) this.#keep(field, "no-year");
    else if (!year.exact) this.#kept.add(field);
    return year.value;
  }
}
