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

/** Loads the owner's current policy for new accounts; null until the server has answered. */
export function useSignUpPolicy(): SignUpPolicy | null {
  const environment = useRelayEnvironment();
  const [policy, setPolicy] = useState<SignUpPolicy | null>(null);
  useEffect(() => {
    const asked = fetchQuery<useSignUpPolicyQuery>(environment, query, {}).subscribe({
      next: ({ site }) => setPolicy(site?.signUpPolicy ? signUpPolicyOf(site.signUpPolicy) : null),
      // Offline, no account could be created either.
      error: () => undefined,
    });
    return () => asked.unsubscribe();
  }, [environment]);
  return policy;
}
