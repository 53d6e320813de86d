import type {
  Exhibition,
  ExhibitionBlockConnection,
  ExhibitionBlockConnectionResolvers,
  ExhibitionConnection,
  ExhibitionConnectionResolvers,
  ExhibitionResolvers,
  ExhibitionVersion,
  ExhibitionVersionResolvers,
} from "../../../__generated__/resolvers.ts";
import { allBlocks, blocksPage } from "../store/exhibition-blocks.ts";
import type { Page } from "../store/page.ts";
import { exhibitionLimits } from "../store/exhibition-parts.ts";
import { versionsOf, versionText } from "../store/exhibition-versions.ts";
import { translationsOf } from "../store/exhibitions.ts";
import { wordsOf } from "../../text/rich-text.ts";
import { blockModel, typeName } from "./blocks/blocks.ts";
import { wordsHeld } from "./blocks/words-held.ts";
import type { Complete } from "./complete.ts";
import { connectionResolvers } from "./connection.ts";
import { badInput } from "./errors.ts";
import { idWithin, toGlobalId } from "./global-id.ts";
import type {
  ExhibitionBlockConnectionModel,
  ExhibitionConnectionModel,
  ExhibitionModel,
  ExhibitionVersionModel,
} from "./models.ts";
import { pageFrom } from "./page.ts";
import { laid } from "./taken-view.ts";

export const exhibition: Complete<Exhibition, Omit<ExhibitionModel, "id">, ExhibitionResolvers> = {
  id: ({ id }) => toGlobalId("Exhibition", id),
  picture: async ({ id, cover }, _, { loaders }) =>
    cover && (await laid(cover, loaders)) ? cover : loaders.firstView.load(id),
  translations: (row, _, { db }) => translationsOf(db, row),
  blocks: async ({ id, change }, args, { db }) => {
    const page = pageFrom(args, exhibitionLimits.blocks);
    const { rows, ...rest } = await blocksPage(db, id, page, startOf(args));
    return { ...rest, rows: rows.map(blockModel), change };
  },
  block: async ({ id }, { id: globalId }, { loaders }) => {
    const row = await loaders.block.load(idWithin("ExhibitionBlock", globalId) ?? "");
    return row && row.exhibitionId === id && !row.isHidden ? blockModel(row) : null;
  },
  blockCount: ({ id }, _, { loaders }) => loaders.blockCount.load(id),
  allBlocks: async ({ id }, _, { db }) => (await allBlocks(db, id)).map(blockModel),
  versions: ({ id }, _, { db }) => versionsOf(db, id),
  versionText: async ({ id }, { number }, { db }) => {
    const text = await versionText(db, id, number);
    return (
      text && {
        introduction: wordsOf(text.head.introduction),
        blocks: text.blocks.map(({ kind, content, isHidden }) => ({
          type: typeName(kind),
          words: wordsHeld(content),
          isHidden,
        })),
      }
    );
  },
};

export const exhibitionVersion: Complete<
  ExhibitionVersion,
  Omit<ExhibitionVersionModel, "by">,
  ExhibitionVersionResolvers
> = {
  by: ({ by }, _, { loaders }) => (by === null ? null : loaders.member.load(by)),
};

export const exhibitionConnection: Complete<
  ExhibitionConnection,
  Pick<ExhibitionConnectionModel, never>,
  ExhibitionConnectionResolvers
> = connectionResolvers;

export const exhibitionBlockConnection: Complete<
  ExhibitionBlockConnection,
  Pick<ExhibitionBlockConnectionModel, "change">,
  ExhibitionBlockConnectionResolvers
> = connectionResolvers;

/** Returns how many blocks to skip at the beginning. @throws GraphQLError BAD_USER_INPUT when it is out of bounds */
function startOf({ from, after, last, before }: Page & { from?: number | null }): number {
  if (from == null || after != null || last != null || before != null) return 0;
  if (from < 0 || from > exhibitionLimits.blocks) {
    throw badInput(`"from" must be from 0 to ${exhibitionLimits.blocks}.`);
  }
  return from;
}
