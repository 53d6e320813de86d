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
 * Lets Relay's store know what a work is now, as long as its form is open: when that is opened, for the page may show what
 * was known of it before it was changed with others, and when something changes in the collection.
 */
export function useNewerWork(id: string): void {
  const variables = useMemo(() => ({ id }), [id]);
  useReadAnew<useNewerWorkQuery>(query, variables, nothing, true);
}

/** What is read is in the store. */
function nothing() {}
