import type {
  Account,
  AccountConnection,
  AccountConnectionResolvers,
  AccountResolvers,
  Session,
  SessionResolvers,
} from "../../../__generated__/resolvers.ts";
import { sessionsOf } from "../store/sessions.ts";
import { MemberGone } from "../store/problems.ts";
import type { Complete } from "./complete.ts";
import { toGlobalId } from "./global-id.ts";
import type { Loaders } from "./loaders.ts";
import type { AccountModel, SessionModel } from "./models.ts";
import { connectionResolvers } from "./connection.ts";

export const account: Complete<Account, Omit<AccountModel, "id">, AccountResolvers> = {
  id: ({ memberId }) => toGlobalId("Account", memberId),
  member: ({ memberId }, _, { loaders }) => memberOf(memberId, loaders),
  createdAt: async ({ memberId }, _, { loaders }) => (await memberOf(memberId, loaders)).createdAt,
  sessions: ({ memberId }, _, { db }) => sessionsOf(db, memberId),
};

export const accountConnection: Complete<
  AccountConnection,
  Record<never, never>,
  AccountConnectionResolvers
> = connectionResolvers;

export const session: Complete<Session, Omit<SessionModel, "id">, SessionResolvers> = {
  id: ({ id }) => toGlobalId("Session", id),
  isCurrent: async ({ id }, _, { viewer }) => (await viewer.sessionId()) === id,
};

async function memberOf(memberId: string, loaders: Loaders) {
  const member = await loaders.member.load(memberId);
  if (!member) throw new MemberGone();
  return member;
}
