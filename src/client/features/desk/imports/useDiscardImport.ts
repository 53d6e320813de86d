import { ConnectionHandler } from "relay-runtime";
import { graphql } from "react-relay";
import type { useDiscardImportMutation } from "../../../../../__generated__/relay/useDiscardImportMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import type { Outcome } from "../../parts/refusal.ts";

/** Discards an import that has changed nothing. */
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
      // The page of the import does not know the connection id of the list, and the `Desk` object has no id. The
      // updater reaches the connection through the viewer.
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
