import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { useGuest_viewer$key } from "../../../../__generated__/relay/useGuest_viewer.graphql.ts";
import { VisitorContext } from "../albums/VisitorContext.ts";

/** Whoever looks, as a tour knows them. */
export type Guest = {
  /** By which a tour names them; null for a visitor the site does not know yet. */
  readonly id: string | null;
  readonly isSignedIn: boolean;
  /** Whether they may change what others made. */
  readonly isCurator: boolean;
};

/** Whoever looks; null until that is known. */
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
