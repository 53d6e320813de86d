import { scryptSync } from "node:crypto";
import { expect } from "vitest";
import { sessionCookie } from "../../src/server/accounts/cookies.ts";
import { deviceOf } from "../../src/server/accounts/device.ts";
import { hashOfToken, newToken } from "../../src/server/accounts/tokens.ts";
import { createAccount } from "../../src/server/store/accounts.ts";
import type { Role } from "../../src/server/store/roles.ts";
import { beginSession } from "../../src/server/store/sessions.ts";
import { ask } from "./ask.ts";
import { openCaller } from "./caller.ts";
import type { Caller } from "./caller.ts";
import type { TestServer } from "./server.ts";

/** What the site returns to users about themselves. */
export type SeenViewer = {
  favouriteWorkIds: string[];
  account: {
    id: string;
    email: string;
    member: { id: string; name: string; role: string };
    sessions: { id: string; device: string; isCurrent: boolean }[];
  } | null;
};

const viewerQuery = `{ viewer { favouriteWorkIds account { id email member { id name role }
  sessions { id device isCurrent } } } }`;

/** The password of all users in tests. */
export const password = "seven blue pictures";

const userAgent = "Mozilla/5.0 (X11; Linux) Firefox/140.0";
const device = deviceOf(userAgent);

let people = 0;

/**
 * Its hash at the lowest cost, in the format of `passwords.ts`: the cost of checking a password depends on its hash.
 */
const passwordHash = `scrypt$2$1$1$$${scryptSync(password, "", 32, { N: 2, r: 1, p: 1 }).toString("base64")}`;

/** Returns an email address that is unique in this run. */
export const newEmail = () => `member${++people}@example.org`;

/** A public origin for servers under test: with it, browsers on one machine have different addresses. */
export const publicOrigin = "http://pictures.example.org";

/**
 * Opens a browser without cookies, with a unique address, so that rate limits per address do not affect other tests.
 */
export function openBrowser({ url }: TestServer): Caller {
  people += 1;
  return openCaller(url, {
    "user-agent": userAgent,
    "x-forwarded-for": `198.51.${people >> 8}.${people & 255}`,
  });
}

/**
 * Creates a user with an account, signed in. Sends no sign-up, because hashing a password takes some tenths of a
 * second.
 */
export async function join(server: TestServer, { role = "MEMBER" }: { role?: Role } = {}) {
  const { db } = server.store;
  const caller = openBrowser(server);
  const email = newEmail();
  const token = newToken(32);
  await db.transaction(async (tx) => {
    const made = await createAccount(tx, { name: "Ada", email, passwordHash, role });
    if (!made) throw new Error(`${email} has an account already.`);
    await beginSession(tx, { memberId: made.id, tokenHash: hashOfToken(token), device });
  });
  caller.cookies.set(sessionCookie.name, token);
  return { caller, email };
}

/** Creates a user who makes an account by signing up, and is signed in by that. */
export async function signUp(server: TestServer, extra: Record<string, unknown> = {}) {
  const caller = openBrowser(server);
  const email = newEmail();
  const refused = "... on NotAllowed { message }";
  const made = await caller.change("signUp", { name: "Ada", email, password, ...extra }, refused);
  expect(made).toEqual({ __typename: "SignInSuccess" });
  return { caller, email };
}

/** Returns the token in a path that users pass on. */
export function tokenOf(path: string | null): string {
  return path?.split("#")[1] ?? "";
}

/** Returns the site's data about the current user. */
export async function viewerOf(caller: Caller): Promise<SeenViewer> {
  const { data, errors } = await caller.send(viewerQuery);
  expect(errors).toEqual([]);
  return (data as unknown as { viewer: SeenViewer }).viewer;
}

/** Returns the account of a signed-in user. */
export async function accountOf(caller: Caller): Promise<NonNullable<SeenViewer["account"]>> {
  const { account } = await viewerOf(caller);
  if (!account) throw new Error("Nobody is signed in.");
  return account;
}

/** Returns the global ids of the first works. */
export async function workIds({ url }: TestServer): Promise<string[]> {
  const { data } = await ask(url, "{ works(first: 10) { edges { node { id } } } }");
  const { works } = data as unknown as { works: { edges: { node: { id: string } }[] } };
  return works.edges.map(({ node }) => node.id);
}
