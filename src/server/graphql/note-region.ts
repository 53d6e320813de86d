import type { NoteRegion, NoteRegionResolvers } from "../../../__generated__/resolvers.ts";
import type { Complete } from "./complete.ts";
import type { NoteRegionModel } from "./models.ts";

export const noteRegion: Complete<
  NoteRegion,
  Omit<NoteRegionModel, "points">,
  NoteRegionResolvers
> = {
  box: ({ x, y, width, height }) => ({ x, y, width, height }),
  points: ({ points }) => points ?? [],
};
