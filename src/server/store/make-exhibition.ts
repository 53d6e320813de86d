import type { Connection, Database } from "./connection.ts";
import { announce } from "./announcements.ts";
import { allBlocks } from "./exhibition-blocks.ts";
import { insertExhibition } from "./exhibition-edits.ts";
import type { NoExhibition } from "./exhibition-edits.ts";
import type { ExhibitionText } from "./exhibition-parts.ts";
import { headOf } from "./exhibition-rows.ts";
import type { ExhibitionRow } from "./exhibition-rows.ts";
import { exhibitionsByIds } from "./exhibitions.ts";
import { newId } from "./ids.ts";
import { writeBlocks } from "./put-back-exhibition.ts";

/** Source of a new exhibition: none, another exhibition, or the steps of a story. */
export type MadeOf =
  | { of: "exhibition"; exhibitionId: string; isTranslation: boolean }
  | { of: "story"; title: string; steps: readonly object[] }
  | { of: "nothing" };

export type MakeResult =
  | { outcome: "made"; exhibition: ExhibitionRow }
  | { outcome: "too-many" }
  | NoExhibition;

/** Creates an exhibition as a draft. */
export function makeExhibition(
  db: Database,
  memberId: string,
  { title, language, madeOf }: { title?: string; language?: string; madeOf: MadeOf },
): Promise<MakeResult> {
  return db.transaction(async (tx): Promise<MakeResult> => {
    const isCopy = madeOf.of === "exhibition";
    const source = isCopy ? await sourceOf(tx, madeOf.exhibitionId) : null;
    if (isCopy && !source) return { outcome: "no-such-exhibition" };
    const groupId = isCopy && madeOf.isTranslation ? source?.groupId : undefined;
    const row = await insertExhibition(tx, memberId, {
      ...source?.head,
      ...(groupId !== undefined && { groupId }),
      title: title ?? source?.head.title ?? (madeOf.of === "story" ? madeOf.title : "Untitled"),
      ...(language !== undefined && { language }),
    });
    if (!row) return { outcome: "too-many" };
    await writeBlocks(tx, row.id, memberId, source?.blocks ?? blocksOf(madeOf));
    await announce(tx, {
      kind: "exhibition",
      id: row.id,
      change: row.change,
      by: memberId,
      blockIds: null,
      isPublic: false,
    });
    return { outcome: "made", exhibition: row };
  });
}

async function sourceOf(
  tx: Connection,
  id: string,
): Promise<(ExhibitionText & { groupId: string }) | null> {
  const [row] = await exhibitionsByIds(tx, [id]);
  if (!row) return null;
  const blocks = await allBlocks(tx, id);
  return {
    groupId: row.groupId,
    head: headOf(row),
    blocks: blocks.map((block) => ({ ...block, id: newId() })),
  };
}

function blocksOf(madeOf: MadeOf): ExhibitionText["blocks"] {
  if (madeOf.of !== "story") return [];
  const content = { title: null, steps: madeOf.steps };
  return [{ id: newId(), kind: "zoomStory", isHidden: false, content }];
}
