import { graphql } from "react-relay";
import type {
  CreateExhibitionInput,
  useCreateExhibitionMutation,
} from "../../../../../__generated__/relay/useCreateExhibitionMutation.graphql.ts";
import type { Refusal } from "../../parts/refusal.ts";
import { useChange } from "../../parts/use-change.ts";

type Options = {
  /** Ids of the connections to which the exhibition is prepended. */
  connections: string[];
  /** Called with the id of the new exhibition. */
  onMade: (id: string) => void;
  onRefused: (refusal: Refusal) => void;
};

/** Creates an exhibition: an empty one, a copy or translation of another one, or one from a tour. */
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
