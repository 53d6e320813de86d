import { graphql } from "react-relay";
import type { useSetNotePolicyMutation } from "../../../../__generated__/relay/useSetNotePolicyMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Whose notes appear before a curator reviews them. */
export type NotePolicy = "EVERYBODY" | "MEMBERS" | "NOBODY";

/** Sets the note policy. The update is optimistic and is rolled back if the server refuses it. */
export function useSetNotePolicy() {
  const [change, isSetting] = useChange<useSetNotePolicyMutation>(graphql`
    mutation useSetNotePolicyMutation($input: SetNotePolicyInput!) @raw_response_type {
      setNotePolicy(input: $input) {
        __typename
        ... on SetNotePolicySuccess {
          site {
            ...NotePolicyChoice_site
          }
        }
        ... on NotAllowed {
          message
        }
      }
    }
  `);

  function setNotePolicy(siteId: string, policy: NotePolicy, outcome: Outcome): void {
    change({
      variables: { input: { notesShownAtOnce: policy } },
      optimisticResponse: {
        setNotePolicy: {
          __typename: "SetNotePolicySuccess",
          site: { id: siteId, notesShownAtOnce: policy },
        },
      },
      ...outcome,
    });
  }

  return { setNotePolicy, isSetting };
}
