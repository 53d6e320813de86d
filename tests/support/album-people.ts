import type { Role } from "../../src/server/store/roles.ts";
import type { Answer } from "./ask.ts";
import { openCaller } from "./caller.ts";
import type { Caller } from "./caller.ts";
import { knownMember } from "./member.ts";
import type { TestServer } from "./server.ts";

/** A user with a separate browser, which stores cookies. */
export type Person = {
  /** Request headers that identify the user; empty if they have no cookies yet. */
  headers(): Record<string, string>;
  ask(query: string, variables?: Record<string, unknown>): Promise<Answer>;
  /** Returns the response's data, of an operation without errors. */
  read<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>;
};

/** Creates a user without cookies. */
export function stranger({ url }: Pick<TestServer, "url">): Person {
  return personAt(openCaller(url));
}

/** Creates a user with a role whom the server knows. All but visitors have the role in their name. */
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

/** Returns the caller in the form that the helpers of albums and exhibitions use. */
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
