import { sessionCookie, visitorCookie } from "../../src/server/accounts/cookies.ts";
import { hashOfToken, newToken } from "../../src/server/accounts/tokens.ts";
import type { Database } from "../../src/server/store/connection.ts";
import { newId } from "../../src/server/store/ids.ts";
import { createVisitor } from "../../src/server/store/members.ts";
import type { Role } from "../../src/server/store/roles.ts";
import { beginSession } from "../../src/server/store/sessions.ts";
import { member } from "../../src/server/store/tables/people.ts";

/** A member of a role, with the header that identifies them. */
export type KnownMember = { id: string; headers: { cookie: string } };

/** Creates a member of a role without a sign-in; a visitor has no name. */
export async function knownMember(
  db: Database,
  role: Role,
  name: string | null = "Ada",
): Promise<KnownMember> {
  if (role === "VISITOR") {
    const token = newToken(16);
    const { id } = await createVisitor(db, hashOfToken(token));
    return { id, headers: { cookie: `${visitorCookie.name}=${token}` } };
  }
  const [id, token] = [newId(), newToken(32)];
  const session = { memberId: id, tokenHash: hashOfToken(token), device: "Test" };
  await db.insert(member).values({ id, role, name });
  await db.transaction((tx) => beginSession(tx, session));
  return { id, headers: { cookie: `${sessionCookie.name}=${token}` } };
}
