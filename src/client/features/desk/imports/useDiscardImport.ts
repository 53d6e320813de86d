import { ConnectionHandler } from "relay-runtime";
import { graphql } from "react-relay";
import type { useDiscardImportMutation } from "../../../../../__generated__/relay/useDiscardImportMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import type { Outcome } from "../../parts/refusal.ts";

/** Takes an import away that has changed nothing. */
export function useDiscardImport() {
  const [change, isDiscarding] = useChange<useDiscardImportMutation>(graphql`
    mutation useDiscardImportMutation($input: DiscardImportInput!) {
      discardImport(input: $input) {
        __typename
        ... on DiscardImportSuccess {
          deletedImportId
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

  function discardImport(id: string, outcome: Outcome): void {
    change({
      variables: { input: { id } },
      // Its own page knows no list; the one it may stand in has the desk's place in the store, for the desk has no id.
      updater: (store) => {
        const desk = store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("desk");
        const list = desk && ConnectionHandler.getConnection(desk, "ImportList_desk_imports");
        const gone = store.getRootField("discardImport")?.getValue("deletedImportId");
        if (list && typeof gone === "string") ConnectionHandler.deleteNode(list, gone);
      },
      ...outcome,
    });
  }

  return { discardImport, isDiscarding };
}
