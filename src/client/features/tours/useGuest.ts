import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { useGuest_viewer$key } from "../../../../__generated__/relay/useGuest_viewer.graphql.ts";
import { VisitorContext } from "../albums/VisitorContext.ts";

/** The current user as a participant of tours. */
export type Guest = {
  /** Id within tours; null for a visitor without a cookie. */
  readonly id: string | null;
  readonly isSignedIn: boolean;
  /** Whether they may edit tours of others. */
  readonly isCurator: boolean;
};

/** Returns the current user as a participant; null until they are known. */
export function useGuest(): Guest | null {
  const visitor: useGuest_viewer$key | null = use(VisitorContext);
  const viewer = useFragment(
    graphql`
      fragment useGuest_viewer on Viewer {
        guestId
        account {
          member {
            role
          }
        }
      }
    `,
    visitor,
  );
  if (!viewer) return null;
  const role = viewer.account?.member.role;
  return {
    id: viewer.guestId ?? null,
    isSignedIn: role !== undefined,
    isCurator: role === "CURATOR" || role === "OWNER",
  };
}
