import { TextField } from "../../ui/TextField.tsx";

type NewPasswordFieldProps = {
  label?: string;
};

/** Field for a new password, with its rules. */
export function NewPasswordField({ label = "Password" }: NewPasswordFieldProps) {
  return (
    <TextField
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      description="At least 10 characters. A few words are easy to remember."
      missing="Choose a password."
    />
  );
}
