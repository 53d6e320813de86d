import type { NodeResolvers } from "../../../__generated__/resolvers.ts";
import { accountOf } from "../store/accounts.ts";
import { openInvitations } from "../store/one-time-links.ts";
import { savedSearchById } from "../store/saved-searches.ts";
import { sessionsOf } from "../store/sessions.ts";
import type { Context } from "./context.ts";
import { fromGlobalId } from "./global-id.ts";
import type { NodeType } from "./global-id.ts";
import type {
  AccountModel,
  DetailModel,
  ImageModel,
  ImportModel,
  InvitationModel,
  MemberModel,
  SavedSearchModel,
  SessionModel,
  SiteModel,
  TermModel,
  ViewerModel,
  WorkModel,
} from "./models.ts";
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
  | InvitationModel;

/** The object with a global id, or null if there is none that may be seen. */
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
      return typed(key.type, await loaders.import.load(key.id));
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
    case "Session": {
      const memberId = await context.viewer.memberId();
      const sessions = memberId === null ? [] : await sessionsOf(context.db, memberId);
      return typed(key.type, sessions.find(({ id }) => id === key.id) ?? null);
    }
    case "Invitation": {
      const isOwner = (await context.viewer.role()) === "OWNER";
      const invitations = isOwner ? await openInvitations(context.db) : [];
      return typed(key.type, invitations.find(({ id }) => id === key.id) ?? null);
    }
    case "Member":
      return typed(key.type, await loaders.member.load(key.id));
    case "Term": {
      const named = readTermId(key.id);
      const workCount = named ? await search.ask("term", named) : 0;
      return typed(key.type, named && workCount > 0 ? { ...named, workCount } : null);
    }
  }
}

/** A member's own account, or anybody's for the owner. */
async function accountFor(memberId: string, { db, viewer }: Context) {
  const mayRead = (await viewer.memberId()) === memberId || (await viewer.role()) === "OWNER";
  return mayRead ? accountOf(db, memberId) : null;
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
