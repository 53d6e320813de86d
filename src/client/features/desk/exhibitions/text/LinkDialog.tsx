import { useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { Form } from "../../../../ui/Form.tsx";
import { Modal } from "../../../../ui/Modal.tsx";
import { TextField } from "../../../../ui/TextField.tsx";
import { readHref } from "./links.ts";

type LinkDialogProps = {
  /** The current URL; null for a new link. */
  href: string | null;
  /** Called with the new URL; null to remove the link. */
  onSet: (href: string | null) => void;
  onClose: () => void;
};

const wrong =
  "A link leads to a web address, a mail address, or a page of this site that begins with /. Correct it.";

/** A dialog that asks for the URL of a link. */
export function LinkDialog({ href, onSet, onClose }: LinkDialogProps) {
  const [problems, setProblems] = useState<Record<string, string>>({});
  return (
    <Modal className="small-dialog" label="Link" onClose={onClose}>
      <Form
        submit={href === null ? "Add the link" : "Change the link"}
        sending=""
        isSending={false}
        startsInFirstField
        problems={problems}
        onSubmit={(read) => {
          const leads = readHref(read("href"));
          if (leads === null) setProblems({ href: wrong });
          else onSet(leads);
        }}
        actions={
          <>
            {href !== null && <Button onClick={() => onSet(null)}>Take the link off</Button>}
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </>
        }
      >
        <TextField
          label="Where it leads"
          name="href"
          autoComplete="off"
          description="Such as https://example.org, name@example.org or /works"
          defaultValue={href ?? ""}
          maxLength={2_000}
          missing="Write where it leads."
        />
      </Form>
    </Modal>
  );
}
