import type { MutationResolvers } from "../../../__generated__/resolvers.ts";
import { giveRole, invite, makePasswordLink, removeMember } from "../accounts/owner.ts";
import { sentences } from "../accounts/account-words.ts";
import { isStorable } from "../store/is-storable.ts";
import { withdrawInvitation } from "../store/one-time-links.ts";
import { decideSiteSetting } from "../store/site-settings.ts";
import { idWithin } from "./global-id.ts";
import { invalid } from "./invalid.ts";

/** Maximum length of the note with an invitation, in UTF-16 code units. */
const longestNote = 120;

const noVisitors = "An account is a member's, a curator's or an owner's.";

type Mutations =
  | "invite"
  | "withdrawInvitation"
  | "changeRole"
  | "removeMember"
  | "makePasswordLink"
  | "setSignUpPolicy";

/** Mutations of accounts by the site owner. */
export const ownerMutations: Required<Pick<MutationResolvers, Mutations>> = {
  invite: async (_, { input: { role, note } }, { db }) => {
    if (role === "VISITOR") return invalid("role", noVisitors);
    if (note.length > longestNote || !isStorable(note)) {
      return invalid("note", `Say for whom it is in at most ${longestNote} characters.`);
    }
    return { __typename: "InviteSuccess", ...(await invite(db, { role, note: note.trim() })) };
  },
  withdrawInvitation: async (_, { input }, { db }) => {
    const id = idWithin("Invitation", input.id);
    if (id === null) return invalid("id", "There is no such invitation.");
    await withdrawInvitation(db, id);
    return { __typename: "WithdrawInvitationSuccess", withdrawnId: input.id };
  },
  changeRole: async (_, { input: { accountId, role } }, { db }) => {
    const memberId = idWithin("Account", accountId);
    if (memberId === null) return invalid("accountId", sentences.nobody);
    if (role === "VISITOR") return invalid("role", noVisitors);
    const given = await giveRole(db, memberId, role);
    if (given.outcome === "refused") return invalid("role", given.message);
    return { __typename: "ChangeRoleSuccess", account: given.account };
  },
  removeMember: async (_, { input }, { db }) => {
    const memberId = idWithin("Account", input.accountId);
    if (memberId === null) return invalid("accountId", sentences.nobody);
    const isGone = await db.transaction((tx) => removeMember(tx, memberId));
    if (!isGone) return invalid("accountId", sentences.lastOwner);
    return { __typename: "RemoveMemberSuccess", removedId: input.accountId };
  },
  makePasswordLink: async (_, { input }, { db }) => {
    const memberId = idWithin("Account", input.accountId);
    const path = memberId === null ? null : await makePasswordLink(db, memberId);
    if (path === null) return invalid("accountId", sentences.nobody);
    return { __typename: "MakePasswordLinkSuccess", path };
  },
  setSignUpPolicy: async (_, { input }, { db, site }) => {
    await decideSiteSetting(db, "signUp", input.policy);
    return { __typename: "SetSignUpPolicySuccess", site };
  },
};
