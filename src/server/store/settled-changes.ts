import { sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { worksLock } from "./write-change.ts";

/** Watermark up to which all changes of works are visible. */
export type SettledChanges = {
  /** Database time, comparable with the times of works. */
  until: Date;
  /** Whether a transaction is writing works. Its changes after `until` may or may not be visible yet. */
  isWriting: boolean;
};

/**
 * Returns the time up to which later queries see all changes of works. One transaction at a time writes works, and it
 * releases its lock only after its changes are visible.
 */
export async function settledChanges(db: Connection): Promise<SettledChanges> {
  const { rows } = await db.execute<{ until: number; isWriting: boolean }>(sql`
    SELECT floor(extract(epoch FROM least(now(), min(xact_start))) * 1000)::float8 AS until,
      count(*) > 0 AS "isWriting"
    FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND objid = ${worksLock}::oid
      AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  const { until = 0, isWriting = false } = rows[0] ?? {};
  return { until: new Date(until), isWriting };
}
