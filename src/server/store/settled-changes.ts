import { sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { worksLock } from "./write-change.ts";

/** Up to when all changes of works can be seen. */
export type SettledChanges = {
  /** By the clock of the database, which the works bear too. */
  until: Date;
  /** Whether works are being written: what is changed from then on may be seen or not, and come later. */
  isWriting: boolean;
};

/**
 * Up to when all changes of works can be seen by whoever looks for them after this. One transaction writes works at a time, and
 * gives the lock away after what it wrote can be seen.
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
