import { regionText } from "../../view/frame-text.ts";
import type { Region } from "../../view/view.ts";
import type { AlbumRow } from "../store/album-rows.ts";
import type { ImageRow } from "../store/works.ts";
import { albumCollectionAddress, albumPage, homepage } from "./collections.ts";
import { canvasOf, CONTEXT, MANIFEST_PREFIX, plain, text, thumbnailOf } from "./manifest.ts";

/** What lies in an album: a picture of a work, or a part of it. */
export type AlbumPicture = {
  id: string;
  label: string;
  slug: string;
  image: ImageRow;
  /** The part, in pixels of the picture; null for the whole. */
  region: Region | null;
};

/**
 * The IIIF Presentation API 3.0 manifest of an album: the canvases of its works' own manifests, each once, and a range that
 * goes through what lies in it, in its order, with the parts of pictures that were chosen.
 */
export function albumManifest(
  album: AlbumRow,
  pictures: readonly AlbumPicture[],
  origin: string,
): object {
  const collection = albumCollectionAddress(album, origin);
  const id = `${collection}/manifest`;
  const canvases = new Map<string, object>();
  for (const { slug, image } of pictures) {
    const manifest = `${origin}${MANIFEST_PREFIX}/${slug}`;
    canvases.set(image.id, canvasOf(image, image.position + 1, manifest, origin));
  }
  const [first] = pictures;
  return {
    "@context": CONTEXT,
    id,
    type: "Manifest",
    label: text(album.title),
    ...(album.description && { summary: text(plain(album.description)) }),
    ...(first && { thumbnail: [thumbnailOf(first.image, origin)] }),
    homepage: [homepage(albumPage(album, origin), text(album.title))],
    partOf: [{ id: collection, type: "Collection" }],
    items: [...canvases.values()],
    structures: [
      {
        id: `${id}/range`,
        type: "Range",
        label: text(album.title),
        items: pictures.map((picture) => rangeOf(picture, id, origin)),
      },
    ],
  };
}

function rangeOf(
  { id, label, slug, image, region }: AlbumPicture,
  manifest: string,
  origin: string,
) {
  const canvas = `${origin}${MANIFEST_PREFIX}/${slug}/canvas/${image.position + 1}`;
  const part = region && regionText(region);
  return {
    id: `${manifest}/range/${id}`,
    type: "Range",
    label: text(label),
    items: [{ id: part ? `${canvas}#xywh=${part}` : canvas, type: "Canvas" }],
  };
}
