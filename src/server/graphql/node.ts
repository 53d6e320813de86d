import type { NodeResolvers } from "../../../__generated__/resolvers.ts";
import { permitOf } from "../accounts/permissions.ts";
import { accountOf } from "../store/accounts.ts";
import { invitationById } from "../store/one-time-links.ts";
import { savedSearchById } from "../store/saved-searches.ts";
import { sessionById } from "../store/sessions.ts";
import { tourStepById } from "../store/tour-steps.ts";
import { tourById } from "../store/tours.ts";
import { entrySeen } from "./album-entry.ts";
import { albumSeen } from "./album-seen.ts";
import { blockModel } from "./blocks/blocks.ts";
import type { BlockModel } from "./blocks/contents.ts";
import type { Context } from "./context.ts";
import { blockSeen, exhibitionSeen } from "./exhibition-seen.ts";
import { fromGlobalId } from "./global-id.ts";
import type { NodeType } from "./global-id.ts";
import { importSeen } from "./import-progress.ts";
import type {
  AccountModel,
  AlbumEntryModel,
  AlbumModel,
  DetailModel,
  ExhibitionModel,
  ImageModel,
  ImportModel,
  InvitationModel,
  MemberModel,
  NoteModel,
  SavedSearchModel,
  SessionModel,
  SiteModel,
  TermModel,
  TourModel,
  TourStepModel,
  ViewerModel,
  WorkModel,
} from "./models.ts";
import { noteFor } from "./note.ts";
import { siteId } from "./site.ts";
import { readTermId } from "./term.ts";
import { viewerId, viewerOf } from "./viewer.ts";

type NodeModel =
  | WorkModel
  | ImageModel
  | DetailModel
  | ImportModel
  | TermModel
  | SiteModel
  | ViewerModel
  | SavedSearchModel
  | MemberModel
  | AccountModel
  | SessionModel
  | InvitationModel
  | TourModel
  | TourStepModel
  | AlbumModel
  | AlbumEntryModel
  | NoteModel
  | ExhibitionModel
  | BlockModel;

/** Returns the object with a global id, or null if it does not exist or the viewer may not see it. */
export async function nodeById(globalId: string, context: Context): Promise<NodeModel | null> {
  const key = fromGlobalId(globalId);
  if (!key) return null;
  const { loaders, search, site } = context;
  switch (key.type) {
    case "Work":
      return typed(key.type, await loaders.work.load(key.id));
    case "Image":
      return typed(key.type, await loaders.image.load(key.id));
    case "Detail":
      return typed(key.type, await loaders.detail.load(key.id));
    case "Import":
      return typed(key.type, await importSeen(key.id, context));
    case "Site":
      return typed(key.type, key.id === siteId ? site : null);
    case "Viewer":
      return typed(key.type, key.id === viewerId ? await viewerOf(context) : null);
    case "SavedSearch": {
      const memberId = await context.viewer.memberId();
      const own = memberId === null ? null : await savedSearchById(context.db, memberId, key.id);
      return typed(key.type, own);
    }
    case "Account":
      return typed(key.type, await accountFor(key.id, context));
    case "Session":
      return typed(key.type, await sessionFor(key.id, context));
    case "Invitation":
      return typed(key.type, await invitationFor(key.id, context));
    case "Album":
      return typed(key.type, await albumSeen(key.id, context));
    case "AlbumEntry":
      return typed(key.type, await entrySeen(key.id, context));
    case "Member":
      return typed(key.type, await loaders.member.load(key.id));
    case "Tour":
      // A tour changes without an event of the store.
      context.outcome.passing = true;
      return typed(key.type, await tourById(context.db, key.id));
    case "TourStep":
      context.outcome.passing = true;
      return typed(key.type, await tourStepById(context.db, key.id));
    case "Note":
      return typed(key.type, await noteFor(key.id, context));
    case "Exhibition":
      return typed(key.type, await exhibitionSeen(key.id, context));
    case "ExhibitionBlock": {
      const row = await blockSeen(key.id, context);
      return row && blockModel(row);
    }
    case "Term": {
      const named = readTermId(key.id);
      const workCount = named ? await search.ask("term", named) : 0;
      return typed(key.type, named && workCount > 0 ? { ...named, workCount } : null);
    }
  }
}

/** Returns a row if the viewer's role permits its type; for a permit `own`, `memberId` must be the viewer's. */
async function ifPermitted<Row>(
  type: NodeType,
  { viewer }: Context,
  row: Row | null,
  memberId: string | null,
): Promise<Row | null> {
  const permit = permitOf(type, await viewer.role());
  if (permit === "all") return row;
  return permit === "own" && memberId !== null && memberId === (await viewer.memberId())
    ? row
    : null;
}

async function accountFor(memberId: string, context: Context) {
  return ifPermitted("Account", context, await accountOf(context.db, memberId), memberId);
}

async function sessionFor(id: string, context: Context) {
  const session = await sessionById(context.db, id);
  return ifPermitted("Session", context, session, session?.memberId ?? null);
}

async function invitationFor(id: string, context: Context) {
  return ifPermitted("Invitation", context, await invitationById(context.db, id), null);
}

function typed<Type extends NodeType, Model extends object>(
  __typename: Type,
  model: Model | null,
): (Model & { __typename: Type }) | null {
  return model && { ...model, __typename };
}

export const node: NodeResolvers = {
  __resolveType: (model) => {
    if (model.__typename) return model.__typename;
    throw new Error("A node must say its type.");
  },
};
