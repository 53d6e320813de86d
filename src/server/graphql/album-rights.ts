import type { AlbumRights, AlbumRightsResolvers } from "../../../__generated__/resolvers.ts";
import { missingEntries } from "../store/album-entries.ts";
import { editorCount } from "../store/album-links.ts";
import { mayEdit } from "./album-seen.ts";
import type { Complete } from "./complete.ts";
import type { AlbumRightsModel } from "./models.ts";

export const albumRights: Complete<AlbumRights, AlbumRightsModel, AlbumRightsResolvers> = {
  isOwner: ({ access }) => access === "OWN",
  mayEdit: ({ access }) => mayEdit(access),
  hasEditLink: ({ album, access }) => (access === "OWN" ? album.hasEditLink : null),
  editorCount: ({ album, access }, _, { db }) =>
    access === "OWN" ? editorCount(db, album.id) : null,
  missingEntries: ({ album, access }, _, { db }) =>
    mayEdit(access) ? missingEntries(db, album.id) : [],
};
