import { graphql } from "react-relay";
import type {
  PrepareImportInput,
  usePrepareImportMutation,
} from "../../../../../__generated__/relay/usePrepareImportMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import type { Refusal } from "../../parts/refusal.ts";

type PrepareOutcome = {
  /** Called with the new import's id. */
  onPrepared: (id: string) => void;
  onRefused: (refusal: Refusal) => void;
};

/** Creates an import of an upload or a URL. The server reads the source and changes nothing. */
export function usePrepareImport() {
  const [change, isPreparing] = useChange<usePrepareImportMutation>(graphql`
    mutation usePrepareImportMutation($input: PrepareImportInput!) {
      prepareImport(input: $input) {
        __typename
        ... on PrepareImportSuccess {
          import {
            id
            ...ImportItem_run
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

  function prepareImport(
    input: PrepareImportInput,
    { onPrepared, onRefused }: PrepareOutcome,
  ): void {
    change({
      variables: { input },
      fields: ["address"],
      onDone: (done) => onPrepared(done.import.id),
      onRefused,
    });
  }

  return { prepareImport, isPreparing };
}
