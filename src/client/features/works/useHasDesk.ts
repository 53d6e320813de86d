import { graphql } from "react-relay";
import type { useHasDeskQuery } from "../../../../__generated__/relay/useHasDeskQuery.graphql.ts";
import { useAsked } from "../../relay/use-asked.ts";
import { hasDesk } from "../accounts/words.ts";

const nothing = {};

/** Returns whether the current user may edit works. The page frame has already loaded the answer. */
export function useHasDesk(): boolean {
  const { answer } = useAsked<useHasDeskQuery>(
    graphql`
      query useHasDeskQuery {
        viewer {
          account {
            member {
              role
            }
          }
        }
      }
    `,
    nothing,
    { fetchPolicy: "store-or-network" },
  );
  return hasDesk(answer?.viewer?.account?.member.role ?? "");
}
