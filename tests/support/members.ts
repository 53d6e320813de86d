import { sessionCookie, visitorCookie } from "../../src/server/accounts/cookies.ts";
import { hashOfToken, newToken } from "../../src/server/accounts/tokens.ts";
import type { Database } from "../../src/server/store/connection.ts";
import { newId } from "../../src/server/store/ids.ts";
import type { Role } from "../../src/server/store/roles.ts";
import { beginSession } from "../../src/server/store/sessions.ts";
import { member } from "../../src/server/store/tables/people.ts";

/** Somebody new with this role, by id. Visitors have no name. */
export async function addMember(db: Database, role: Role, name = `A ${role}`): Promise<string> {
  return (await signIn(db, role, name)).id;
}

/** Somebody new with this role, whose browser sends the headers. */
export async function signIn(db: Database, role: Role, name = `A ${role}`) {
  const id = newId();
  if (role === "VISITOR") {
    const token = newToken(16);
    await db.insert(member).values({ id, role, tokenHash: hashOfToken(token) });
    return { id, headers: { cookie: `${visitorCookie.name}=${token}` } };
  }
  await db.insert(member).values({ id, role, name });
  const token = newToken(32);
  const tokenHash = hashOfToken(token);
  await beginSession(db, { memberId: id, tokenHash, device: "Test" });
  return { id, headers: { cookie: `${sessionCookie.name}=${token}` } };
}
