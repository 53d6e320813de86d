import { isOneOf } from "./is-one-of.ts";
import type { Connection } from "./connection.ts";
import { note } from "./tables/notes.ts";

/** Returns the images of these works that have notes, including images that no longer exist. */
export function notedImages(
  tx: Connection,
  workIds: readonly string[],
): Promise<{ id: string; work_id: string; key: string }[]> {
  return tx
    .selectDistinct({ id: note.imageId, work_id: note.workId, key: note.imageKey })
    .from(note)
    .where(isOneOf(note.workId, workIds));
}
