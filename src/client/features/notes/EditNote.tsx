import { use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EditNote_note$key } from "../../../../__generated__/relay/EditNote_note.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import type { FormRefusal } from "../parts/outcome.ts";
import { draftKey, tagsIn } from "./drafts.ts";
import { MarkedBlocks } from "./MarkedBlocks.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { NotesContext } from "./NotesContext.ts";
import { useDraft } from "./useDraft.ts";
import { useEditNote } from "./useEditNote.ts";

type EditNoteProps = { note: EditNote_note$key; onEnd: () => void };

/** One's own note as it is changed; if somebody changed it meanwhile, both texts and the choice between them. */
export function EditNote({ note: key, onEnd }: EditNoteProps) {
  const note = useFragment(
    graphql`
      fragment EditNote_note on Note {
        id
        text
        tags
        version
        ...useEditNote_note
      }
    `,
    key,
  );
  const around = use(NotesContext);
  const { editNote, isEditing } = useEditNote(note);
  const { draft, change, forget } = useDraft(draftKey("edit", note.id), {
    text: note.text,
    tags: note.tags.join(", "),
    name: "",
    shape: null,
  });
  const [version, setVersion] = useState(note.version);
  const [conflict, setConflict] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const end = () => {
    forget();
    onEnd();
  };
  const send = () => {
    setRefusal(null);
    setConflict(null);
    const edit = { text: draft.text, tags: tagsIn(draft.tags), version };
    editNote(edit, {
      onDone: end,
      onRefused: setRefusal,
      onConflict: (now, sentence) => {
        setVersion(now);
        setConflict(sentence);
      },
    });
  };
  return (
    <NoteForm
      label={conflict === null ? "Your note" : "What you wrote"}
      draft={draft}
      onDraft={change}
      hasName={false}
      after={around?.writer.isShownAtOnce === false ? "A curator will look at it again." : null}
      submit={conflict === null ? "Save" : "Save what I wrote"}
      isSending={isEditing}
      refusal={refusal}
      onSend={send}
      onCancel={end}
    >
      {conflict !== null && (
        <section className="note-conflict" role="alert">
          <p>{conflict}</p>
          <h4>As it is now</h4>
          <MarkedBlocks text={note.text} />
          <Button onClick={end}>Leave it as it is now</Button>
        </section>
      )}
    </NoteForm>
  );
}
