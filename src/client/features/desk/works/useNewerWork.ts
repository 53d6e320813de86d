import { useMemo } from "react";
import { graphql } from "react-relay";
import type { useNewerWorkQuery } from "../../../../../__generated__/relay/useNewerWorkQuery.graphql.ts";
import { useReadAnew } from "../useReadAnew.ts";

const query = graphql`
  query useNewerWorkQuery($id: ID!) {
    viewer {
      ...WorkFormPage_viewer @arguments(id: $id)
    }
  }
`;

/**
 * Updates a work in the Relay store while its form is open: on mount, because the page may show data from before a bulk
 * edit, and whenever the collection changes.
 */
export function useNewerWork(id: string): void {
  const variables = useMemo(() => ({ id }), [id]);
  useReadAnew<useNewerWorkQuery>(query, variables, nothing, true);
}

/** The response is in the store; nothing else to do. */
function nothing() {}
