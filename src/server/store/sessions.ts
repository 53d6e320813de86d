import { and, desc, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import { announce, inParts } from "./announcements.ts";
import type { Connection, Database } from "./connection.ts";
import { newId } from "./ids.ts";
import { memberColumns } from "./members.ts";
import type { MemberRow } from "./members.ts";
import { session } from "./tables/accounts.ts";
import { member } from "./tables/people.ts";

/** Session of a signed-in member in a browser, without the secret in the cookie. */
export type SessionRow = {
  id: string;
  memberId: string;
  device: string;
  createdAt: Date;
  seenAt: Date;
};

/** Session with its member. */
export type KnownSession = { session: SessionRow; member: MemberRow };

const columns = {
  id: session.id,
  memberId: session.memberId,
  device: session.device,
  createdAt: session.createdAt,
  seenAt: session.seenAt,
};

/** Lifetime of a session after the last visit, in seconds. */
export const sessionLasts = 30 * 24 * 60 * 60;

/** Maximum number of sessions of one member; a further one ends the least recently used. */
export const sessionsLimit = 50;

const alive = gt(session.expiresAt, sql`now()`);
const expiresAt = sql`now() + make_interval(secs => ${sessionLasts})`;

/** Creates a session. */
export async function beginSession(
  tx: Connection,
  begun: { memberId: string; tokenHash: string; device: string },
): Promise<SessionRow> {
  const [row] = await tx
    .insert(session)
    .values({ ...begun, id: newId(), expiresAt })
    .returning(columns);
  if (!row) throw new Error("The database returned no session.");
  const surplus = tx
    .select({ id: session.id })
    .from(session)
    .where(eq(session.memberId, begun.memberId))
    .orderBy(desc(session.seenAt), desc(session.id))
    .offset(sessionsLimit);
  await endThose(tx, inArray(session.id, surplus));
  return row;
}

/** Returns the session whose token has this hash, with its member, or null if there is none or it has expired. */
export async function sessionByToken(
  db: Connection,
  tokenHash: string,
): Promise<KnownSession | null> {
  const [row] = await db
    .select({ session: columns, member: memberColumns })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(and(eq(session.tokenHash, tokenHash), alive));
  return row ?? null;
}

/** Records a visit in a session, which extends its lifetime. */
export async function noteSeen(db: Connection, id: string): Promise<void> {
  await db
    .update(session)
    .set({ seenAt: sql`now()`, expiresAt })
    .where(and(eq(session.id, id), alive));
}

/** Returns a session, or null if it has ended. */
export async function sessionById(db: Connection, id: string): Promise<SessionRow | null> {
  const [row] = await db
    .select(columns)
    .from(session)
    .where(and(eq(session.id, id), alive));
  return row ?? null;
}

/** Returns a member's sessions, last seen first. */
export async function sessionsOf(db: Connection, memberId: string): Promise<SessionRow[]> {
  return db
    .select(columns)
    .from(session)
    .where(and(eq(session.memberId, memberId), alive))
    .orderBy(desc(session.seenAt), desc(session.id));
}

/** Ends one of a member's sessions; a repeated call changes nothing. */
export async function endSession(tx: Connection, memberId: string, id: string): Promise<void> {
  await endThose(tx, and(eq(session.memberId, memberId), eq(session.id, id)));
}

/** Ends all of a member's sessions, except the one in `except`. */
export async function endSessions(
  tx: Connection,
  memberId: string,
  except: string | null,
): Promise<void> {
  const others = except === null ? undefined : ne(session.id, except);
  await endThose(tx, and(eq(session.memberId, memberId), others));
}

/** Deletes expired sessions and announces them, because their connections may still be open. */
export async function forgetEndedSessions(db: Database): Promise<void> {
  await db.transaction((tx) => endThose(tx, lt(session.expiresAt, sql`now()`)));
}

async function endThose(tx: Connection, which: ReturnType<typeof and>): Promise<void> {
  const ended = await tx.delete(session).where(which).returning({ id: session.id });
  for (const ids of inParts(ended.map(({ id }) => id))) {
    await announce(tx, { kind: "sessions-ended", ids });
  }
}
