import type { Database } from "../../src/server/store/connection.ts";
import type { Role } from "../../src/server/store/roles.ts";
import { knownMember } from "./member.ts";
import type { KnownMember } from "./member.ts";

/** Somebody new with this role, by id. Visitors have no name. */
export async function addMember(db: Database, role: Role, name?: string): Promise<string> {
  return (await signIn(db, role, name)).id;
}

/** Somebody new with this role, named after it, whose browser sends the headers. */
export function signIn(db: Database, role: Role, name = `A ${role}`): Promise<KnownMember> {
  return knownMember(db, role, name);
}
