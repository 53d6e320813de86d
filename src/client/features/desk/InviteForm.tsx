import { useState } from "react";
import { Form } from "../../ui/Form.tsx";
import { PlainSelect } from "../../ui/PlainSelect.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { roleChoices, roleOf } from "../accounts/words.ts";
import { OneTimeLinkPart } from "./OneTimeLinkPart.tsx";
import { useInvite } from "./useInvite.ts";

/** A form that creates an invitation for a role, with a label. */
export function InviteForm({ deskId }: { deskId: string }) {
  const { invite, isInviting } = useInvite(deskId);
  const [role, setRole] = useState(roleOf("MEMBER"));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [path, setPath] = useState<string | null>(null);
  return (
    <>
      <Form
        key={path}
        submit="Make an invitation"
        sending="Making it …"
        isSending={isInviting}
        isOneOfMany
        {...refusal}
        onAgain={() => setRefusal(null)}
        onSubmit={(read) => {
          setRefusal(null);
          invite({ role, note: read("note") }, { onMade: setPath, onRefused: setRefusal });
        }}
      >
        <PlainSelect
          label="Whoever follows it becomes"
          options={roleChoices}
          selected={role}
          onSelect={setRole}
        />
        <TextField
          label="For whom it is"
          name="note"
          autoComplete="off"
          maxLength={120}
          description="For you alone, to know it by."
        />
      </Form>
      {path !== null && (
        <OneTimeLinkPart title="The invitation" path={path} onClose={() => setPath(null)}>
          Hand it to one person. It works once, within 7 days, and is shown only now.
        </OneTimeLinkPart>
      )}
    </>
  );
}
