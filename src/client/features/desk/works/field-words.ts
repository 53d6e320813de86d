import type { WrittenField } from "../../../../record/work-fields.ts";

/** Labels of a work's fields in its form. */
export const fieldWords: Readonly<Record<WrittenField, string>> = {
  title: "Title",
  creators: "Creators",
  date: "Date",
  earliestYear: "Earliest year",
  latestYear: "Latest year",
  workType: "Type",
  technique: "Technique",
  subjects: "Subjects",
  places: "Places",
  dimensions: "Dimensions",
  description: "Description",
  creditLine: "Credit line",
  rights: "Rights",
  recordLanguage: "Record language",
  metadata: "Other values",
};

/** Formats a list of fields: `title, date and subjects`. */
export function fieldsInWords(fields: readonly WrittenField[]): string {
  const words = fields.map((field) => fieldWords[field].toLowerCase());
  const last = words.at(-1) ?? "";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${last}` : last;
}
