import { getTableColumns, sql } from "drizzle-orm";
import type { InferSelectModel } from "drizzle-orm";
import type { ExhibitionHead } from "./exhibition-parts.ts";
import { exhibition, exhibitionBlock } from "./tables/exhibitions.ts";

const { draftKeyHash, deletedAt: _deletedAt, ...exhibitionTold } = getTableColumns(exhibition);
const { removedAt: _removedAt, ...blockTold } = getTableColumns(exhibitionBlock);

/** What the store tells of an exhibition. */
export const exhibitionColumns = {
  ...exhibitionTold,
  hasDraftLink: sql<boolean>`${draftKeyHash} IS NOT NULL`,
};

/** What the store tells of a block. */
export const blockColumns = blockTold;

/** An exhibition as stored, without what only the database needs. */
export type ExhibitionRow = Pick<
  InferSelectModel<typeof exhibition>,
  keyof typeof exhibitionTold
> & { hasDraftLink: boolean };

/** What an exhibition says of itself, out of all that is told of it. */
export function headOf(row: ExhibitionRow): ExhibitionHead {
  const { title, introduction, cover, opensOn, closesOn, colours, typeface, credits, language } =
    row;
  return {
    title,
    introduction,
    cover,
    opensOn,
    closesOn,
    colours,
    typeface,
    credits,
    language,
  };
}

/** A block as stored. */
export type BlockRow = Pick<InferSelectModel<typeof exhibitionBlock>, keyof typeof blockTold>;

/** Whether an exhibition is there. */
export const isKept = sql`${exhibition.deletedAt} IS NULL`;

/** Whether everybody may see an exhibition. */
export const isShown = sql`${exhibition.state} = 'PUBLISHED' AND ${exhibition.deletedAt} IS NULL`;

/** Whether a block is in its exhibition. */
export const isIn = sql`${exhibitionBlock.removedAt} IS NULL`;
