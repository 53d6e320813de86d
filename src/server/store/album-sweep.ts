import { sql } from "drizzle-orm";
import { albumLimits } from "./album-limits.ts";
import type { Connection } from "./connection.ts";

/** Permanently deletes albums and entries whose undo period has ended. */
export async function sweepAlbums(db: Connection): Promise<void> {
  const limit = sql`now() - make_interval(hours => ${albumLimits.undoHours})`;
  await db.execute(sql`DELETE FROM album WHERE deleted_at <= ${limit}`);
  await db.execute(sql`DELETE FROM album_entry WHERE removed_at <= ${limit}`);
}
