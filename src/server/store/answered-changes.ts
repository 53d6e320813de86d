import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { answeredChange } from "./tables/answered.ts";

/** What is known of a change by the hash of its key; `answer` is null while it is being made. */
export type AnsweredChange = { requestHash: string; answer: Buffer | null; begunAt: Date };

/** Hours an answer is kept for somebody who sends the same again. */
export const answersKept = 24;

/** Notes that a change is begun; false if one with this key was begun before. */
export async function beginChange(
  db: Connection,
  keyHash: string,
  requestHash: string,
): Promise<boolean> {
  const begun = await db
    .insert(answeredChange)
    .values({ keyHash, requestHash })
    .onConflictDoNothing()
    .returning({ keyHash: answeredChange.keyHash });
  return begun.length > 0;
}

/** What is known of a change, or null. */
export async function changeByKey(db: Connection, keyHash: string): Promise<AnsweredChange | null> {
  const [row] = await db
    .select({
      requestHash: answeredChange.requestHash,
      answer: answeredChange.answer,
      begunAt: answeredChange.begunAt,
    })
    .from(answeredChange)
    .where(eq(answeredChange.keyHash, keyHash));
  return row ?? null;
}

/** Keeps what a change was answered with. */
export async function keepAnswer(db: Connection, keyHash: string, answer: Buffer): Promise<void> {
  await db.update(answeredChange).set({ answer }).where(eq(answeredChange.keyHash, keyHash));
}

/** Forgets a change that came to nothing, so that it may be tried again. */
export async function forgetChange(db: Connection, keyHash: string): Promise<void> {
  await db
    .delete(answeredChange)
    .where(and(eq(answeredChange.keyHash, keyHash), isNull(answeredChange.answer)));
}

/** Forgets what nobody will send again. */
export async function forgetOldChanges(db: Connection): Promise<void> {
  await db
    .delete(answeredChange)
    .where(lt(answeredChange.begunAt, sql`now() - make_interval(hours => ${answersKept})`));
}
