import { longest } from "../../record/limits.ts";
import type { Rights } from "../../record/work-fields.ts";
import { fillTemplate } from "../../text/template.ts";
import type { ImageInput, ImageRole, WorkInput } from "./work-input.ts";

/** Changes for one or many works; absent fields stay unchanged, and null deletes a value. */
export type WorkChanges = {
  status?: "DRAFT" | "PUBLISHED" | "WITHDRAWN";
  rights?: Rights | null;
  creditLine?: string | null;
  workType?: string | null;
  technique?: string | null;
  recordLanguage?: string | null;
  addSubjects?: string[];
  /** Values as single lines. */
  removeSubjects?: string[];
  addPlaces?: string[];
  /** Values as single lines. */
  removePlaces?: string[];
  /** Template for the alternative text of images without one; an empty template marks them as decorative. */
  missingAlt?: string;
};

/** Returns a work with the changes applied. */
export function withChanges(work: WorkInput, changes: WorkChanges): WorkInput {
  const { addSubjects, removeSubjects, addPlaces, removePlaces, missingAlt, ...values } = changes;
  return {
    ...work,
    ...values,
    subjects: changedList(work.subjects, addSubjects, removeSubjects),
    places: changedList(work.places, addPlaces, removePlaces),
    images: missingAlt === undefined ? work.images : withAlt(work, missingAlt),
  };
}

/** Returns a text as typed into a single-line field. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/**
 * Returns the list with the remaining values at their positions and the new ones at the end. Compares values to remove
 * with their white space normalized.
 */
function changedList(
  list: readonly string[],
  added: readonly string[] = [],
  removed: readonly string[] = [],
): string[] {
  const left = list.filter((value) => !removed.includes(oneLine(value)));
  return [...left, ...new Set(added.filter((value) => !left.includes(value)))];
}

/** Placeholders in a template for alternative text, between braces. */
export const altNames = [
  "title",
  "creator",
  "date",
  "type",
  "technique",
  "identifier",
  "side",
] as const;

const sides: Readonly<Record<ImageRole, string>> = {
  FRONT: "",
  BACK: "back",
  DETAIL: "detail",
  XRAY: "X-ray",
  INFRARED: "infrared",
  OVERLAY: "overlay",
  OTHER: "",
};

function withAlt(work: WorkInput, template: string): ImageInput[] {
  return work.images.map((image) => {
    if (image.alt !== null) return image;
    const values: Record<(typeof altNames)[number], string> = {
      title: work.title,
      creator: work.creators[0]?.name ?? "",
      date: work.date ?? "",
      type: work.workType ?? "",
      technique: work.technique ?? "",
      identifier: work.identifier,
      side: sides[image.role],
    };
    const alt = fillTemplate(template, values, longest.pictureText);
    // A template whose values are empty or too long must not mark the images as decorative.
    return template !== "" && alt === "" ? image : { ...image, alt };
  });
}
