import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SignUpPolicyChoice_site$key } from "../../../../__generated__/relay/SignUpPolicyChoice_site.graphql.ts";
import { PlainSelect } from "../../ui/PlainSelect.tsx";
import { AccountSection } from "../accounts/AccountSection.tsx";
import { signUpPolicyOf, type SignUpPolicy } from "../accounts/words.ts";
import { useSetSignUpPolicy } from "./useSetSignUpPolicy.ts";

const choices: { id: SignUpPolicy; label: string }[] = [
  { id: "OPEN", label: "Everybody" },
  { id: "INVITATION", label: "Whoever was invited" },
  { id: "CLOSED", label: "Nobody" },
];

/** A select with which the owner decides who may create an account. */
export function SignUpPolicyChoice({ site: key }: { site: SignUpPolicyChoice_site$key }) {
  const site = useFragment(
    graphql`
      fragment SignUpPolicyChoice_site on Site @throwOnFieldError {
        id
        signUpPolicy
      }
    `,
    key,
  );
  const { setSignUpPolicy } = useSetSignUpPolicy();
  const [refusal, setRefusal] = useState("");
  return (
    <AccountSection title="Coming in" said={refusal}>
      <div className="desk-choice">
        <PlainSelect
          label="Who may make an account"
          options={choices}
          selected={signUpPolicyOf(site.signUpPolicy)}
          onSelect={(policy) => {
            setRefusal("");
            setSignUpPolicy(site.id, policy, { onRefused: ({ message }) => setRefusal(message) });
          }}
        />
      </div>
    </AccountSection>
  );
}
