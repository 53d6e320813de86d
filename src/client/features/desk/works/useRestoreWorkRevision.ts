import { graphql } from "react-relay";
import type { useRestoreWorkRevisionMutation } from "../../../../../__generated__/relay/useRestoreWorkRevisionMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import type { EditOutcome } from "./useEditWork.ts";
import { workAsRead } from "./workAsRead.ts";

/** Restores a revision of a work. */
export function useRestoreWorkRevision() {
  const [change, isRestoring] = useChange<useRestoreWorkRevisionMutation>(graphql`
    mutation useRestoreWorkRevisionMutation($input: RestoreWorkRevisionInput!) {
      restoreWorkRevision(input: $input) {
        __typename
        ... on RestoreWorkRevisionSuccess {
          work {
            ...WorkAside_work
            ...workAsRead_work
            ...WorkHistory_work
          }
        }
        ... on WorkConflict {
          message
          work {
            ...workAsRead_work
            ...WorkHistory_work
          }
        }
        ... on InvalidInput {
          problems {
            field
            message
          }
        }
        ... on NotAllowed {
          message
        }
      }
    }
  `);

  function restoreWorkRevision(
    { id, version }: { id: string; version: number },
    number: number,
    outcome: EditOutcome,
  ): void {
    change({
      variables: { input: { id, number, version } },
      onDone: ({ work }) => outcome.onDone(workAsRead(work)),
      onConflict: ({ work, message }) => outcome.onConflict(workAsRead(work), message),
      onRefused: outcome.onRefused,
    });
  }

  return { restoreWorkRevision, isRestoring };
}
