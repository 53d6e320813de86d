import { graphql } from "react-relay";
import type { useSetSignUpPolicyMutation } from "../../../../__generated__/relay/useSetSignUpPolicyMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";
import type { SignUpPolicy } from "../accounts/words.ts";

/** Sets who may create an account. The update is optimistic and is rolled back if the server refuses it. */
export function useSetSignUpPolicy() {
  const [change, isSetting] = useChange<useSetSignUpPolicyMutation>(graphql`
    mutation useSetSignUpPolicyMutation($input: SetSignUpPolicyInput!) @raw_response_type {
      setSignUpPolicy(input: $input) {
        __typename
        ... on SetSignUpPolicySuccess {
          site {
            ...SignUpPolicyChoice_site
          }
        }
        ... on NotAllowed {
          message
        }
      }
    }
  `);

  function setSignUpPolicy(siteId: string, policy: SignUpPolicy, outcome: Outcome): void {
    change({
      variables: { input: { policy } },
      optimisticResponse: {
        setSignUpPolicy: {
          __typename: "SetSignUpPolicySuccess",
          site: { id: siteId, signUpPolicy: policy },
        },
      },
      ...outcome,
    });
  }

  return { setSignUpPolicy, isSetting };
}
