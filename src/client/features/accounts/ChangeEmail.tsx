import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ChangeEmail_account$key } from "../../../../__generated__/relay/ChangeEmail_account.graphql.ts";
import { Form } from "../../ui/Form.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { AccountSection } from "./AccountSection.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useChangeEmail } from "./useChangeEmail.ts";

/** Form for another e-mail address to sign in with, which requires the password. */
export function ChangeEmail({ account: key }: { account: ChangeEmail_account$key }) {
  const { email } = useFragment(
    graphql`
      fragment ChangeEmail_account on Account {
        email
      }
    `,
    key,
  );
  const { changeEmail, isChanging } = useChangeEmail();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [said, setSaid] = useState("");
  return (
    <AccountSection title="E-mail address" said={said}>
      <Form
        key={email}
        submit="Change the address"
        sending="Changing …"
        isSending={isChanging}
        isOneOfMany
        {...refusal}
        onAgain={() => setRefusal(null)}
        onSubmit={(read) => {
          setRefusal(null);
          setSaid("");
          const input = { email: read("email"), password: read("password") };
          const onDone = () => setSaid("Saved. Sign in with this address from now on.");
          changeEmail(input, { onDone, onRefused: setRefusal });
        }}
      >
        <TextField
          label="What you sign in with"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          missing="Write your e-mail address."
        />
        <TextField
          label="The password for it"
          name="password"
          type="password"
          autoComplete="current-password"
          missing="Write your password."
        />
      </Form>
    </AccountSection>
  );
}
