import { graphql } from "react-relay";
import type {
  CreateExhibitionInput,
  useCreateExhibitionMutation,
} from "../../../../../__generated__/relay/useCreateExhibitionMutation.graphql.ts";
import type { Refusal } from "../../parts/refusal.ts";
import { useChange } from "../../parts/use-change.ts";

type Options = {
  /** The lists of exhibitions it is put in front of. */
  connections: string[];
  /** Called with the id of what was made. */
  onMade: (id: string) => void;
  onRefused: (refusal: Refusal) => void;
};

/** Makes an exhibition: of nothing, of another one, or of a tour. */
export function useCreateExhibition() {
  const [change, isCreating] = useChange<useCreateExhibitionMutation>(graphql`
    mutation useCreateExhibitionMutation($input: CreateExhibitionInput!, $connections: [ID!]!) {
      createExhibition(input: $input) {
        __typename
        ... on CreateExhibitionSuccess {
          exhibitionEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              ...DeskExhibitionItem_exhibition
            }
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

  function createExhibition(
    input: CreateExhibitionInput,
    { connections, onMade, onRefused }: Options,
  ): void {
    change({
      variables: { input, connections },
      fields: ["title", "language"],
      onDone: ({ exhibitionEdge }) => onMade(exhibitionEdge.node.id),
      onRefused,
    });
  }

  return { createExhibition, isCreating };
}
