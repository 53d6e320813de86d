import { setImmediate as next } from "node:timers/promises";
import { hasAll } from "../../text/marks.ts";
import type { SearchQuery } from "../../text/query.ts";
import { toGlobalId } from "../graphql/global-id.ts";
import type { NoteRow } from "../store/note-row.ts";
import type { DetailRow, ImageRow, WorkRow } from "../store/works.ts";
import { annotationOf } from "./annotations.ts";
import { canvasAddress, CONTEXT, manifestAddress, SEARCH_CONTEXT } from "./manifest.ts";

/** Image of the searched work, with its texts. */
export type SearchedPicture = {
  image: ImageRow;
  details: readonly DetailRow[];
  /** Visible notes, read as long as there is text to search. */
  notes: AsyncIterable<NoteRow>;
};

/** Searchable text of a work, and its target. */
type Said = { id: string; text: string | null; target: string };

/**
 * Number of UTF-16 code units to search: of one text, and of all texts of a work, whose images may have thousands of
 * notes.
 */
const [longestSearched, mostSearched] = [50_000, 2_000_000];
/** Time after which the search yields to other requests, in milliseconds. */
const turn = 5;

/**
 * Searches the texts of a work, its images, details and notes, and returns the matches as specified by the IIIF Content
 * Search API 2.0. Matches in the record of the work have its first image as target. Of very long texts, only the
 * beginning is searched.
 *
 * @param pictures read as long as there is text to search
 * @param query null for an empty query
 * @param asked.address URL of the request
 * @param asked.ignored names of the parameters that were ignored
 */
export async function contentSearch(
  work: WorkRow,
  pictures: AsyncIterable<SearchedPicture>,
  query: SearchQuery | null,
  { address, ignored, origin }: { address: string; ignored: readonly string[]; origin: string },
): Promise<object> {
  const answer = (items: readonly object[]) => ({
    "@context": [SEARCH_CONTEXT, CONTEXT],
    id: address,
    type: "AnnotationPage",
    ...(ignored.length > 0 && { ignored }),
    items,
  });
  if (query === null) return answer([]);
  let [left, since] = [mostSearched, performance.now()];
  const has = async (text: string | null) => {
    if (text === null || left <= 0) return false;
    if (performance.now() - since > turn) {
      await next();
      since = performance.now();
    }
    const searched = text.slice(0, Math.min(longestSearched, left));
    left -= searched.length;
    return hasAll(searched, query);
  };
  const { recordLanguage: language } = work;
  const manifest = manifestAddress(work.slug, origin);
  const said: object[] = [];
  const notes: object[] = [];
  const search = async (texts: readonly Said[]) => {
    for (const one of texts) if (await has(one.text)) said.push(describing(one, language));
  };
  const target = canvasAddress(work.slug, 1, origin);
  await search(
    saidOfWork(work).map(([name, text]) => ({ id: `${manifest}#${name}`, text, target })),
  );
  for await (const picture of pictures) {
    const { id: imageId, position, width, height } = picture.image;
    await search(saidOfPicture(picture, canvasAddress(work.slug, position + 1, origin)));
    const canvas = { imageId, position, slug: work.slug, width, height, language, origin };
    for await (const note of picture.notes) {
      const { text, tags } = note;
      if (await has([text, ...tags].join("\n"))) notes.push(annotationOf(note, canvas));
      if (left <= 0) break;
    }
    if (left <= 0) break;
  }
  return answer([...said, ...notes]);
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

function describing({ id, text, target }: Said, language: string | null): object {
  const body = {
    type: "TextualBody",
    value: text,
    format: "text/plain",
    ...(language !== null && { language }),
  };
  return { id, type: "Annotation", motivation: "describing", body, target };
}
