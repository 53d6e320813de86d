import { quoted } from "./quoted.ts";

/** Why rows are refused, in words that hold for all of them, and what can be done. */
export type RefusalReason = { reason: string; remedy: string };

const correctRows = "Correct these rows, and import the table again.";
const orCustom = "or keep the column as a custom field";

/** By the code of a row's problem; `of` is the column's name in quotation marks, or nothing. */
const reasons: Record<string, (of: string) => RefusalReason> = {
  "no-title": () => ({
    reason: "They have no title.",
    remedy: "Choose another column for the title, or write the missing titles.",
  }),
  "no-identifier": () => ({
    reason: "They have no identifier.",
    remedy: "Choose another column for the identifier, or make identifiers from a column.",
  }),
  duplicate: () => ({
    reason: "An earlier row has the same identifier.",
    remedy: "Choose another column for the identifier, or take the repeated rows away.",
  }),
  ragged: () => ({
    reason: "They have another number of cells than the header.",
    remedy: "Check what stands between cells and around them, or correct these rows.",
  }),
  "not-text": (of) => ({ reason: `${of || "A cell"} is no text.`, remedy: correctRows }),
  "too-long": (of) => ({ reason: `${of || "A cell"} is too long.`, remedy: correctRows }),
  error: (of) => ({
    reason: `A formula${of && ` in ${of}`} came to an error.`,
    remedy: "Correct the formulas in the spreadsheet, and import it again.",
  }),
  unstorable: () => ({ reason: "They hold more than a work can have.", remedy: correctRows }),
  "image-missing": (of) => ({
    reason: `The files named${of && ` in ${of}`} are not there.`,
    remedy: `Add the files, choose another column for the images, ${orCustom}.`,
  }),
  "image-outside": (of) => ({
    reason: `The files named${of && ` in ${of}`} are outside the folder of the table.`,
    remedy: `Put the files beside the table, ${orCustom}.`,
  }),
  "no-pictures": () => ({
    reason: "They show no picture that can be imported.",
    remedy: "Import the others; these stay out.",
  }),
};

/**
 * The reason that rows with this code have in common. Codes of pictures begin with `image-`, those of pictures at other
 * sites with `remote-`.
 *
 * @param column the label of the column that is refused; null if it is none
 */
export function refusalReason(code: string, column: string | null): RefusalReason {
  const of = column === null ? "" : quoted(column);
  const known = reasons[code];
  if (known) return known(of);
  if (code.startsWith("remote-")) {
    return {
      reason: `Pictures on other sites${of && `, named in ${of},`} could not be copied.`,
      remedy: `Import the table again later, ${orCustom}.`,
    };
  }
  if (code.startsWith("image-")) {
    return {
      reason: `Files${of && ` named in ${of}`} are no pictures that can be imported.`,
      remedy: `Save these pictures again as JPEG or TIFF, ${orCustom}.`,
    };
  }
  return { reason: "They cannot be imported.", remedy: correctRows };
}
