import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AddWorkPage_viewer$key } from "../../../../../__generated__/relay/AddWorkPage_viewer.graphql.ts";
import { longest } from "../../../../record/limits.ts";
import { Form } from "../../../ui/Form.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { hasDesk } from "../../accounts/words.ts";
import type { Refusal } from "../../parts/refusal.ts";
import { NotForYou } from "../NotForYou.tsx";
import { useAddWork } from "./useAddWork.ts";

/** The page that creates a work by hand, with identifier and title. */
export function AddWorkPage({ viewer: key }: { viewer: AddWorkPage_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment AddWorkPage_viewer on Viewer {
        account {
          member {
            role
          }
        }
        ...NotForYou_viewer
      }
    `,
    key,
  );
  const { addWork, isAdding } = useAddWork();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const navigate = useNavigate();
  const role = viewer.account?.member.role;
  if (!role || !hasDesk(role)) return <NotForYou viewer={viewer} whom="curators and owners" />;
  return (
    <>
      <h1>A new work</h1>
      <p className="account-page__words">
        It begins as a draft, which only curators see, until you publish it.
      </p>
      <Form
        submit="Add the work"
        sending="Adding …"
        isSending={isAdding}
        startsInFirstField
        {...refusal}
        onAgain={() => setRefusal(null)}
        onSubmit={(read) => {
          setRefusal(null);
          const work = { identifier: read("identifier").trim(), title: read("title").trim() };
          addWork(work, {
            onDone: (id) => void navigate({ to: "/desk/works/$id", params: { id } }),
            onRefused: setRefusal,
          });
        }}
      >
        <TextField
          label="Identifier"
          name="identifier"
          autoComplete="off"
          description="Such as its accession number. No other work has it, and it stays as it is."
          maxLength={longest.identifier}
          missing="Give the work an identifier, such as its accession number."
        />
        <TextField
          label="Title"
          name="title"
          autoComplete="off"
          maxLength={longest.title}
          missing="Give the work a title."
        />
      </Form>
    </>
  );
}
