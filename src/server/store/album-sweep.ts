import { sql } from "drizzle-orm";
import { albumLimits } from "./album-limits.ts";
import type { Connection } from "./connection.ts";

/** Lets go of albums and entries that were taken away too long ago to be put back. */
export async function sweepAlbums(db: Connection): Promise<void> {
  const limit = sql`now() - make_interval(hours => ${albumLimits.undoHours})`;
  await db.execute(sql`DELETE FROM album WHERE deleted_at <= ${limit}`);
  await db.execute(sql`DELETE FROM album_entry WHERE removed_at <= ${limit}`);
}
