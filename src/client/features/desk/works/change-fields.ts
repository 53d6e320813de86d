import type { WorkChangesInput } from "./useEditWorks.ts";

/** The fields that can be set for many works, in form order. */
export const fields = [
  "status",
  "rights",
  "creditLine",
  "workType",
  "technique",
  "subjects",
  "places",
  "recordLanguage",
] as const;

export type BulkField = (typeof fields)[number];
export type BulkStatus = "PUBLISHED" | "DRAFT" | "WITHDRAWN";

export const fieldNames: Readonly<Record<BulkField, string>> = {
  status: "Status",
  rights: "Rights",
  creditLine: "Credit line",
  workType: "Type",
  technique: "Technique",
  subjects: "Subjects",
  places: "Places",
  recordLanguage: "Record language",
};

/**
 * Returns the changes for the ticked fields; null if there are none.
 *
 * @param chosen values of the selects: the status, and a language tag, empty for none
 * @param read returns the value of a form field
 */
export function changesIn(
  ticked: readonly BulkField[],
  { status, recordLanguage }: { status: BulkStatus; recordLanguage: string },
  read: (name: string) => string,
): WorkChangesInput | null {
  const changes: WorkChangesInput = {};
  for (const field of ticked) {
    if (field === "status") changes.status = status;
    else if (field === "recordLanguage") changes.recordLanguage = recordLanguage;
    else if (field === "rights") changes.rights = { label: read("rights") };
    else if (field === "subjects") {
      Object.assign(changes, lists("addSubjects", "removeSubjects", read));
    } else if (field === "places") Object.assign(changes, lists("addPlaces", "removePlaces", read));
    else changes[field] = read(field);
  }
  return Object.keys(changes).length > 0 ? changes : null;
}

/** Formats the changed fields: `another status, other rights and other places`. */
export function fieldsInWords(ticked: readonly BulkField[]): string {
  const names = ticked.map((field) => {
    const name = fieldNames[field].toLowerCase();
    const isMany = name !== "status" && name.endsWith("s");
    return `${isMany ? "other" : "another"} ${name}`;
  });
  return new Intl.ListFormat("en-GB").format(names);
}

function lists(
  add: "addSubjects" | "addPlaces",
  remove: "removeSubjects" | "removePlaces",
  read: (name: string) => string,
): WorkChangesInput {
  const [added, removed] = [valuesIn(read(add)), valuesIn(read(remove))];
  return {
    ...(added.length > 0 && { [add]: added }),
    ...(removed.length > 0 && { [remove]: removed }),
  };
}

function valuesIn(text: string): string[] {
  return text
    .split(";")
    .map((value) => value.trim())
    .filter((value) => value !== "");
}
