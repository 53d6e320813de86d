import type { Image, ImageResolvers } from "../../../__generated__/resolvers.ts";
import { SERVICE_PREFIX } from "../images/headers.ts";
import { noteAuthors, notesOfImage } from "../store/notes.ts";
import { pixelsPerCmOf } from "../store/pixels-per-cm.ts";
import type { Complete } from "./complete.ts";
import { fromGlobalId, toGlobalId } from "./global-id.ts";
import type { ImageModel } from "./models.ts";
import { checkedCount, pageFrom } from "./page.ts";

export const image: Complete<Image, Omit<ImageModel, "id">, ImageResolvers> = {
  id: ({ id }) => toGlobalId("Image", id),
  work: ({ workId }, _, { loaders }) => loaders.work.load(workId),
  service: ({ key }) => `${SERVICE_PREFIX}/${key}`,
  pixelsPerCm: async (row, _, { loaders }) =>
    pixelsPerCmOf(row, row.pixelsPerCm === null ? await loaders.work.load(row.workId) : null),
  measuredPixelsPerCm: (row) => row.pixelsPerCm,
  details: ({ id }, { first }, { loaders }) =>
    first == null
      ? loaders.detailsOfImage.load(id)
      : loaders.firstDetailsOfImage.load({ id, first: checkedCount("first", first) }),
  notes: ({ id }, { order, author, ...args }, { db }) => {
    const page = pageFrom(args);
    const authorId = author == null ? null : memberIdIn(author);
    return notesOfImage(db, id, { order, authorId }, page);
  },
  noteCount: ({ id }, _, { loaders }) => loaders.noteCount.load(id),
  noteAuthors: async ({ id }, { first }, { db }) => {
    const authors = await noteAuthors(db, id, checkedCount("first", first));
    return authors.map(({ authorId, name, count }) => ({
      author: { name, memberId: authorId },
      count,
    }));
  },
  tiles: ({ tileWidth, scaleFactors }) => ({ width: tileWidth, scaleFactors }),
};

/** Returns the id within its type; for anything but a member an empty text, which matches none. */
function memberIdIn(globalId: string): string {
  const key = fromGlobalId(globalId);
  return key?.type === "Member" ? key.id : "";
}
