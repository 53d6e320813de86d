import type { Member, MemberResolvers } from "../../../__generated__/resolvers.ts";
import type { Complete } from "./complete.ts";
import { toGlobalId } from "./global-id.ts";
import type { MemberModel } from "./models.ts";

export const member: Complete<Member, Omit<MemberModel, "id">, MemberResolvers> = {
  id: ({ id }) => toGlobalId("Member", id),
};
