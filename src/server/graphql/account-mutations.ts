import type { MutationResolvers } from "../../../__generated__/resolvers.ts";
import {
  acceptInvitation,
  changeEmail,
  changeName,
  changePassword,
  choosePassword,
  deleteAccount,
} from "../accounts/own-account.ts";
import { signIn, signUp } from "../accounts/sign-in.ts";
import { endSession, endSessions } from "../store/sessions.ts";
import { changeAnswer, enteringOf, signInAnswer } from "./account-answers.ts";
import { idWithin } from "./global-id.ts";
import { invalid } from "./invalid.ts";
import { viewerOf } from "./viewer.ts";

type Mutations =
  | "signUp"
  | "signIn"
  | "signOut"
  | "acceptInvitation"
  | "choosePassword"
  | "changePassword"
  | "changeEmail"
  | "renameMember"
  | "endSession"
  | "endOtherSessions"
  | "deleteAccount";

/** Mutations of a user's own account. */
export const accountMutations: Required<Pick<MutationResolvers, Mutations>> = {
  signUp: async (_, { input }, context) => {
    const given = { ...input, invitation: input.invitation ?? null };
    const entered = await signUp(enteringOf(context), given);
    return entered.outcome === "closed"
      ? { __typename: "NotAllowed", message: entered.message }
      : signInAnswer(entered, context);
  },
  signIn: async (_, { input }, context) =>
    signInAnswer(await signIn(enteringOf(context), input), context),
  signOut: async (_, __, context) => {
    const { db, viewer } = context;
    const [memberId, sessionId] = [await viewer.memberId(), await viewer.sessionId()];
    if (memberId !== null && sessionId !== null) {
      await db.transaction((tx) => endSession(tx, memberId, sessionId));
    }
    // A visitor who never signed in keeps their data.
    if (sessionId !== null || (await viewer.hasEnded())) viewer.signOut();
    return { __typename: "SignOutSuccess", viewer: await viewerOf(context) };
  },
  acceptInvitation: async (_, { input }, context) =>
    changeAnswer(await acceptInvitation(enteringOf(context), input.invitation), context),
  choosePassword: async (_, { input }, context) =>
    signInAnswer(await choosePassword(enteringOf(context), input), context),
  changePassword: async (_, { input }, context) =>
    changeAnswer(await changePassword(enteringOf(context), input), context),
  changeEmail: async (_, { input }, context) =>
    changeAnswer(await changeEmail(enteringOf(context), input), context),
  renameMember: async (_, { input }, context) =>
    changeAnswer(await changeName(enteringOf(context), input.name), context),
  endSession: async (_, { input }, context) => {
    const id = idWithin("Session", input.id);
    const memberId = await context.viewer.memberId();
    if (id === null || memberId === null) return invalid("id", "This is no session of yours.");
    await context.db.transaction((tx) => endSession(tx, memberId, id));
    if (id === (await context.viewer.sessionId())) context.viewer.signOut();
    return changeAnswer({ outcome: "changed" }, context);
  },
  endOtherSessions: async (_, __, context) => {
    const memberId = await context.viewer.memberId();
    const sessionId = await context.viewer.sessionId();
    if (memberId !== null) {
      await context.db.transaction((tx) => endSessions(tx, memberId, sessionId));
    }
    return changeAnswer({ outcome: "changed" }, context);
  },
  deleteAccount: async (_, { input }, context) =>
    changeAnswer(await deleteAccount(enteringOf(context), input.password), context),
};
