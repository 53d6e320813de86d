import type { Database } from "../../src/server/store/connection.ts";
import type { Role } from "../../src/server/store/roles.ts";
import { knownMember } from "./member.ts";
import type { KnownMember } from "./member.ts";

/** Creates a member with this role; returns the id. Visitors have no name. */
export async function addMember(db: Database, role: Role, name?: string): Promise<string> {
  return (await signIn(db, role, name)).id;
}

/** Creates a member with this role, named after it by default; returns the headers of their browser too. */
export function signIn(db: Database, role: Role, name = `A ${role}`): Promise<KnownMember> {
  return knownMember(db, role, name);
}
