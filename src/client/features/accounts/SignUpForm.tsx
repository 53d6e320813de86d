import { useState, type ReactNode } from "react";
import { Form } from "../../ui/Form.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useSignUp } from "./useSignUp.ts";

type SignUpFormProps = {
  /** Token of an invitation, from the URL's fragment, if there is one. */
  invitation?: string;
  startsInFirstField?: boolean;
  onDone: () => void;
  /** Content beside the button. */
  actions: ReactNode;
};

/** Form that creates an account. */
export function SignUpForm(props: SignUpFormProps) {
  const { invitation, startsInFirstField = false, onDone, actions } = props;
  const { signUp, isSigningUp } = useSignUp();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return (
    <Form
      submit="Make the account"
      sending="Making the account …"
      isSending={isSigningUp}
      startsInFirstField={startsInFirstField}
      {...refusal}
      onAgain={() => setRefusal(null)}
      onSubmit={(read) => {
        const [name, email, password] = [read("name"), read("email"), read("password")];
        const input = { name, email, password, ...(invitation !== undefined && { invitation }) };
        signUp(input, { onDone, onRefused: setRefusal });
      }}
      actions={actions}
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        description="What others see beside what you say here."
        maxLength={80}
        missing="Say what others should call you."
      />
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="username"
        description="To sign in with. Shown to nobody but the owner of this site."
        missing="Write your e-mail address."
      />
      <NewPasswordField />
    </Form>
  );
}
