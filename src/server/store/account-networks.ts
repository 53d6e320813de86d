import { createHash } from "node:crypto";
import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { accountNetwork } from "./tables/accounts.ts";

/** Maximum number of networks stored for one account; the most recently used ones stay. */
const networksLimit = 20;

/** Days after the last sign-in from a network until the server deletes its row. */
const networkDays = 400;

/** Returns whether an account has signed in from a network before. */
export async function isAccountNetwork(
  db: Connection,
  memberId: string,
  network: string,
): Promise<boolean> {
  const { memberId: id, networkHash } = accountNetwork;
  const rows = await db
    .select({ id })
    .from(accountNetwork)
    .where(and(eq(id, memberId), eq(networkHash, hashOf(memberId, network))));
  return rows.length > 0;
}

/** Records that an account signs in from a network. */
export async function addAccountNetwork(
  tx: Connection,
  memberId: string,
  network: string,
): Promise<void> {
  await tx
    .insert(accountNetwork)
    .values({ memberId, networkHash: hashOf(memberId, network) })
    .onConflictDoUpdate({
      target: [accountNetwork.memberId, accountNetwork.networkHash],
      set: { seenAt: sql`now()` },
    });
  const surplus = tx
    .select({ networkHash: accountNetwork.networkHash })
    .from(accountNetwork)
    .where(eq(accountNetwork.memberId, memberId))
    .orderBy(desc(accountNetwork.seenAt))
    .offset(networksLimit);
  await tx
    .delete(accountNetwork)
    .where(
      and(eq(accountNetwork.memberId, memberId), inArray(accountNetwork.networkHash, surplus)),
    );
}

/** Deletes networks without a sign-in in the last `networkDays` days. */
export async function deleteOldAccountNetworks(db: Connection): Promise<void> {
  await db
    .delete(accountNetwork)
    .where(lt(accountNetwork.seenAt, sql`now() - make_interval(days => ${networkDays})`));
}

/**
 * Returns a hash of the member's id and the network, so that the table does not reveal which members share a network.
 */
function hashOf(memberId: string, network: string): string {
  return createHash("sha256").update(`${memberId} ${network}`).digest("base64url");
}
