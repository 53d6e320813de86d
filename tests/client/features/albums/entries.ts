import type { Entry } from "../../../../src/client/features/albums/albumEntry.ts";

/** Returns an album entry named after its id. */
export function entryOf(id: string, more: Partial<Entry> = {}): Entry {
  return {
    id,
    position: `a${id}`,
    isDetail: false,
    view: null,
    path: `/works/${id}`,
    caption: null,
    version: 1,
    addedBy: null,
    work: { slug: id, title: id.toUpperCase(), recordLanguage: null, creators: "", date: null },
    image: null,
    cuts: [],
    ...more,
  };
}

/** Returns the same entry in the form of a response. */
export function answeredEntry(id: string, more: Record<string, unknown> = {}) {
  return {
    __typename: "AlbumEntry",
    id,
    position: `a${id}`,
    view: null,
    path: `/works/${id}`,
    caption: null,
    version: 1,
    addedBy: null,
    work: {
      id: `work-${id}`,
      slug: id,
      title: id.toUpperCase(),
      recordLanguage: null,
      creators: [],
      date: null,
    },
    image: null,
    cuts: [],
    ...more,
  };
}
