import { graphql } from "react-relay";
import type {
  SaveSearchInput,
  useSaveSearchMutation,
} from "../../../../__generated__/relay/useSaveSearchMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Refusal } from "../parts/refusal.ts";

type Options = {
  /** Connections that it is prepended to. */
  connections: string[];
  /** Called with its id when the server has saved it. */
  onSaved?: (id: string) => void;
  /** Called when the server refuses. */
  onRefused: (refusal: Refusal) => void;
};

let attempts = 0;

/** Saves a search, optimistically; reverts if the server refuses. */
export function useSaveSearch() {
  const [change, isSaving] = useChange<useSaveSearchMutation>(graphql`
    mutation useSaveSearchMutation($input: SaveSearchInput!, $connections: [ID!]!)
    @raw_response_type {
      saveSearch(input: $input) {
        __typename
        ... on SaveSearchSuccess {
          savedSearchEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              seen
              ...SavedSearchItem_search
            }
          }
        }
        ... on InvalidInput {
          problems {
            message
          }
        }
      }
    }
  `);

  function saveSearch(input: SaveSearchInput, { connections, onSaved, onRefused }: Options): void {
    const { name, search = null, filter, order = null } = input;
    attempts += 1;
    change({
      variables: { input, connections },
      optimisticResponse: {
        saveSearch: {
          __typename: "SaveSearchSuccess",
          savedSearchEdge: {
            cursor: "",
            node: {
              // A temporary id, until the server assigns one.
              id: `client:saved-search:${attempts}`,
              name,
              search,
              order,
              filter: {
                types: filter?.types ?? [],
                creators: filter?.creators ?? [],
                subjects: filter?.subjects ?? [],
                places: filter?.places ?? [],
                techniques: filter?.techniques ?? [],
                rights: filter?.rights ?? [],
                hasImage: filter?.hasImage ?? null,
                yearFrom: filter?.yearFrom ?? null,
                yearTo: filter?.yearTo ?? null,
              },
              newCount: 0,
              seen: null,
            },
          },
        },
      },
      onDone: ({ savedSearchEdge }) => onSaved?.(savedSearchEdge.node.id),
      onRefused,
    });
  }

  return { saveSearch, isSaving };
}
