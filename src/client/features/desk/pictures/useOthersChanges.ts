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
 * Keeps a work and its pictures as they are now, whoever changes them.
 *
 * @param version its last revision when this began
 * @param onChanged called when somebody else has changed it, with what they are called; null if that is not known
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
    // What somebody does here, or in another window of theirs, is no news to them.
    if (by === null || by !== viewer?.account?.member.name) onChanged(by);
  });
}
