import { and, eq, sql } from "drizzle-orm";
import type { Connection, Database } from "./connection.ts";
import { allBlocks } from "./exhibition-blocks.ts";
import { lockExhibition, noteExhibitionChange } from "./exhibition-changes.ts";
import type { ChangeResult } from "./exhibition-edits.ts";
import type { ExhibitionText } from "./exhibition-parts.ts";
import { keepVersion, versionText } from "./exhibition-versions.ts";
import { isOneOf } from "./is-one-of.ts";
import { blocksInExhibition, positionsAtEnd } from "./positions.ts";
import { exhibitionBlock } from "./tables/exhibitions.ts";

/** Restores an exhibition to one of its versions, after storing its current state as a version. */
export function putBackExhibition(
  db: Database,
  memberId: string,
  id: string,
  number: number,
): Promise<ChangeResult | { outcome: "no-such-version" }> {
  return db.transaction(async (tx): Promise<ChangeResult | { outcome: "no-such-version" }> => {
    const before = await lockExhibition(tx, id, memberId);
    if (!before) return { outcome: "no-such-exhibition" };
    const text = await versionText(tx, id, number);
    if (!text) return { outcome: "no-such-version" };
    await keepVersion(tx, before);
    await writeBlocks(tx, id, memberId, text.blocks);
    const fields = { ...text.head, version: before.version + 1 };
    return {
      outcome: "changed",
      exhibition: await noteExhibitionChange(tx, before, memberId, null, fields),
    };
  });
}

/** Replaces the blocks of an exhibition. Blocks whose ids exist already keep their identity. */
export async function writeBlocks(
  tx: Connection,
  exhibitionId: string,
  memberId: string | null,
  blocks: ExhibitionText["blocks"],
): Promise<void> {
  const ids = blocks.map(({ id }) => id);
  const there = await allBlocks(tx, exhibitionId);
  const gone = there.map(({ id }) => id).filter((id) => !ids.includes(id));
  if (gone.length > 0) {
    await tx
      .update(exhibitionBlock)
      .set({ removedAt: sql`now()` })
      .where(
        and(eq(exhibitionBlock.exhibitionId, exhibitionId), isOneOf(exhibitionBlock.id, gone)),
      );
  }
  // After all current positions, so that no two blocks ever share one.
  const positions = await positionsAtEnd(tx, blocksInExhibition, exhibitionId, blocks.length);
  if (blocks.length === 0) return;
  const changed = { writtenBy: memberId, removedAt: null };
  // In one statement: 2,000 separate ones would block other users of the database for seconds.
  await tx
    .insert(exhibitionBlock)
    .values(
      blocks.map(({ id, kind, content, isHidden }, place) => ({
        ...changed,
        id,
        exhibitionId,
        kind,
        content,
        isHidden,
        position: positions[place] ?? "",
      })),
    )
    .onConflictDoUpdate({
      target: exhibitionBlock.id,
      set: {
        kind: sql`excluded.kind`,
        content: sql`excluded.content`,
        isHidden: sql`excluded.is_hidden`,
        position: sql`excluded.position`,
        ...changed,
        version: sql`${exhibitionBlock.version} + 1`,
      },
    });
}
