import { longest } from "../../record/limits.ts";
import type { Rights } from "../../record/work-fields.ts";
import { fillTemplate } from "../../text/template.ts";
import type { ImageInput, ImageRole, WorkInput } from "./work-input.ts";

/** What becomes of works, one or many; what is absent stays, and null takes away what there was. */
export type WorkChanges = {
  status?: "DRAFT" | "PUBLISHED" | "WITHDRAWN";
  rights?: Rights | null;
  creditLine?: string | null;
  workType?: string | null;
  technique?: string | null;
  recordLanguage?: string | null;
  addSubjects?: string[];
  /** Each in one line. */
  removeSubjects?: string[];
  addPlaces?: string[];
  /** Each in one line. */
  removePlaces?: string[];
  /** A template for the alternative text of pictures that have none; an empty one makes them decorative. */
  missingAlt?: string;
};

/** A work as it becomes by the changes. */
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

/** A text as it is typed into one line. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/** What stays keeps its place, and what comes stands behind it. Values in one line go whatever their spaces are. */
function changedList(
  list: readonly string[],
  added: readonly string[] = [],
  removed: readonly string[] = [],
): string[] {
  const left = list.filter((value) => !removed.includes(oneLine(value)));
  return [...left, ...new Set(added.filter((value) => !left.includes(value)))];
}

/** What may stand in a template for alternative text, between braces. */
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
    // A template of which the work says nothing, or too much, must not make its pictures decorative.
    return template !== "" && alt === "" ? image : { ...image, alt };
  });
}
