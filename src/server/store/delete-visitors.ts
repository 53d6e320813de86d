import { sql } from "drizzle-orm";
import type { Database } from "./connection.ts";

/**
 * Days without a visit after which the server deletes a visitor. The cookie in the browser expires after the same time.
 */
const visitorDays = 400;

/** Maximum number of visitors that one statement deletes, so that it stays short. */
const batch = 5_000;

/**
 * Deletes the private data of visitors without a visit for 400 days, and every visitor who has no data and did not
 * visit for a day. Data that other users see or wait for stays, and so does the visitor who created it: notes, reports
 * that no curator has settled, tours, and albums that are shared by a link or have editors.
 */
export async function deleteIdleVisitors(db: Database): Promise<void> {
  const gone = sql`(SELECT id FROM member
    WHERE role = 'VISITOR' AND seen_at < now() - make_interval(days => ${visitorDays}))`;
  await db.execute(sql`DELETE FROM favourite WHERE member_id IN ${gone}`);
  await db.execute(sql`DELETE FROM saved_search WHERE member_id IN ${gone}`);
  await db.execute(sql`DELETE FROM album_editor WHERE member_id IN ${gone}`);
  await db.execute(sql`DELETE FROM album WHERE owner_id IN ${gone}
    AND visibility = 'PRIVATE' AND edit_key_hash IS NULL
    AND NOT EXISTS (SELECT FROM album_editor WHERE album_id = album.id)`);
  for (;;) {
    // A visitor who returns during the statement has a locked or changed row, which the statement skips.
    const { rows } = await db.execute(sql`
      DELETE FROM member WHERE id IN (
        SELECT id FROM member AS visitor
        WHERE role = 'VISITOR' AND seen_at < now() - interval '1 day'
          AND NOT EXISTS (SELECT FROM favourite WHERE member_id = visitor.id)
          AND NOT EXISTS (SELECT FROM saved_search WHERE member_id = visitor.id)
          AND NOT EXISTS (SELECT FROM album WHERE owner_id = visitor.id)
          AND NOT EXISTS (SELECT FROM album_editor WHERE member_id = visitor.id)
          AND NOT EXISTS (SELECT FROM note WHERE author_id = visitor.id)
          AND NOT EXISTS (SELECT FROM note_report
            WHERE reporter_id = visitor.id AND settled_at IS NULL)
          AND NOT EXISTS (SELECT FROM tour WHERE presenter_id = visitor.id)
        LIMIT ${batch} FOR UPDATE SKIP LOCKED)
      RETURNING 1`);
    if (rows.length < batch) return;
  }
}
