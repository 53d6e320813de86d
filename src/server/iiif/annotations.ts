import { printHtml } from "../../text/marked-html.ts";
import { parseMarkedText } from "../../text/marked-text.ts";
import type { Block } from "../../text/marked-text.ts";
import { toGlobalId } from "../graphql/global-id.ts";
import { noteAuthorOf } from "../graphql/note-author.ts";
import type { NoteRegion } from "../store/note-region.ts";
import type { NoteRow } from "../store/note-row.ts";
import type { DetailRow } from "../store/works.ts";
import { annotationsAddress, detailsAddress } from "./annotation-address.ts";
import { text } from "./language-map.ts";
import { canvasAddress, CONTEXT } from "./manifest.ts";

/** Canvas of an image in its work's manifest, with the data that annotations need. */
export type Canvas = {
  imageId: string;
  /** Position in the work, from 0. */
  position: number;
  /** Slug of the work. */
  slug: string;
  width: number;
  height: number;
  /** Language of the record, a tag of BCP 47; null if it is not known. */
  language: string | null;
  /** Origin of the site, such as `https://example.org`; every id begins with it. */
  origin: string;
};

/**
 * Returns notes as a page of W3C Web Annotations on a canvas, as specified by the IIIF Presentation API 3.0.
 *
 * @param page.after the cursor after which the page starts; null for the first page
 * @param page.next the cursor after which the next page starts; null for the last page
 */
export function annotationPageOf(
  notes: readonly NoteRow[],
  canvas: Canvas,
  { after, next }: { after: string | null; next: string | null },
): object {
  const id = annotationsAddress(canvas.imageId, canvas.origin);
  const behind = (cursor: string) => `${id}?after=${encodeURIComponent(cursor)}`;
  return {
    "@context": CONTEXT,
    id: after === null ? id : behind(after),
    type: "AnnotationPage",
    partOf: [{ id: `${id}/collection`, type: "AnnotationCollection" }],
    ...(next !== null && { next: { id: behind(next), type: "AnnotationPage" } }),
    items: notes.map((note) => annotationOf(note, canvas)),
  };
}

/**
 * Returns the details of an image as a page of annotations. The caption is the label, or the text if there is no
 * description.
 */
export function detailsPageOf(details: readonly DetailRow[], canvas: Canvas): object {
  return {
    "@context": CONTEXT,
    id: detailsAddress(canvas.imageId, canvas.origin),
    type: "AnnotationPage",
    items: details.map(({ id, caption, description, x, y, width, height }) => ({
      id: `${addressOfCanvas(canvas)}#${toGlobalId("Detail", id)}`,
      type: "Annotation",
      motivation: "describing",
      ...(description !== null && { label: text(caption, canvas.language) }),
      body: {
        type: "TextualBody",
        value: description ?? caption,
        format: "text/plain",
        ...(canvas.language !== null && { language: canvas.language }),
      },
      target: targetOf({ shape: "RECTANGLE", x, y, width, height, points: null }, canvas),
    })),
  };
}

/** Returns the collection of the pages of an image's notes. */
export function annotationCollectionOf(total: number, { imageId, origin }: Canvas): object {
  const id = annotationsAddress(imageId, origin);
  return {
    "@context": CONTEXT,
    id: `${id}/collection`,
    type: "AnnotationCollection",
    label: { en: ["Notes"] },
    total,
    first: { id, type: "AnnotationPage" },
  };
}

/** Returns a note as a standalone annotation. */
export function singleAnnotationOf(note: NoteRow, canvas: Canvas): object {
  return { "@context": CONTEXT, ...annotationOf(note, canvas) };
}

/** Returns a note as an annotation in a page. */
export function annotationOf(note: NoteRow, canvas: Canvas): object {
  const { authorId, authorName, isByVisitor, parentId, createdAt, editedAt, tags } = note;
  const { name } = noteAuthorOf(authorId, { name: authorName, isByVisitor });
  const textual = { type: "TextualBody" };
  return {
    id: addressOf(note.id, canvas),
    type: "Annotation",
    motivation: parentId === null ? "commenting" : "replying",
    created: createdAt.toISOString(),
    ...(editedAt && { modified: editedAt.toISOString() }),
    creator: { type: "Person", name },
    body: [
      { ...textual, ...wordsOf(note.text) },
      ...tags.map((value) => ({ ...textual, purpose: "tagging", value, format: "text/plain" })),
    ],
    target: parentId === null ? targetOf(note.region, canvas) : addressOf(parentId, canvas),
  };
}

function addressOf(noteId: string, { imageId, origin }: Canvas): string {
  return `${annotationsAddress(imageId, origin)}/${toGlobalId("Note", noteId)}`;
}

/** Returns HTML for a text with markup or line breaks, otherwise the plain text. */
function wordsOf(text: string): { value: string; format: string } {
  const blocks = parseMarkedText(text);
  return isPlain(blocks)
    ? { value: text, format: "text/plain" }
    : { value: printHtml(blocks), format: "text/html" };
}

function isPlain([first, ...others]: readonly Block[]): boolean {
  if (first?.kind !== "paragraph" || others.length > 0) return false;
  return first.runs.every(
    ({ text, isEmphasis, isStrong, href }) =>
      !isEmphasis && !isStrong && href === null && !text.includes("\n"),
  );
}

function targetOf(region: NoteRegion | null, canvas: Canvas): unknown {
  const source = addressOfCanvas(canvas);
  const selector = region && selectorOf(region, canvas);
  return selector === null ? source : { type: "SpecificResource", source, selector };
}

function addressOfCanvas({ slug, position, origin }: Canvas): string {
  return canvasAddress(slug, position + 1, origin);
}

function selectorOf({ shape, x, y, width, height, points }: NoteRegion, canvas: Canvas) {
  switch (shape) {
    case "WHOLE":
      return null;
    case "RECTANGLE":
      return {
        type: "FragmentSelector",
        conformsTo: "http://www.w3.org/TR/media-frags/",
        value: `xywh=${x},${y},${width},${height}`,
      };
    case "POLYGON": {
      // Common viewers support paths, but not all support polygons.
      const path = `M${(points ?? []).map((point) => `${point.x},${point.y}`).join("L")}Z`;
      const size = `width="${canvas.width}" height="${canvas.height}"`;
      const value = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="${path}"/></svg>`;
      return { type: "SvgSelector", value };
    }
    case "POINT": {
      const [point = { x, y }] = points ?? [];
      // Web Annotation requires whole pixels; notes store tenths.
      return { type: "PointSelector", x: Math.round(point.x), y: Math.round(point.y) };
    }
  }
}
