import type { ImportProblemInput } from "../store/import-runs.ts";
import type { Column } from "./columns.ts";
import { quoted } from "./quoted.ts";

/** Reason for rejecting rows, worded for all of them, and a remedy. */
export type RefusalReason = { reason: string; remedy: string };

/** Common properties of rows with the same error code. */
export type Refused = {
  code: string;
  /** The label of the rejected column; null if there is none. */
  column: string | null;
  /** Whether they are rows of a table, not files or manifests. */
  isOfTable: boolean;
};

const correctRows = "Correct these rows, and import the table again.";

/** Alternative remedy if a column names files that do not exist. */
const orCustom = (column: string | null) =>
  column === null ? "." : ", or keep the column as a custom field.";

const named = (column: string | null) => (column === null ? "" : ` named in ${quoted(column)}`);
const cell = (column: string | null) =>
  column === null ? "A cell" : `A cell of ${quoted(column)}`;

const reasons: Record<string, (refused: Refused) => RefusalReason> = {
  "no-title": () => ({
    reason: "The title is missing.",
    remedy: "Choose another column for the title, or write the missing titles.",
  }),
  "no-identifier": () => ({
    reason: "The identifier is missing.",
    remedy: "Choose another column for the identifier, or make identifiers from a column.",
  }),
  "nothing-to-identify": () => ({
    reason: "The cells that identifiers are made from are empty.",
    remedy: "Make identifiers from another column, or fill these cells.",
  }),
  duplicate: ({ isOfTable }) =>
    isOfTable
      ? {
          reason: "An earlier row has the same identifier.",
          remedy: "Choose another column for the identifier, or take the repeated rows away.",
        }
      : { reason: "An earlier one has the same name.", remedy: "Rename one of them." },
  ragged: () => ({
    reason: "The number of cells is not that of the header.",
    remedy: "Check what stands between cells and around them, or correct these rows.",
  }),
  "not-text": ({ column }) => ({ reason: `${cell(column)} is no text.`, remedy: correctRows }),
  "too-long": ({ column }) => ({ reason: `${cell(column)} is too long.`, remedy: correctRows }),
  unreadable: ({ column }) => ({
    reason: `${cell(column)} cannot be read.`,
    remedy: correctRows,
  }),
  error: ({ column }) => ({
    reason: `A formula${column === null ? "" : ` in ${quoted(column)}`} came to an error.`,
    remedy: "Correct the formulas in the spreadsheet, and import it again.",
  }),
  unstorable: () => ({ reason: "The record has more than a work can hold.", remedy: correctRows }),
  manifest: () => ({
    reason: "The manifest cannot be read.",
    remedy: "Correct the manifest, or import without it.",
  }),
  "no-pictures": () => ({
    reason: "The manifest shows no picture that can be imported.",
    remedy: "Import without it.",
  }),
  "image-missing": ({ column }) => ({
    reason: `The files${named(column)} are not there.`,
    remedy:
      column === null
        ? "Add the files."
        : `Add the files, choose another column for the images${orCustom(column)}`,
  }),
  "image-outside": ({ column }) => ({
    reason: `The files${named(column)} are outside the folder of the table.`,
    remedy: `Put the files beside the table${orCustom(column)}`,
  }),
  "image-address": ({ column }) => ({
    reason: `The addresses${named(column)} are none of the web.`,
    remedy: `Correct these addresses${orCustom(column)}`,
  }),
  "image-too-large": ({ column }) => ({
    reason: `The pictures${named(column)} are too large.`,
    remedy: `Save them smaller${orCustom(column)}`,
  }),
  "remote-missing": ({ column }) => ({
    reason: `There is nothing at the addresses of the pictures${named(column)}.`,
    remedy: `Correct these addresses${orCustom(column)}`,
  }),
  "remote-not-public": ({ column }) => ({
    reason: `The pictures${named(column)} are at addresses that are not asked.`,
    remedy: `Ask the site owner to allow addresses of its own network (VITRINE_PRIVATE_ADDRESSES, or --private-addresses)${orCustom(column)}`,
  }),
  "remote-too-large": ({ column }) => ({
    reason: `The pictures${named(column)} are too large to stay at their sites.`,
    remedy: `Have pictures on other sites copied in${orCustom(column)}`,
  }),
};

/**
 * Returns the label of the column that a problem is about; null if there is none. A problem with a cell and no column
 * is about an image.
 *
 * @param columns of the table; empty if there is none
 */
export function refusedColumn(
  { column, cell }: Pick<ImportProblemInput, "column" | "cell">,
  columns: readonly Column[],
): string | null {
  if (column !== undefined || cell === undefined) return column ?? null;
  return columns.find(({ field }) => field === "images")?.label ?? null;
}

/**
 * Returns the common reason of rows with the same code. Codes of images begin with `image-`, those of images at other
 * sites with `remote-`.
 */
export function refusalReason(refused: Refused): RefusalReason {
  const { code, column } = refused;
  const known = reasons[code];
  if (known) return known(refused);
  if (code.startsWith("remote-")) {
    return {
      reason: `The pictures${named(column)} could not be had from their sites.`,
      remedy: `Import again later${orCustom(column)}`,
    };
  }
  if (code.startsWith("image-")) {
    return {
      reason: `The files${named(column)} are no pictures that can be imported.`,
      remedy: `Save them again as JPEG or TIFF${orCustom(column)}`,
    };
  }
  return { reason: "The record cannot be imported.", remedy: correctRows };
}

/** Groups rejected rows by reason: several codes may have the same reason. */
export function groupedByReason<Group extends Refused & { count: number; firstRows: number[] }>(
  groups: readonly Group[],
): (RefusalReason & Pick<Group, "count" | "firstRows">)[] {
  const told = new Map<string, RefusalReason & Pick<Group, "count" | "firstRows">>();
  for (const group of groups) {
    const reason = refusalReason(group);
    const before = told.get(reason.reason);
    const { count, firstRows } = group;
    if (before) before.count += count;
    else told.set(reason.reason, { ...reason, count, firstRows });
  }
  return [...told.values()].sort((a, b) => b.count - a.count);
}
