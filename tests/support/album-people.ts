import type { Role } from "../../src/server/store/roles.ts";
import type { Answer } from "./ask.ts";
import { openCaller } from "./caller.ts";
import type { Caller } from "./caller.ts";
import { knownMember } from "./member.ts";
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
  const { headers } = await knownMember(db, role, `A ${role.toLowerCase()}`);
  const [name = "", value = ""] = headers.cookie.split("=");
  caller.cookies.set(name, value);
  return personAt(caller);
}

/** The same person, as helpers of albums and exhibitions know them. */
export function personAt({ send, cookieHeader }: Caller): Person {
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
