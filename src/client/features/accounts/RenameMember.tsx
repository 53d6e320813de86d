import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RenameMember_member$key } from "../../../../__generated__/relay/RenameMember_member.graphql.ts";
import { Form } from "../../ui/Form.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { AccountSection } from "./AccountSection.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useRenameMember } from "./useRenameMember.ts";

/** Form for the display name of the signed-in member. */
export function RenameMember({ member: key }: { member: RenameMember_member$key }) {
  const member = useFragment(
    graphql`
      fragment RenameMember_member on Member {
        name
      }
    `,
    key,
  );
  const { renameMember, isRenaming } = useRenameMember();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [said, setSaid] = useState("");
  return (
    <AccountSection title="Name" said={said}>
      <Form
        submit="Save the name"
        sending="Saving …"
        isSending={isRenaming}
        isOneOfMany
        {...refusal}
        onAgain={() => setRefusal(null)}
        onSubmit={(read) => {
          setRefusal(null);
          setSaid("");
          const onDone = () => setSaid("Saved.");
          renameMember(read("name"), { onDone, onRefused: setRefusal });
        }}
      >
        <TextField
          label="What others see"
          name="name"
          autoComplete="name"
          maxLength={80}
          defaultValue={member.name ?? ""}
          missing="Say what others should call you."
        />
      </Form>
    </AccountSection>
  );
}
