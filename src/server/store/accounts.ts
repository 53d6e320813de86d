import { and, count, eq, ne, notExists, sql } from "drizzle-orm";
import { dropAlbums } from "./album-owners.ts";
import type { Connection } from "./connection.ts";
import { newId } from "./ids.ts";
import { keyWindow } from "./keyset.ts";
import type { KeyOrder } from "./keyset.ts";
import type { MemberRow } from "./members.ts";
import { memberColumns } from "./members.ts";
import { tellOfAuthor } from "./note-changes.ts";
import { withdrawPasswordLinks } from "./one-time-links.ts";
import type { Page, PageOf } from "./page.ts";
import type { Role } from "./roles.ts";
import { account } from "./tables/accounts.ts";
import { member } from "./tables/people.ts";
import { dropTours } from "./tours.ts";

/** Sign-in credentials of a member. */
export type AccountRow = { memberId: string; email: string; passwordHash: string };

/** Input for a new account; the password is already hashed. */
export type NewAccount = { name: string; email: string; passwordHash: string; role: Role };

/** Creates a member with an account. Returns null if another account uses the e-mail address. */
export async function createAccount(
  tx: Connection,
  { name, email, passwordHash, role }: NewAccount,
): Promise<MemberRow | null> {
  const [made] = await tx
    .insert(member)
    .values({ id: newId(), role, name })
    .returning(memberColumns);
  if (!made) throw new Error("The database returned no member.");
  const accounts = await tx
    .insert(account)
    .values({ memberId: made.id, email, passwordHash })
    .onConflictDoNothing()
    .returning({ memberId: account.memberId });
  if (accounts.length > 0) return made;
  await tx.delete(member).where(eq(member.id, made.id));
  return null;
}

/** Returns the account with an e-mail address, ignoring case, or null. */
export async function accountByEmail(db: Connection, email: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(account)
    .where(sql`lower(${account.email}) = lower(${email})`);
  return row ?? null;
}

/** Returns a member's account, or null for a visitor. */
export async function accountOf(db: Connection, memberId: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(account).where(eq(account.memberId, memberId));
  return row ?? null;
}

/** Changes the address a member signs in with. Returns false if another account uses it. */
export async function changeEmailOf(
  db: Connection,
  memberId: string,
  email: string,
): Promise<boolean> {
  const others = db
    .select({ memberId: account.memberId })
    .from(account)
    .where(and(sql`lower(${account.email}) = lower(${email})`, ne(account.memberId, memberId)));
  const changed = await db
    .update(account)
    .set({ email })
    .where(and(eq(account.memberId, memberId), notExists(others)))
    .returning({ memberId: account.memberId });
  return changed.length > 0;
}

/** Stores a new password hash for a member and invalidates the member's password links. */
export async function changePasswordHash(
  tx: Connection,
  memberId: string,
  passwordHash: string,
): Promise<void> {
  await withdrawPasswordLinks(tx, memberId);
  await tx.update(account).set({ passwordHash }).where(eq(account.memberId, memberId));
}

/** Renames a member, which also changes the author's name on their notes. */
export async function renameMember(db: Connection, memberId: string, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(member).set({ name }).where(eq(member.id, memberId));
    await tellOfAuthor(tx, memberId);
  });
}

/** Changes a member's role. */
export async function changeRole(db: Connection, memberId: string, role: Role): Promise<void> {
  await db.update(member).set({ role }).where(eq(member.id, memberId));
}

/** Permanently deletes a member with all their albums, notes, tours and other data. */
export async function forgetMember(tx: Connection, memberId: string): Promise<void> {
  await dropAlbums(tx, memberId);
  await tellOfAuthor(tx, memberId);
  await dropTours(tx, memberId);
  await tx.delete(member).where(eq(member.id, memberId));
}

/**
 * Counts the owners. Holds an advisory lock until the transaction ends, so that two owners who leave at the same time
 * do not both find that another owner remains.
 */
export async function countOwners(tx: Connection): Promise<number> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${ownersLock})`);
  const [row] = await tx.select({ owners: count() }).from(member).where(eq(member.role, "OWNER"));
  return row?.owners ?? 0;
}

/** Returns whether the site has an owner. */
export async function hasOwner(db: Connection): Promise<boolean> {
  const [row] = await db
    .select({ id: member.id })
    .from(member)
    .where(eq(member.role, "OWNER"))
    .limit(1);
  return row !== undefined;
}

/** Key of the advisory lock for counting owners. Any number that no other lock uses works. */
const ownersLock = 7_246_019;

const lastJoined: KeyOrder = {
  name: "accounts",
  columns: [{ key: sql`${account.memberId}`, type: "text" }],
  direction: "desc",
};

/** Returns one page of accounts, the most recent member first. Throws `BadCursor`. */
export async function accountsPage(db: Connection, page: Page): Promise<PageOf<AccountRow>> {
  const window = keyWindow(lastJoined, page);
  const found = await db
    .select()
    .from(account)
    .where(window.where)
    .orderBy(window.orderBy)
    .limit(window.limit);
  return window.pageOf(found, ({ memberId }) => [memberId]);
}
