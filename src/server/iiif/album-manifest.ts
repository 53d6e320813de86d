import { regionText } from "../../view/frame-text.ts";
import type { Region } from "../../view/view.ts";
import type { AlbumRow } from "../store/album-rows.ts";
import { albumCollectionAddress, albumPage, homepage } from "./collections.ts";
import { plain, text } from "./language-map.ts";
import type { LanguageMap } from "./language-map.ts";
import { canvasAddress, CONTEXT, thumbnailOf } from "./manifest.ts";
import { recordOfWorks, sharedCanvases } from "./shared-canvases.ts";
import type { SharedPicture } from "./shared-canvases.ts";

/** Entry of an album: an image of a work, or a part of it. */
export type AlbumPicture = SharedPicture & {
  id: string;
  label: LanguageMap;
  /** Part of the image, in pixels; null for the whole. */
  region: Region | null;
};

/**
 * Returns the IIIF Presentation API 3.0 manifest of an album: the canvases of its works' own manifests, each once, and
 * a range with its entries in their order, including the selected regions.
 */
export function albumManifest(
  album: AlbumRow,
  pictures: readonly AlbumPicture[],
  origin: string,
): object {
  const collection = albumCollectionAddress(album, origin);
  const id = `${collection}/manifest`;
  const [first] = pictures;
  return {
    "@context": CONTEXT,
    id,
    type: "Manifest",
    label: text(album.title),
    ...(album.description && { summary: text(plain(album.description)) }),
    ...recordOfWorks(pictures),
    ...(first && { thumbnail: [thumbnailOf(first.image, origin)] }),
    homepage: [homepage(albumPage(album, origin), text(album.title))],
    partOf: [{ id: collection, type: "Collection" }],
    items: sharedCanvases(pictures, origin),
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
  { id, label, work, image, region }: AlbumPicture,
  manifest: string,
  origin: string,
) {
  const canvas = canvasAddress(work.slug, image.position + 1, origin);
  const part = region && regionText(region);
  return {
    id: `${manifest}/range/${id}`,
    type: "Range",
    label,
    items: [{ id: part ? `${canvas}#xywh=${part}` : canvas, type: "Canvas" }],
  };
}
