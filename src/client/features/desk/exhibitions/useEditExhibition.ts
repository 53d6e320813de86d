import { graphql } from "react-relay";
import type {
  EditExhibitionInput,
  useEditExhibitionMutation,
} from "../../../../../__generated__/relay/useEditExhibitionMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import { deskHead, type ReadHead } from "./deskHead.ts";
import type { Facts } from "./editing/exhibition-book.ts";
import type { Answer } from "./editing/sending.ts";

/** Changes the head of an exhibition. */
export function useEditExhibition() {
  const [change, isEditing] = useChange<useEditExhibitionMutation>(graphql`
    mutation useEditExhibitionMutation($input: EditExhibitionInput!) {
      editExhibition(input: $input) {
        __typename
        ... on ChangeExhibitionSuccess {
          exhibition {
            ...deskHead_exhibition
          }
        }
        ... on ExhibitionConflict {
          exhibition {
            ...deskHead_exhibition
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

  function editExhibition(input: EditExhibitionInput, onAnswer: (answer: Answer) => void): void {
    change({
      variables: { input },
      fields: (field) => field !== "id",
      onDone: ({ exhibition }) => onAnswer({ kind: "done", facts: factsOf(deskHead(exhibition)) }),
      onConflict: ({ exhibition }) =>
        onAnswer({ kind: "conflict", now: factsOf(deskHead(exhibition)) }),
      onRefused: (refusal) => onAnswer({ kind: "refused", refusal }),
    });
  }

  return { editExhibition, isEditing };
}

function factsOf(head: ReadHead): Facts {
  return { change: head.change, head, blocks: [], removedIds: [] };
}
