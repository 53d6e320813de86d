import { useState, type ReactNode } from "react";
import { Form } from "../../ui/Form.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useSignIn } from "./useSignIn.ts";

type SignInFormProps = {
  onDone: () => void;
  /** Content beside the button. */
  actions: ReactNode;
};

/** Form with the e-mail address and password of an existing account. */
export function SignInForm({ onDone, actions }: SignInFormProps) {
  const { signIn, isSigningIn } = useSignIn();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return (
    <Form
      submit="Sign in"
      sending="Signing in …"
      isSending={isSigningIn}
      startsInFirstField
      {...refusal}
      onAgain={() => setRefusal(null)}
      onSubmit={(read) => {
        const input = { email: read("email"), password: read("password") };
        signIn(input, { onDone, onRefused: setRefusal });
      }}
      actions={actions}
    >
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="username"
        missing="Write the address you signed up with."
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        missing="Write your password."
      />
    </Form>
  );
}
