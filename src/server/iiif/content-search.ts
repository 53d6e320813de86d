import { hasAll } from "../../text/marks.ts";
import type { SearchQuery } from "../../text/query.ts";
import { toGlobalId } from "../graphql/global-id.ts";
import type { NoteRow } from "../store/note-row.ts";
import type { DetailRow, ImageRow, WorkRow } from "../store/works.ts";
import { annotationOf } from "./annotations.ts";
import { CONTEXT, MANIFEST_PREFIX, SEARCH_CONTEXT } from "./manifest.ts";

/** A picture of the work that is searched, with what is said of it. */
export type SearchedPicture = {
  image: ImageRow;
  details: readonly DetailRow[];
  /** What everybody sees. */
  notes: readonly NoteRow[];
};

/** A text of the work's, and where it belongs. */
type Said = { id: string; text: string | null; target: string };

/**
 * What a work, its pictures, their described parts and their notes say that has the words of a search, as the IIIF
 * Content Search API 2.0 has it. What is said of the work as a whole is found on its first picture.
 *
 * @param query what is searched for, or null for nothing
 * @param asked.address with which it was asked
 * @param asked.ignored the parameters nothing was made of
 */
export function contentSearch(
  work: WorkRow,
  pictures: readonly SearchedPicture[],
  query: SearchQuery | null,
  { address, ignored, origin }: { address: string; ignored: readonly string[]; origin: string },
): object {
  const has = (text: string) => query !== null && hasAll(text, query);
  const manifest = `${origin}${MANIFEST_PREFIX}/${work.slug}`;
  const canvasOf = ({ image }: SearchedPicture) => `${manifest}/canvas/${image.position + 1}`;
  const whole = saidOfWork(work).map(([name, text]): Said => ({
    id: `${manifest}#${name}`,
    text,
    target: `${manifest}/canvas/1`,
  }));
  const said = [...whole, ...pictures.flatMap((one) => saidOfPicture(one, canvasOf(one)))];
  const notes = pictures.flatMap(({ image, notes: own }) => {
    const { id: imageId, position, width, height } = image;
    const canvas = { imageId, position, slug: work.slug, width, height, origin };
    const found = own.filter(({ text, tags }) => has([text, ...tags].join("\n")));
    return found.map((note) => annotationOf(note, canvas));
  });
  return {
    "@context": [SEARCH_CONTEXT, CONTEXT],
    id: address,
    type: "AnnotationPage",
    ...(ignored.length > 0 && { ignored }),
    items: [...said.filter(({ text }) => text !== null && has(text)).map(describing), ...notes],
  };
}

function saidOfWork(work: WorkRow): [name: string, text: string | null][] {
  const record = [
    work.title,
    work.identifier,
    ...work.creators.map(({ name }) => name),
    work.date,
    work.workType,
    work.technique,
    ...work.subjects,
    ...work.places,
    work.creditLine,
    ...work.metadata.flatMap(({ values }) => values),
  ];
  return [
    ["record", record.filter((text) => text).join("\n")],
    ["description", work.description],
  ];
}

function saidOfPicture({ image, details }: SearchedPicture, canvas: string): Said[] {
  const { caption, alt } = image;
  const parts = details.map(({ id, x, y, width, height, caption: name, description }): Said => {
    const target = `${canvas}#xywh=${x},${y},${width},${height}`;
    const text = description === null ? name : `${name}\n${description}`;
    return { id: `${canvas}#${toGlobalId("Detail", id)}`, text, target };
  });
  return [
    { id: `${canvas}#caption`, text: caption, target: canvas },
    { id: `${canvas}#alt`, text: alt, target: canvas },
    ...parts,
  ];
}

function describing({ id, text, target }: Said): object {
  const body = { type: "TextualBody", value: text, format: "text/plain" };
  return { id, type: "Annotation", motivation: "describing", body, target };
}
