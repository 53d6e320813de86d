import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Form } from "../../ui/Form.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { NoLink } from "./NoLink.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useChoosePassword } from "./useChoosePassword.ts";
import { ReadingLink } from "./ReadingLink.tsx";
import { useLinkToken } from "./useLinkToken.ts";

/** Target page of a link for a new password. */
export function PasswordPage() {
  const token = useLinkToken();
  const { choosePassword, isChoosing } = useChoosePassword();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isDone, setDone] = useState(false);

  if (isDone) {
    return (
      <EmptyState
        level={1}
        title="Your new password holds"
        actions={
          <Link to="/works" className="button button--primary">
            Browse the works
          </Link>
        }
      >
        <p>You are signed in here, and signed out everywhere else.</p>
      </EmptyState>
    );
  }
  if (token === null) return <ReadingLink />;
  if (token === "") return <NoLink />;
  return (
    <>
      <h1>Choose a new password</h1>
      <p className="account-page__words">
        The link works once. It signs you in here, and out everywhere else.
      </p>
      <Form
        submit="Save the password"
        sending="Saving …"
        isSending={isChoosing}
        {...refusal}
        onAgain={() => setRefusal(null)}
        onSubmit={(read) =>
          choosePassword(
            { link: token, password: read("password") },
            { onDone: () => setDone(true), onRefused: setRefusal },
          )
        }
      >
        <NewPasswordField label="New password" />
      </Form>
    </>
  );
}
