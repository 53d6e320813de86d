import { useMemo, useRef } from "react";
import { graphql } from "react-relay";
import type { useOthersChangesQuery } from "../../../../../__generated__/relay/useOthersChangesQuery.graphql.ts";
import { useReadAnew } from "../useReadAnew.ts";

const query = graphql`
  query useOthersChangesQuery($id: ID!) {
    viewer {
      account {
        member {
          name
        }
      }
      desk {
        work(id: $id) {
          version
          ...PicturesOfWork_work
          history(first: 1) {
            edges {
              node {
                by
              }
            }
          }
        }
      }
    }
  }
`;

/**
 * Refetches a work and its images when they change.
 *
 * @param version the work's version when the component mounted
 * @param onChanged called with the user's name when another user changed the work; null if unknown
 */
export function useOthersChanges(
  work: { readonly id: string; readonly version: number },
  onChanged: (by: string | null) => void,
): void {
  const { id, version } = work;
  const told = useRef(version);
  const variables = useMemo(() => ({ id }), [id]);
  useReadAnew<useOthersChangesQuery>(query, variables, ({ viewer }) => {
    const now = viewer?.desk?.work;
    if (now?.version == null || now.version <= told.current) return;
    told.current = now.version;
    const by = now.history?.edges?.[0]?.node.by ?? null;
    // Changes of the current user, here or in another window, are not reported.
    if (by === null || by !== viewer?.account?.member.name) onChanged(by);
  });
}
