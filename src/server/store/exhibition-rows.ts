import { getTableColumns, sql } from "drizzle-orm";
import type { InferSelectModel } from "drizzle-orm";
import type { ExhibitionHead } from "./exhibition-parts.ts";
import { exhibition, exhibitionBlock } from "./tables/exhibitions.ts";

const { draftKeyHash, deletedAt: _deletedAt, ...exhibitionTold } = getTableColumns(exhibition);
const { removedAt: _removedAt, ...blockTold } = getTableColumns(exhibitionBlock);

/** Columns of an exhibition that the store returns. */
export const exhibitionColumns = {
  ...exhibitionTold,
  hasDraftLink: sql<boolean>`${draftKeyHash} IS NOT NULL`,
};

/** Columns of a block that the store returns. */
export const blockColumns = blockTold;

/** Exhibition as stored, without the columns that only the database uses. */
export type ExhibitionRow = Pick<
  InferSelectModel<typeof exhibition>,
  keyof typeof exhibitionTold
> & { hasDraftLink: boolean };

/** Returns the editable fields of a stored exhibition. */
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

/** Block as stored. */
export type BlockRow = Pick<InferSelectModel<typeof exhibitionBlock>, keyof typeof blockTold>;

/** Condition: the exhibition is not deleted. */
export const isKept = sql`${exhibition.deletedAt} IS NULL`;

/** Condition: the exhibition is published and not deleted. */
export const isShown = sql`${exhibition.state} = 'PUBLISHED' AND ${exhibition.deletedAt} IS NULL`;

/** Condition: the block is not removed from its exhibition. */
export const isIn = sql`${exhibitionBlock.removedAt} IS NULL`;
