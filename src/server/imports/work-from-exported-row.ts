import type { MetadataEntry } from "../../record/work-fields.ts";
import * as v from "valibot";
import { readList, readText, unguardCell } from "../exports/cells.ts";
import {
  detailsSchema,
  languageSchema,
  metadataSchema,
  registrationSchema,
  roleSchema,
  statusSchema,
} from "../exports/exported-work.ts";
import { exportMark, isExportedColumn } from "../exports/table-columns.ts";
import type { ExportedColumn } from "../exports/table-columns.ts";
import { remotePlaceSchema } from "../remote/remote-place.ts";
import type { UnsaidField, WorkInput } from "../store/work-input.ts";
import type { TableRow } from "./table-rows.ts";
import { RowRefused } from "./work-from-row.ts";
import type { NamedImage, UnpicturedWork } from "./work-from-row.ts";

/** Returns the original labels of an exported table's header; null if the header is not that of an export. */
export function exportedLabels(header: readonly string[]): string[] | null {
  const labels = header.map(unguardCell);
  return labels.includes(exportMark) ? labels : null;
}

/**
 * Converts a row of an exported table to exactly the work that was exported. Columns may be missing or have another
 * order; those with other names are metadata.
 *
 * @param labels of the columns, as `exportedLabels` returns them
 * @throws RowRefused if a cell is invalid for its column
 */
export function workFromExportedRow(row: TableRow, labels: readonly string[]): UnpicturedWork {
  const cells = new ExportedCells(row, labels);
  const title = cells.text("title");
  if (title === null) throw cells.refused("no-title", "It has no title.");
  const dimensions = cells.text("dimensions");
  const rights = cells.text("rights");
  const status = cells.cell("status").trim().toUpperCase() || "PUBLISHED";
  return {
    work: {
      identifier: cells.identifier,
      title,
      creators: cells.creators(),
      date: cells.text("date"),
      earliestYear: cells.number("earliest year"),
      latestYear: cells.number("latest year"),
      workType: cells.text("type"),
      technique: cells.text("technique"),
      subjects: cells.texts("subjects"),
      places: cells.texts("places"),
      dimensions:
        dimensions === null
          ? null
          : {
              text: dimensions,
              heightCm: cells.number("height cm"),
              widthCm: cells.number("width cm"),
              depthCm: cells.number("depth cm"),
            },
      description: cells.text("description"),
      creditLine: cells.text("credit line"),
      rights: rights === null ? null : { uri: cells.text("rights address"), label: rights },
      recordLanguage: cells.valid("record language", languageSchema, cells.text("record language")),
      metadata: cells.metadata(),
      ...unsaidBy(labels),
      // This column contains all metadata without a separate column.
      ...(!labels.includes("more metadata") && { saidLabels: labels }),
      status: cells.valid("status", statusSchema, status),
    },
    images: cells.images(),
    saysStatus: cells.cell("status").trim() !== "",
    isSilentOfImages: !labels.includes("images"),
  };
}

/** Columns of the fields that other sources may lack. */
const columnOf: Record<UnsaidField, ExportedColumn> = {
  creators: "creators",
  date: "date",
  earliestYear: "earliest year",
  latestYear: "latest year",
  workType: "type",
  technique: "technique",
  subjects: "subjects",
  places: "places",
  dimensions: "dimensions",
  description: "description",
  creditLine: "credit line",
  rights: "rights",
  recordLanguage: "record language",
};

/** Returns the fields whose columns are missing. */
function unsaidBy(labels: readonly string[]): Pick<WorkInput, "unsaid"> {
  const fields = Object.keys(columnOf) as UnsaidField[];
  const unsaid = fields.filter((field) => !labels.includes(columnOf[field]));
  return unsaid.length > 0 ? { unsaid } : {};
}

class ExportedCells {
  readonly identifier: string;

  constructor(
    readonly row: TableRow,
    readonly labels: readonly string[],
  ) {
    this.identifier = this.cell("identifier");
    if (this.identifier.trim() === "") {
      throw this.refused("no-identifier", "It has no identifier.");
    }
    const { cells } = row;
    const named = labels.length;
    if (cells.length < named || cells.slice(named).some((cell) => cell.trim() !== "")) {
      throw this.refused("ragged", `It has ${cells.length} cells, the header ${named}.`);
    }
    const broken = cells.findIndex((cell) => cell.includes("\0"));
    if (broken !== -1) {
      const message = `The cell “${labels[broken]}” holds a character that is no text (U+0000).`;
      throw this.refused("not-text", message);
    }
  }

