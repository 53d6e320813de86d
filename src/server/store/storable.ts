import { assertLookedAt } from "./storable-details.ts";
import { UnstorableWork } from "./problems.ts";
import type { WorkInput } from "./work-input.ts";

const largestInteger = 2_147_483_647;

/** Checks that a work can be stored exactly as it is. Throws `UnstorableWork`. */
export function assertStorable(work: WorkInput, index: number): void {
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
  assertLookedAt(work.images, refuse);
  visit(work, "", (value, field) => {
    if (typeof value === "number" && !Number.isFinite(value)) refuse(field, "It is not a number.");
    if (typeof value !== "string") return;
    if (value.includes("\0")) refuse(field, "The text contains a null character (U+0000).");
    if (/\p{Surrogate}/u.test(value)) {
      refuse(field, "The text contains half of a character (a lone UTF-16 surrogate).");
    }
  });
}

function visit(
  value: unknown,
  field: string,
  check: (value: unknown, field: string) => void,
): void {
  if (Array.isArray(value)) {
    value.forEach((part, index) => visit(part, `${field}[${index}]`, check));
  } else if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      visit(part, field === "" ? name : `${field}.${name}`, check);
    }
  } else {
    check(value, field);
  }
}
