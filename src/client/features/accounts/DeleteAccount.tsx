import { useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { AccountSection } from "./AccountSection.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useDeleteAccount } from "./useDeleteAccount.ts";

/** Lets the user delete their account, and says what is deleted with it. */
export function DeleteAccount() {
  const [isWanted, setWanted] = useState(false);
  const { deleteAccount, isDeleting } = useDeleteAccount();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const wish = useRef<HTMLButtonElement>(null);

  function keep() {
    setWanted(false);
    setRefusal(null);
    // The pressed button is removed, so the focus moves to this one.
    setTimeout(() => wish.current?.focus());
  }

  return (
    <AccountSection title="Leave">
      <p>
        Your name, your e-mail address, your favourites and saved searches, and all else that is
        yours go with the account. Nobody can bring them back.
      </p>
      {isWanted ? (
        <Form
          submit="Delete it for good"
          sending="Deleting …"
          isSending={isDeleting}
          startsInFirstField
          {...refusal}
          onAgain={() => setRefusal(null)}
          onSubmit={(read) => {
            setRefusal(null);
            deleteAccount(read("password"), { onRefused: setRefusal });
          }}
          actions={
            <Button variant="quiet" onClick={keep}>
              Keep the account
            </Button>
          }
        >
          <TextField
            label="Your password"
            name="password"
            type="password"
            autoComplete="current-password"
            missing="Write your password."
          />
        </Form>
      ) : (
        <Button ref={wish} className="account-section__button" onClick={() => setWanted(true)}>
          Delete the account …
        </Button>
      )}
    </AccountSection>
  );
}
