import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { NotePolicyChoice_site$key } from "../../../../__generated__/relay/NotePolicyChoice_site.graphql.ts";
import { PlainSelect } from "../../ui/PlainSelect.tsx";
import { useSetNotePolicy, type NotePolicy } from "./useSetNotePolicy.ts";

const choices: { id: NotePolicy; label: string }[] = [
  { id: "EVERYBODY", label: "Everybody's" },
  { id: "MEMBERS", label: "Those of members" },
  { id: "NOBODY", label: "Curators' own alone" },
];

/** A select with which the owner decides whose notes appear without review. */
export function NotePolicyChoice({ site: key }: { site: NotePolicyChoice_site$key }) {
  const { id, notesShownAtOnce } = useFragment(
    graphql`
      fragment NotePolicyChoice_site on Site @throwOnFieldError {
        id
        notesShownAtOnce
      }
    `,
    key,
  );
  const { setNotePolicy } = useSetNotePolicy();
  const [refusal, setRefusal] = useState("");
  return (
    <div className="desk-choice">
      <PlainSelect
        label="Whose notes show at once"
        options={choices}
        selected={choices.find((choice) => choice.id === notesShownAtOnce)?.id ?? "NOBODY"}
        onSelect={(policy) => {
          setRefusal("");
          setNotePolicy(id, policy, { onRefused: ({ message }) => setRefusal(message) });
        }}
      />
      <p role="status">{refusal}</p>
    </div>
  );
}
