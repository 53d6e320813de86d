import { graphql } from "react-relay";
import type { useCheckRemotePicturesMutation } from "../../../../../__generated__/relay/useCheckRemotePicturesMutation.graphql.ts";
import type { Outcome } from "../../parts/refusal.ts";
import { useChange } from "../../parts/use-change.ts";

/** Starts or stops a check of all remote images. */
export function useCheckRemotePictures() {
  const [change, isChanging] = useChange<useCheckRemotePicturesMutation>(graphql`
    mutation useCheckRemotePicturesMutation($input: CheckRemotePicturesInput!) {
      checkRemotePictures(input: $input) {
        __typename
        ... on CheckRemotePicturesSuccess {
          viewer {
            ...RemoteCheck_viewer
          }
        }
        ... on NotAllowed {
          message
        }
      }
    }
  `);

  function checkRemotePictures(isWanted: boolean, outcome: Outcome): void {
    change({ variables: { input: { isWanted } }, ...outcome });
  }

  return { checkRemotePictures, isChanging };
}
