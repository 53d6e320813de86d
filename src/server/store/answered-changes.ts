import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { answeredChange } from "./tables/answered.ts";

/** Stored state of a mutation, found by the hash of its idempotency key; `answer` is null while the mutation runs. */
export type AnsweredChange = { requestHash: string; answer: Buffer | null; begunAt: Date };

/** Hours for which the server stores a response for a client that repeats the request. */
export const answersKept = 24;

/** Records that a mutation begins. Returns false if a mutation with this key has begun before. */
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

/** Returns the stored state of a mutation, or null. */
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

/** Stores the response of a mutation. */
export async function keepAnswer(db: Connection, keyHash: string, answer: Buffer): Promise<void> {
  await db.update(answeredChange).set({ answer }).where(eq(answeredChange.keyHash, keyHash));
}

/** Deletes the record of a mutation that failed, so that the client may retry it. */
export async function forgetChange(db: Connection, keyHash: string): Promise<void> {
  await db
    .delete(answeredChange)
    .where(and(eq(answeredChange.keyHash, keyHash), isNull(answeredChange.answer)));
}

/** Deletes records older than `answersKept` hours. */
export async function forgetOldChanges(db: Connection): Promise<void> {
  await db
    .delete(answeredChange)
    .where(lt(answeredChange.begunAt, sql`now() - make_interval(hours => ${answersKept})`));
}
