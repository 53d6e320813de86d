import { toGlobalId } from "../graphql/global-id.ts";
import type { AlbumRow } from "../store/album-rows.ts";
import type { ImageRow } from "../store/works.ts";
import { plain, text } from "./language-map.ts";
import { CONTEXT, manifestAddress, thumbnailOf } from "./manifest.ts";

/** Path prefix of Collections. */
export const COLLECTION_PREFIX = "/iiif/collection";
/** Maximum number of works in one Collection; larger ones are split into Collections. */
export const worksOfCollection = 500;

/** Maximum number of albums in one Collection; its last item is the Collection of the next ones. */
export const albumsOfCollection = 500;

/** Work with a manifest, as an item of a Collection. */
export type ManifestEntry = {
  slug: string;
  title: string;
  recordLanguage: string | null;
  first: ImageRow | undefined;
};

/** Returns the URL of the Collection of public albums. */
export function albumsAddress(origin: string): string {
  return `${origin}${COLLECTION_PREFIX}/albums`;
}

/** Returns the URL of an album's Collection, which contains its manifest. */
export function albumCollectionAddress({ id }: Pick<AlbumRow, "id">, origin: string): string {
  return `${origin}${COLLECTION_PREFIX}/${toGlobalId("Album", id)}`;
}

/**
 * Returns the IIIF Presentation API 3.0 Collection of all works with images. That version does not define pages of a
 * Collection, so its parts are Collections themselves.
 *
 * @param title of the site
 * @param total number of works
 */
export function worksCollection(title: string, total: number, origin: string): object {
  const id = `${origin}${COLLECTION_PREFIX}/works`;
  const parts = Math.ceil(total / worksOfCollection);
  return {
    "@context": CONTEXT,
    id,
    type: "Collection",
    label: text(title),
    homepage: [homepage(`${origin}/works`, text(title))],
    seeAlso: [
      otherCollection(albumsAddress(origin), albumsLabel),
      otherCollection(`${origin}${COLLECTION_PREFIX}/exhibitions`, { en: ["Exhibitions"] }),
    ],
    items: Array.from({ length: parts }, (_, part) => ({
      id: `${id}/${part + 1}`,
      type: "Collection",
      label: partLabel(part + 1, total),
    })),
  };
}

function otherCollection(id: string, label: object): object {
  return { id, type: "Dataset", label, format: "application/ld+json", profile: CONTEXT };
}

/**
 * Returns a part of `worksCollection`.
 *
 * @param part from 1
 */
export function worksPart(
  part: number,
  total: number,
  works: readonly ManifestEntry[],
  origin: string,
): object {
  const id = `${origin}${COLLECTION_PREFIX}/works`;
  return {
    "@context": CONTEXT,
    id: `${id}/${part}`,
    type: "Collection",
    label: partLabel(part, total),
    partOf: [{ id, type: "Collection" }],
    items: works.map((work) => manifestEntry(work, origin)),
  };
}

/**
 * Returns the Collection of public albums, last created first.
 *
 * @param page.after the cursor after which it starts; null for the first
 * @param page.next the cursor after which the Collection of the remaining ones starts; null if none remain
 */
export function albumsCollection(
  albums: readonly Pick<AlbumRow, "id" | "title">[],
  { after, next }: { after: string | null; next: string | null },
  origin: string,
): object {
  const id = albumsAddress(origin);
  return {
    "@context": CONTEXT,
    id: after === null ? id : `${id}/${after}`,
    type: "Collection",
    label: after === null ? albumsLabel : furtherLabel,
    homepage: [homepage(`${origin}/albums`, albumsLabel)],
    ...(after !== null && { partOf: [{ id, type: "Collection" }] }),
    items: [
      ...albums.map((album) => ({
        id: albumCollectionAddress(album, origin),
        type: "Collection",
        label: text(album.title),
      })),
      ...(next === null ? [] : [{ id: `${id}/${next}`, type: "Collection", label: furtherLabel }]),
    ],
  };
}

/** Returns the Collection of an album: its manifest, if it has one, then those of its works, each once. */
export function albumCollection(
  album: AlbumRow,
  hasManifest: boolean,
  works: readonly ManifestEntry[],
  origin: string,
): object {
  const id = albumCollectionAddress(album, origin);
  return {
    "@context": CONTEXT,
    id,
    type: "Collection",
    label: text(album.title),
    ...(album.description && { summary: text(plain(album.description)) }),
    homepage: [homepage(albumPage(album, origin), text(album.title))],
    items: [
      ...(hasManifest
        ? [{ id: `${id}/manifest`, type: "Manifest", label: text(album.title) }]
        : []),
      ...works.map((work) => manifestEntry(work, origin)),
    ],
  };
}

/** Returns a page of the site as the `homepage` of a resource. */
export function homepage(address: string, label: object): object {
  return { id: address, type: "Text", label, format: "text/html" };
}

/** Returns the URL of an album's page. */
export function albumPage({ id }: Pick<AlbumRow, "id">, origin: string): string {
  return `${origin}/albums/${toGlobalId("Album", id)}`;
}

/** Returns a work's manifest as an item of a Collection. */
export function manifestEntry(work: ManifestEntry, origin: string): object {
  const { slug, title, recordLanguage, first } = work;
  return {
    id: manifestAddress(slug, origin),
    type: "Manifest",
    label: text(title, recordLanguage),
    ...(first && { thumbnail: [thumbnailOf(first, origin)] }),
  };
}

// Texts of the site itself, so their language is known.
const albumsLabel = { en: ["Albums"] };
const furtherLabel = { en: ["Further albums"] };

function partLabel(part: number, total: number): { en: string[] } {
  const first = (part - 1) * worksOfCollection + 1;
  const last = Math.min(part * worksOfCollection, total);
  return { en: [`Works ${first.toLocaleString("en")} to ${last.toLocaleString("en")}`] };
}
