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

/** In place of an alternative text: the picture says nothing that words should say too. */
const decorative = "decorative";

/** A picture that a row names, and what is said of it. */
export type NamedImage = {
  /** The file as the cell writes it, or an address of the web. */
  file: string;
  alt: string | null;
  caption: string | null;
  /** What only an export says of a picture. */
  said?: Omit<SaidOfImage, "alt" | "caption">;
};

/** A work without its pictures, and the pictures still to be prepared. */
export type UnpicturedWork = {
  work: Omit<WorkInput, "images">;
  images: NamedImage[];
  /** Whether the source says its status. */
  saysStatus?: boolean;
  /** Whether the source has no word for pictures. */
  isSilentOfImages?: boolean;
};

/** A row that is not taken in, and why. */
export class RowRefused extends Error {
  override name = "RowRefused";
  constructor(readonly problem: ImportProblemInput) {
    super(problem.message);
  }
}

/**
 * The work a row describes. Every cell that is not blank is found again in it: text exactly as
 * read, the identifier as it is compared; what a field cannot hold, or cannot give back letter for letter, also as metadata
 * under the column's label. Names of image files stay with their images, and visitors are not told them.
 *
 * @param madeIdentifier the identifier of a table that has no column for it; null if it has one
 * @param remarks receives a remark for each cell that does not hold what its column means
 * @throws RowRefused if the row is ragged, has no identifier or title, or a cell holds U+0000 or too much
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

/** The columns any of which says a field; one of the same name does where nothing is noted. */
const columnsOf: Partial<Record<UnsaidField, readonly Field[]>> = {
  earliestYear: ["date", "year", "earliestYear", "latestYear"],
  latestYear: ["date", "year", "earliestYear", "latestYear"],
};

/** The fields for which a table has no column. */
function unsaidBy(columns: readonly Column[]): UnsaidField[] {
  const known = new Set(columns.map(({ field }) => field));
  return writtenFields
    .filter((field) => field !== "title" && field !== "metadata")
    .filter((field) => !(columnsOf[field] ?? [field]).some((column) => known.has(column)));
}

/** The cells of one row by what they say, remembering which must be kept as metadata. */
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

  /** The files or addresses named; the space between them is nothing that anybody would miss. */
  files(): string[] {
    return parseFiles(this.cell("images"), this.#markOf("images"));
  }

  /** One value for each of `length` others; kept as metadata if there are more or fewer. */
  listOfLength(field: Field, length: number, code: CellRemark["code"]): string[] {
    const list = this.list(field);
    if (list.length === length) return list;
    this.#keep(field, code);
    return [];
  }

  /** Alternative texts; empty for a picture that is said to be decorative. */
  alts(length: number): string[] {
    const alts = this.listOfLength("alt", length, "not-per-picture");
    return alts.map((alt) => {
      if (alt.toLowerCase() !== decorative) return alt;
      // How the word was spelled cannot be told from an empty text.
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

  /** @param at the place of the cell that is refused, from 0 */
  refused(
    code: string,
    message: string,
    { identifier = null, at = -1 }: { identifier?: string | null; at?: number } = {},
  ): RowRefused {
    const column = this.columns[at]?.label;
    const where = column !== undefined && { column, cell: this.row.cells[at] ?? "" };
    return new RowRefused({ row: this.row.number, identifier, code, message, ...where });
  }

  /** Keeps a cell as metadata because it does not hold what its column means. */
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
      // What several columns say is said once.
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
