import { expect } from "vitest";
import { inviteOwner } from "../../src/server/accounts/owner.ts";
import { ask } from "./ask.ts";
import { openCaller } from "./caller.ts";
import type { Caller } from "./caller.ts";
import type { TestServer } from "./server.ts";

/** What the site tells somebody about themselves. */
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

/** The password of everybody in tests. */
export const password = "seven blue pictures";

let people = 0;

/** An address nobody else in this run has. */
export const newEmail = () => `member${++people}@example.org`;

/** A public origin for servers in test: with it, browsers of one machine come from different addresses. */
export const publicOrigin = "http://pictures.example.org";

/** A browser without cookies, at an address of its own, so that what is limited for one address is not for all tests. */
export function openBrowser({ url }: TestServer): Caller {
  people += 1;
  return openCaller(url, {
    "user-agent": "Mozilla/5.0 (X11; Linux) Firefox/140.0",
    "x-forwarded-for": `198.51.${people >> 8}.${people & 255}`,
  });
}

/** Somebody new who has made an account, signed in. */
export async function join(server: TestServer, extra: Record<string, unknown> = {}) {
  const caller = openBrowser(server);
  const email = newEmail();
  const refused = "... on NotAllowed { message }";
  const made = await caller.change("signUp", { name: "Ada", email, password, ...extra }, refused);
  expect(made).toEqual({ __typename: "SignInSuccess" });
  return { caller, email };
}

/** Somebody new who owns the site. */
export async function joinAsOwner(server: TestServer) {
  return join(server, { invitation: tokenOf(await inviteOwner(server.store.db)) });
}

/** The token in a path to hand on. */
export function tokenOf(path: string | null): string {
  return path?.split("#")[1] ?? "";
}

/** Who somebody is to the site. */
export async function viewerOf(caller: Caller): Promise<SeenViewer> {
  const { data, errors } = await caller.send(viewerQuery);
  expect(errors).toEqual([]);
  return (data as unknown as { viewer: SeenViewer }).viewer;
}

/** The account of somebody signed in. */
export async function accountOf(caller: Caller): Promise<NonNullable<SeenViewer["account"]>> {
  const { account } = await viewerOf(caller);
  if (!account) throw new Error("Nobody is signed in.");
  return account;
}

/** The global ids of the first works there are. */
export async function workIds({ url }: TestServer): Promise<string[]> {
  const { data } = await ask(url, "{ works(first: 10) { edges { node { id } } } }");
  const { works } = data as unknown as { works: { edges: { node: { id: string } }[] } };
  return works.edges.map(({ node }) => node.id);
}
