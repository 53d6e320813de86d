import type { NodeResolvers } from "../../../__generated__/resolvers.ts";
import { savedSearchById } from "../store/saved-searches.ts";
import type { Context } from "./context.ts";
import { fromGlobalId } from "./global-id.ts";
import type { NodeType } from "./global-id.ts";
import type {
  DetailModel,
  ImageModel,
  ImportModel,
  MemberModel,
  SavedSearchModel,
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
  | MemberModel;

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
    case "Member":
      return typed(key.type, await loaders.member.load(key.id));
    case "Term": {
      const named = readTermId(key.id);
      const workCount = named ? await search.ask("term", named) : 0;
      return typed(key.type, named && workCount > 0 ? { ...named, workCount } : null);
    }
  }
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
