import { storedLimits } from "../../record/limits.ts";
import { isWebAddress } from "../../record/work-rules.ts";
import { assertLookedAt } from "./storable-details.ts";
import { UnstorableWork } from "./problems.ts";
import type { WorkField } from "./work-difference.ts";
import type { WorkInput } from "./work-input.ts";

const largestInteger = 2_147_483_647;
const count = (number: number) => number.toLocaleString("en-GB");

/**
 * Asserts that PostgreSQL can store a work unchanged and that the work is within `storedLimits`, so that all readers of
 * works can process it.
 *
 * @param index of the work in its batch
 * @param changed the fields that an edit changes; the stored values of the others may predate the limits
 * @throws UnstorableWork naming the field
 */
export function assertStorable(
  work: WorkInput,
  index: number,
  changed?: ReadonlySet<WorkField>,
): void {
  const isChecked = (field: WorkField) => changed === undefined || changed.has(field);
  const refuse = (field: string, message: string): never => {
    throw new UnstorableWork(work.identifier, index, field, message);
  };
  if (work.identifier === "") refuse("identifier", "The identifier is empty.");
  if (Buffer.byteLength(work.identifier) > 2000) {
    refuse("identifier", "The identifier is longer than 2,000 bytes.");
  }
  for (const [field, year] of [
    ["earliestYear", work.earliestYear],
    ["latestYear", work.latestYear],
  ] as const) {
    if (year !== null && (!Number.isInteger(year) || Math.abs(year) >= largestInteger)) {
      refuse(field, `${year} is not a year.`);
    }
  }
  const uri = work.rights?.uri ?? null;
  if (isChecked("rights") && uri !== null && !isWebAddress(uri)) {
    const rule = "It begins with https:// or http://, and has no spaces.";
    refuse("rights.uri", `The address of the rights is not a web address. ${rule}`);
  }
  // Fields that are never stored need no check: a table may have more columns than a work has values.
  const { unsaid: _unsaid, saidLabels: _labels, isSilentOfImages: _silent, ...stored } = work;
  if (isChecked("images")) assertLookedAt(work.images, refuse);
  const sum = { texts: 0, details: 0 };
  const checked = Object.entries(stored).filter(([field]) => isChecked(field as WorkField));
  visit(Object.fromEntries(checked), "", (value, field) => {
    if (Array.isArray(value)) {
      const most = field === "images" ? storedLimits.images : storedLimits.items;
      if (value.length > most)
        refuse(field, tooMany(`“${field}” has`, value.length, "values", most));
      if (field.endsWith(".details")) sum.details += value.length;
    }
    if (typeof value === "number" && !Number.isFinite(value)) refuse(field, "It is not a number.");
    if (typeof value !== "string") return;
    const most = longestText(field);
    if (value.length > most) {
      refuse(field, tooMany(`“${field}” has`, value.length, "characters", most));
    }
    if (!isTechnical(field)) sum.texts += value.length;
    if (value.includes("\0")) refuse(field, "The text contains a null character (U+0000).");
    if (/\p{Surrogate}/u.test(value)) {
      refuse(field, "The text contains half of a character (a lone UTF-16 surrogate).");
    }
  });
  const { allTexts, details } = storedLimits;
  if (sum.texts > allTexts) {
    refuse("", tooMany("All texts of the work have", sum.texts, "characters", allTexts));
  }
  if (sum.details > details) {
    refuse("images", tooMany("The pictures of the work have", sum.details, "details", details));
  }
}

function tooMany(has: string, given: number, things: string, most: number): string {
  return `${has} ${count(given)} ${things}; at most ${count(most)} can be stored.`;
}

/** Editorial texts of images; the others are keys, addresses and file names. */
const pictureTexts = /\.(?:alt|caption|description)$/;

/** Returns whether a text does not count towards the texts of the work. */
function isTechnical(field: string): boolean {
  return field.startsWith("images[") && !pictureTexts.test(field);
}

/** Returns the maximum length of a field, in UTF-16 code units. */
function longestText(field: string): number {
  if (field === "rights.uri") return storedLimits.address;
  const isLong =
    /^description$|\.values\[\d+\]$/.test(field) ||
    (field.startsWith("images[") && !isTechnical(field));
  return isLong ? storedLimits.longText : storedLimits.shortText;
}

/** Visits every list and every scalar value. */
function visit(
  value: unknown,
  field: string,
  check: (value: unknown, field: string) => void,
): void {
  if (Array.isArray(value)) {
    check(value, field);
    value.forEach((part, index) => visit(part, `${field}[${index}]`, check));
  } else if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      visit(part, field === "" ? name : `${field}.${name}`, check);
    }
  } else {
    check(value, field);
  }
}
