import { graphql, readInlineData } from "react-relay";
import type {
  albumEntry_entry$data,
  albumEntry_entry$key,
} from "../../../../__generated__/relay/albumEntry_entry.graphql.ts";
import type { PictureImage } from "../../ui/Picture.tsx";

/** An image as cropped by the image service: its path, and its size in pixels. */
export type Cut = { readonly address: string; readonly width: number; readonly height: number };

/** An entry of an album as in one response. */
export type Entry = {
  readonly id: string;
  readonly position: string;
  /** Whether it is a detail of the work, and not the work itself. */
  readonly isDetail: boolean;
  /** View of a detail, in its compact text form. */
  readonly view: string | null;
  /** The path of the page that shows exactly this. */
  readonly path: string | null;
  readonly caption: string | null;
  readonly version: number;
  /** Id and, if they have one, name of the person who added it. */
  readonly addedBy: { readonly id: string; readonly name: string | null } | null;
  readonly work: {
    readonly slug: string;
    readonly title: string;
    /** The language of its record; null if it is not known. */
    readonly recordLanguage: string | null;
    readonly creators: string;
    readonly date: string | null;
  } | null;
  /** The image it shows, whole or a detail of it. */
  readonly image: (PictureImage & { readonly alt: string | null }) | null;
  /** Cropped copies of what it shows, smallest first; empty without an image. */
  readonly cuts: readonly Cut[];
};

/**
 * Reads an entry from a response. Entries are not read from Relay's store, where the response that arrived last would
 * win: of two, the one with the later change number is valid (`placed-order.ts`).
 */
export function albumEntry(key: albumEntry_entry$key): Entry {
  const entry = readInlineData(
    graphql`
      fragment albumEntry_entry on AlbumEntry @inline @throwOnFieldError {
        id
        position
        view
        path
        caption
        version
        addedBy {
          id
          name
        }
        work {
          slug
          title
          recordLanguage
          creators {
            name
          }
          date
        }
        image {
          service
          width
          height
          alt
          placeholder
          derivativeWidths
        }
        cuts {
          address
          width
          height
        }
      }
    `,
    key,
  );
  const { id, position, view, path = null, caption = null, version } = entry;
  const { addedBy, work, image, cuts } = entry;
  return {
    id,
    position,
    isDetail: view != null,
    view: view ?? null,
    path,
    caption,
    version,
    addedBy: addedBy ? { id: addedBy.id, name: addedBy.name ?? null } : null,
    work: work ? workIn(work) : null,
    image: image ? imageIn(image) : null,
    cuts: cuts.map(({ address, width, height }) => ({ address, width, height })),
  };
}

function workIn(work: NonNullable<albumEntry_entry$data["work"]>): Entry["work"] {
  const { slug, title, recordLanguage = null, creators, date = null } = work;
  return {
    slug,
    title,
    recordLanguage,
    creators: creators.map(({ name }) => name).join(", "),
    date,
  };
}

function imageIn(image: NonNullable<albumEntry_entry$data["image"]>): Entry["image"] {
  const { service, width, height, alt = null, placeholder, derivativeWidths } = image;
  return { service, width, height, alt, placeholder, derivativeWidths };
}
