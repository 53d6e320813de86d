import type { MetadataEntry } from "../../record/work-fields.ts";
import { writeList, writeText } from "./cells.ts";
import type { ExportedWork } from "./exported-work.ts";
import { exportedColumns, exportMark } from "./table-columns.ts";
import type { ExportedColumn } from "./table-columns.ts";

/** Returns the header of an exported table. */
export function exportedHeader(metadataLabels: readonly string[]): string[] {
  return [...exportedColumns, exportMark, ...metadataLabels];
}

/**
 * Returns a work as a row below `exportedHeader`. `workFromExportedRow` converts it back to the same work.
 *
 * @param metadataLabels the labels in the header
 */
export function exportedRow(work: ExportedWork, metadataLabels: readonly string[]): string[] {
  const { creators, dimensions, rights, images } = work;
  const own = metadataCells(work.metadata, metadataLabels);
  const cells: Record<ExportedColumn, string> = {
    identifier: work.identifier,
    title: writeText(work.title),
    creators: writeList(creators.map(({ name }) => name)),
    "creator roles": writeList(creators.map(({ role }) => role)),
    date: writeText(work.date),
    "earliest year": writeNumber(work.earliestYear),
    "latest year": writeNumber(work.latestYear),
    type: writeText(work.workType),
    technique: writeText(work.technique),
    subjects: writeList(work.subjects),
    places: writeList(work.places),
    dimensions: writeText(dimensions?.text ?? null),
    "height cm": writeNumber(dimensions?.heightCm),
    "width cm": writeNumber(dimensions?.widthCm),
    "depth cm": writeNumber(dimensions?.depthCm),
    description: writeText(work.description),
    "credit line": writeText(work.creditLine),
    rights: writeText(rights?.label ?? null),
    "rights address": writeText(rights?.uri ?? null),
    "record language": writeText(work.recordLanguage),
    status: work.status.toLowerCase(),
    images: writeList(images.map(({ file }) => file)),
    "image source names": writeList(images.map(({ fileName }) => fileName)),
    "image roles": writeList(images.map(({ role }) => role.toLowerCase())),
    "alternative texts": writeList(images.map(({ alt }) => alt)),
    captions: writeList(images.map(({ caption }) => caption)),
    "pixels per cm": writeList(images.map(({ pixelsPerCm }) => writeNumber(pixelsPerCm) || null)),
    "image details": writeJson(
      images.map(({ details }) => details),
      images.some(({ details }) => details.length > 0),
    ),
    "image registrations": writeJson(
      images.map(({ registration }) => registration),
      images.some(({ registration }) => registration !== null),
    ),
    "image remotes": writeJson(
      images.map(({ remote }) => remote ?? null),
      images.some(({ remote }) => remote),
    ),
    "more metadata": writeJson(work.metadata, own === null),
  };
  return [
    ...exportedColumns.map((column) => cells[column]),
    "",
    ...(own ?? metadataLabels.map(() => "")),
  ];
}

/** Returns metadata as separate cells, or null if these would lose values or their order. */
function metadataCells(
  metadata: readonly MetadataEntry[],
  labels: readonly string[],
): string[] | null {
  const cells = labels.map(() => "");
  let last = -1;
  for (const { label, values } of metadata) {
    const place = labels.indexOf(label, last + 1);
    if (place === -1 || values.length === 0) return null;
    cells[place] = writeList(values);
    last = place;
  }
  return cells;
}

function writeNumber(value: number | null | undefined): string {
  return value == null ? "" : String(value);
}

function writeJson(value: unknown, isNeeded: boolean): string {
  return isNeeded ? JSON.stringify(value) : "";
}
