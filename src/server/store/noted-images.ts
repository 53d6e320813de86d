import { isOneOf } from "./is-one-of.ts";
import type { Connection } from "./connection.ts";
import { note } from "./tables/notes.ts";

/** The pictures of these works that notes were written on, also those that are not there any more. */
export function notedImages(
  tx: Connection,
  workIds: readonly string[],
): Promise<{ id: string; work_id: string; key: string }[]> {
  return tx
    .selectDistinct({ id: note.imageId, work_id: note.workId, key: note.imageKey })
    .from(note)
    .where(isOneOf(note.workId, workIds));
}
