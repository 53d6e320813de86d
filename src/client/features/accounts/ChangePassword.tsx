import { useState } from "react";
import { Form } from "../../ui/Form.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useChangePassword } from "./useChangePassword.ts";

/** Form for another password of the signed-in user. */
export function ChangePassword() {
  const { changePassword, isChanging } = useChangePassword();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [changes, setChanges] = useState(0);
  const [said, setSaid] = useState("");
  return (
    <AccountSection title="Password" said={said}>
      <Form
        key={changes}
        submit="Change the password"
        sending="Changing …"
        isSending={isChanging}
        isOneOfMany
        {...refusal}
        onAgain={() => setRefusal(null)}
        onSubmit={(read) => {
          setRefusal(null);
          setSaid("");
          const input = { current: read("current"), password: read("password") };
          // Clears the fields.
          const onDone = () => {
            setChanges((count) => count + 1);
            setSaid("The new password holds. You are signed out everywhere else.");
          };
          changePassword(input, { onDone, onRefused: setRefusal });
        }}
      >
        <TextField
          label="Present password"
          name="current"
          type="password"
          autoComplete="current-password"
          missing="Write your present password."
        />
        <NewPasswordField label="New password" />
      </Form>
    </AccountSection>
  );
}
