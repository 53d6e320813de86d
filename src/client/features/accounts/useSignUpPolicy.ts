import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useSignUpPolicyQuery } from "../../../../__generated__/relay/useSignUpPolicyQuery.graphql.ts";
import { signUpPolicyOf, type SignUpPolicy } from "./words.ts";

const query = graphql`
  query useSignUpPolicyQuery {
    site {
      signUpPolicy
    }
  }
`;

/** Who may make an account, as the owner has it now; null until the server has said so. */
export function useSignUpPolicy(): SignUpPolicy | null {
  const environment = useRelayEnvironment();
  const [policy, setPolicy] = useState<SignUpPolicy | null>(null);
  useEffect(() => {
    const asked = fetchQuery<useSignUpPolicyQuery>(environment, query, {}).subscribe({
      next: ({ site }) => setPolicy(site?.signUpPolicy ? signUpPolicyOf(site.signUpPolicy) : null),
      // Without the network no account could be made either.
      error: () => undefined,
    });
    return () => asked.unsubscribe();
  }, [environment]);
  return policy;
}
