import { graphql } from "react-relay";
import type { useSetSignUpPolicyMutation } from "../../../../__generated__/relay/useSetSignUpPolicyMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";
import type { SignUpPolicy } from "../accounts/words.ts";

/** Decides who may make an account; it shows at once, and is taken back when the server refuses. */
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
