import { and, count, eq, gt, sql } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import type { Connection, Database } from "./connection.ts";
import { lockExhibition, noteExhibitionChange } from "./exhibition-changes.ts";
import type { NoExhibition } from "./exhibition-edits.ts";
import { exhibitionLimits } from "./exhibition-parts.ts";
import type { BlockContent, BlockKind } from "./exhibition-parts.ts";
import { blockColumns, isIn } from "./exhibition-rows.ts";
import type { BlockRow, ExhibitionRow } from "./exhibition-rows.ts";
import { newId } from "./ids.ts";
import { blocksInExhibition, isLong, positionBehind, renewPositions } from "./positions.ts";
import { exhibitionBlock } from "./tables/exhibitions.ts";

/** A block and its exhibition, both after the edit. */
type Done = { outcome: "changed"; exhibition: ExhibitionRow; block: BlockRow };
type NoBlock = { outcome: "no-such-block" };
type NoAnchor = { outcome: "no-such-anchor" };

export type AddBlockResult = Done | { outcome: "full" } | NoAnchor | NoExhibition;
export type WriteBlockResult =
  | Done
  | { outcome: "conflict"; block: BlockRow }
  | { outcome: "another-kind" }
  | NoBlock;
export type MoveBlockResult = Done | NoAnchor | NoBlock;
export type HideBlockResult = Done | NoBlock;
export type RestoreBlockResult = Done | { outcome: "full" } | NoAnchor | NoBlock;
export type RemoveBlockResult = { outcome: "removed"; exhibition: ExhibitionRow } | NoBlock;

/** Content of a new block. */
export type NewBlock = { kind: BlockKind; content: BlockContent; isHidden: boolean };

/** Adds a block after another block of the exhibition, or at the beginning if `afterId` is null. */
export function addBlock(
  db: Database,
  memberId: string,
  exhibitionId: string,
  afterId: string | null,
  made: NewBlock,
): Promise<AddBlockResult> {
  return db.transaction(async (tx): Promise<AddBlockResult> => {
    const held = await lockExhibition(tx, exhibitionId, memberId);
    if (!held) return { outcome: "no-such-exhibition" };
    if ((await countOf(tx, held.id)) >= exhibitionLimits.blocks) return { outcome: "full" };
    const place = await placeBehind(tx, held.id, afterId, null);
    if (!place) return { outcome: "no-such-anchor" };
    const [row] = await tx
      .insert(exhibitionBlock)
      .values({
        ...made,
        id: newId(),
        exhibitionId: held.id,
        position: place.position,
        writtenBy: memberId,
      })
      .returning(blockColumns);
    if (!row) throw new Error("The database returned no block.");
    return placed(tx, held, row, memberId);
  });
}

/** Replaces the content of a block. An edit based on an older version is a conflict, unless it changes nothing. */
export function writeBlock(
  db: Database,
  memberId: string,
  blockId: string,
  { version, kind, content }: { version: number; kind: BlockKind; content: BlockContent },
): Promise<WriteBlockResult> {
  return withBlock<WriteBlockResult>(db, memberId, blockId, async (tx, held) => {
    const { exhibition, block, isRemoved } = held;
    if (isRemoved) return { outcome: "no-such-block" };
    if (block.kind !== kind) return { outcome: "another-kind" };
    if (isDeepStrictEqual(block.content, content)) return { outcome: "changed", exhibition, block };
    if (block.version !== version) return { outcome: "conflict", block };
    const fields = { content, version: version + 1, writtenBy: memberId };
    return changeBlock(tx, held, memberId, fields);
  });
}

/** Moves a block after another block of the same exhibition, or to the beginning if `afterId` is null. */
export function moveBlock(
  db: Database,
  memberId: string,
  blockId: string,
  afterId: string | null,
): Promise<MoveBlockResult> {
  return withBlock<MoveBlockResult>(db, memberId, blockId, async (tx, held) => {
    const { exhibition, block, isRemoved } = held;
    if (isRemoved) return { outcome: "no-such-block" };
    const place = await placeBehind(tx, exhibition.id, afterId, block);
    if (!place) return { outcome: "no-such-anchor" };
    if (place.position === block.position) return { outcome: "changed", exhibition, block };
    const moved = await setBlock(tx, block.id, place);
    return placed(tx, exhibition, moved, memberId);
  });
}

/** Hides a block from visitors, or shows it again. */
export function hideBlock(
  db: Database,
  memberId: string,
  blockId: string,
  isHidden: boolean,
): Promise<HideBlockResult> {
  return withBlock<HideBlockResult>(db, memberId, blockId, async (tx, held) => {
    const { exhibition, block, isRemoved } = held;
    if (isRemoved) return { outcome: "no-such-block" };
    if (block.isHidden === isHidden) return { outcome: "changed", exhibition, block };
    return changeBlock(tx, held, memberId, { isHidden });
  });
}

/**
 * Removes a block from its exhibition; a repeated call changes nothing. A curator can restore it for `undoHours` hours.
 */
