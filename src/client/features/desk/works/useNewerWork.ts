import { useMemo, useState } from "react";
import { graphql } from "react-relay";
import type { useNewerWorkQuery } from "../../../../../__generated__/relay/useNewerWorkQuery.graphql.ts";
import { useReadAnew } from "../useReadAnew.ts";
import { workAsRead } from "./workAsRead.ts";
import type { ReadWork } from "./workAsRead.ts";

const query = graphql`
  query useNewerWorkQuery($id: ID!) {
    viewer {
      desk {
        work(id: $id) {
          ...workAsRead_work
          ...WorkHistory_work
        }
      }
    }
  }
`;

/** What a work is now, when something changes in the collection while its form is open. */
export function useNewerWork(id: string): ReadWork | null {
  const [newest, setNewest] = useState<ReadWork | null>(null);
  const variables = useMemo(() => ({ id }), [id]);
  useReadAnew<useNewerWorkQuery>(query, variables, ({ viewer }) => {
    const work = viewer?.desk?.work;
    if (work) setNewest(workAsRead(work));
  });
  return newest;
}