  cell(column: ExportedColumn): string {
    return unguardCell(this.row.cells[this.labels.indexOf(column)] ?? "");
  }

  text(column: ExportedColumn): string | null {
    return readText(this.cell(column));
  }

  texts(column: ExportedColumn): string[] {
    return readList(this.cell(column)).map((value) => value ?? "");
  }

  number(column: ExportedColumn, cell = this.cell(column)): number | null {
    if (cell.trim() === "") return null;
    const value = Number(cell);
    if (Number.isFinite(value)) return value;
    throw this.unreadable(column, `“${cell.slice(0, 60)}” is not a number.`);
  }

  valid<Value>(
    column: ExportedColumn,
    schema: v.BaseSchema<unknown, Value, v.BaseIssue<unknown>>,
    value: unknown,
  ): Value {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
    const [{ message }] = parsed.issues;
    throw this.unreadable(column, `${message}.`);
  }

  creators(): UnpicturedWork["work"]["creators"] {
    const names = this.texts("creators");
    const roles = this.#forEach("creator roles", names.length);
    return names.map((name, i) => ({ name, role: roles[i] ?? null }));
  }

  metadata(): MetadataEntry[] {
    const own = this.labels.flatMap((label, index): MetadataEntry[] => {
      const cell = unguardCell(this.row.cells[index] ?? "");
      if (cell === "" || label === exportMark || isExportedColumn(label)) return [];
      return [{ label, values: readList(cell).map((value) => value ?? "") }];
    });
    return [...(this.#json("more metadata", metadataSchema) ?? []), ...own];
  }

  images(): NamedImage[] {
    const files = this.texts("images");
    const { length } = files;
    const names = this.#forEach("image source names", length);
    const roles = this.#forEach("image roles", length);
    const alts = this.#forEach("alternative texts", length);
    const captions = this.#forEach("captions", length);
    const scales = this.#forEach("pixels per cm", length);
    const details = this.#jsonForEach("image details", detailsSchema, length);
    const remotes = this.#jsonForEach("image remotes", v.nullable(remotePlaceSchema), length);
    const registrations = this.#jsonForEach("image registrations", registrationSchema, length);
    return files.map((file, i) => ({
      file,
      alt: alts[i] ?? null,
      caption: captions[i] ?? null,
      said: {
        fileName: names[i] ?? null,
        role: this.valid(
          "image roles",
          roleSchema,
          roles[i]?.trim().toUpperCase() ?? (i === 0 ? "FRONT" : "OTHER"),
        ),
        pixelsPerCm: this.number("pixels per cm", scales[i] ?? ""),
        details: details[i] ?? [],
        registration: registrations[i] ?? null,
        ...(remotes[i] && { remote: remotes[i] }),
      },
    }));
  }

  refused(code: string, message: string): RowRefused {
    const identifier = this.identifier || null;
    return new RowRefused({ row: this.row.number, identifier, code, message });
  }

  unreadable(column: ExportedColumn, why: string): RowRefused {
    const message = `The cell “${column}” cannot be read: ${why}`;
    const { problem } = this.refused("unreadable", message);
    const cell = this.row.cells[this.labels.indexOf(column)] ?? "";
    return new RowRefused({ ...problem, column, cell });
  }

  /** Returns `length` values, each of which may be null, or no values at all. */
  #forEach(column: ExportedColumn, length: number): (string | null)[] {
    const list = readList(this.cell(column));
    if (list.length === 0 || list.length === length) return list;
    throw this.unreadable(column, `It has ${list.length} values for ${length}.`);
  }

  #json<Value>(
    column: ExportedColumn,
    schema: v.BaseSchema<unknown, Value, v.BaseIssue<unknown>>,
  ): Value | null {
    const cell = this.cell(column);
    if (cell.trim() === "") return null;
    try {
      return this.valid(column, schema, JSON.parse(cell));
    } catch (problem) {
      if (problem instanceof SyntaxError) throw this.unreadable(column, "It is not JSON.");
      throw problem;
    }
  }

  #jsonForEach<Value>(
    column: ExportedColumn,
    schema: v.BaseSchema<unknown, Value, v.BaseIssue<unknown>>,
    length: number,
  ): Value[] {
    const list = this.#json(column, v.array(schema)) ?? [];
    if (list.length === 0 || list.length === length) return list;
    throw this.unreadable(column, `It has ${list.length} values for ${length}.`);
  }
}