export function removeBlock(
  db: Database,
  memberId: string,
  blockId: string,
): Promise<RemoveBlockResult> {
  return withBlock<RemoveBlockResult>(db, memberId, blockId, async (tx, held) => {
    const { exhibition, block, isRemoved } = held;
    if (isRemoved) return { outcome: "removed", exhibition };
    await setBlock(tx, block.id, { removedAt: new Date() });
    await tx.execute(sql`DELETE FROM exhibition_block WHERE id IN (
      SELECT id FROM exhibition_block WHERE exhibition_id = ${exhibition.id} AND removed_at IS NOT NULL
      ORDER BY removed_at DESC, id DESC OFFSET ${exhibitionLimits.keptRemoved})`);
    return {
      outcome: "removed",
      exhibition: await noteExhibitionChange(tx, exhibition, memberId, [block.id]),
    };
  });
}

/**
 * Restores a removed block; a block that is not removed stays unchanged.
 *
 * @param afterId the preceding block, null for the beginning; undefined for the former position
 */
export function restoreBlock(
  db: Database,
  memberId: string,
  blockId: string,
  afterId?: string | null,
): Promise<RestoreBlockResult> {
  return withBlock<RestoreBlockResult>(db, memberId, blockId, async (tx, held) => {
    const { exhibition, block, isRemoved } = held;
    if (!isRemoved) return { outcome: "changed", exhibition, block };
    if ((await countOf(tx, exhibition.id)) >= exhibitionLimits.blocks) return { outcome: "full" };
    const place =
      afterId === undefined ? block : await placeBehind(tx, exhibition.id, afterId, block);
    if (!place) return { outcome: "no-such-anchor" };
    const { position } = place;
    const restored = await setBlock(tx, block.id, { removedAt: null, position });
    return placed(tx, exhibition, restored, memberId);
  });
}

/** Block of an exhibition that the transaction has locked. */
type Held = { exhibition: ExhibitionRow; block: BlockRow; isRemoved: boolean };

function withBlock<Result>(
  db: Database,
  memberId: string,
  blockId: string,
  change: (tx: Connection, held: Held) => Promise<Result>,
): Promise<Result | NoBlock> {
  return db.transaction(async (tx): Promise<Result | NoBlock> => {
    const found = await blockOf(tx, blockId);
    const exhibition = found && (await lockExhibition(tx, found.exhibitionId, memberId));
    // Read the block again after acquiring the lock: another user may have changed it in the meantime.
    const block = exhibition && (await blockOf(tx, blockId));
    if (!block) return { outcome: "no-such-block" };
    const { isRemoved, ...row } = block;
    return change(tx, { exhibition, block: row, isRemoved });
  });
}

/** Returns a block, including a removed block that a curator can still restore, or null. */
async function blockOf(tx: Connection, blockId: string) {
  const limit = sql`now() - make_interval(hours => ${exhibitionLimits.undoHours})`;
  const [row] = await tx
    .select({ ...blockColumns, isRemoved: sql<boolean>`${exhibitionBlock.removedAt} IS NOT NULL` })
    .from(exhibitionBlock)
    .where(
      and(
        eq(exhibitionBlock.id, blockId),
        sql`(${isIn} OR ${gt(exhibitionBlock.removedAt, limit)})`,
      ),
    );
  return row ?? null;
}

/**
 * Returns the position after another block of the exhibition, or at the beginning if `afterId` is null; null if there
 * is no such block. Returns the position of `moved` if that block is there already.
 */
async function placeBehind(
  tx: Connection,
  exhibitionId: string,
  afterId: string | null,
  moved: BlockRow | null,
): Promise<{ position: string } | null> {
  const after = afterId === null ? null : await blockOf(tx, afterId);
  if (afterId !== null && after?.exhibitionId !== exhibitionId) return null;
  const behind = after?.position ?? null;
  const position = await positionBehind(tx, blocksInExhibition, exhibitionId, behind, moved);
  return { position: position ?? moved?.position ?? "" };
}

async function countOf(tx: Connection, exhibitionId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(exhibitionBlock)
    .where(and(eq(exhibitionBlock.exhibitionId, exhibitionId), isIn));
  return row?.count ?? 0;
}

async function changeBlock(
  tx: Connection,
  { exhibition, block }: Held,
  memberId: string,
  fields: Partial<typeof exhibitionBlock.$inferInsert>,
): Promise<Done> {
  const changed = await setBlock(tx, block.id, fields);
  return {
    outcome: "changed",
    exhibition: await noteExhibitionChange(tx, exhibition, memberId, [block.id]),
    block: changed,
  };
}

/** Records that a block has a new position. If the position is too long, renumbers all blocks. */
async function placed(
  tx: Connection,
  exhibition: ExhibitionRow,
  block: BlockRow,
  memberId: string,
): Promise<Done> {
  const renewed = isLong(block.position)
    ? await renewPositions(tx, blocksInExhibition, exhibition.id)
    : null;
  return {
    outcome: "changed",
    exhibition: await noteExhibitionChange(tx, exhibition, memberId, renewed ? null : [block.id]),
    block: { ...block, position: renewed?.get(block.id) ?? block.position },
  };
}

async function setBlock(
  tx: Connection,
  blockId: string,
  fields: Partial<typeof exhibitionBlock.$inferInsert>,
): Promise<BlockRow> {
  const [row] = await tx
    .update(exhibitionBlock)
    .set(fields)
    .where(eq(exhibitionBlock.id, blockId))
    .returning(blockColumns);
  if (!row) throw new Error("A block was changed that is not there.");
  return row;
}
