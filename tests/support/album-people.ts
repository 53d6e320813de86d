import { eq } from "drizzle-orm";
import { sessionCookie, visitorCookie } from "../../src/server/accounts/cookies.ts";
import { hashOfToken, newToken } from "../../src/server/accounts/tokens.ts";
import { createVisitor } from "../../src/server/store/members.ts";
import type { Role } from "../../src/server/store/roles.ts";
import { beginSession } from "../../src/server/store/sessions.ts";
import { member } from "../../src/server/store/tables/people.ts";
import type { Answer } from "./ask.ts";
import { openCaller } from "./caller.ts";
import type { Caller } from "./caller.ts";
import type { TestServer } from "./server.ts";

/** Somebody at a browser of their own, which keeps the cookies it is given. */
export type Person = {
  /** What their browser sends to say who they are; empty for somebody who left nothing yet. */
  headers(): Record<string, string>;
  ask(query: string, variables?: Record<string, unknown>): Promise<Answer>;
  /** The answer's data, of an operation that has no errors. */
  read<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>;
};

/** Somebody who left nothing on the site yet. */
export function stranger({ url }: Pick<TestServer, "url">): Person {
  return personAt(openCaller(url));
}

/** Somebody of a role whom the server knows; all but visitors are called by it. */
export async function personOf(
  { url, store: { db } }: Pick<TestServer, "url" | "store">,
  role: Role,
): Promise<Person> {
  const caller = openCaller(url);
  const token = newToken(16);
  const { id } = await createVisitor(db, hashOfToken(token));
  if (role === "VISITOR") caller.cookies.set(visitorCookie.name, token);
  else {
    const name = `A ${role.toLowerCase()}`;
    await db.update(member).set({ role, name, tokenHash: null }).where(eq(member.id, id));
    const session = newToken(32);
    const begun = {
      memberId: id,
      tokenHash: hashOfToken(session),
      device: "Firefox",
      lasting: 1000,
    };
    await beginSession(db, begun);
    caller.cookies.set(sessionCookie.name, session);
  }
  return personAt(caller);
}

function personAt({ send, cookieHeader }: Caller): Person {
  return {
    headers: (): Record<string, string> =>
      cookieHeader() === "" ? {} : { cookie: cookieHeader() },
    ask: send,
    async read(query, variables) {
      const { data, errors } = await send(query, variables);
      if (errors.length > 0 || data === null) throw new Error(JSON.stringify(errors));
      return data as never;
    },
  };
}
