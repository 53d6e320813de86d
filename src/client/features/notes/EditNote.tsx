import { use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EditNote_note$key } from "../../../../__generated__/relay/EditNote_note.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { draftKey, nothingTyped, tagsIn } from "./drafts.ts";
import { MarkedBlocks } from "./MarkedBlocks.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { noticeOf } from "./notice-of.ts";
import { NotesContext } from "./NotesContext.ts";
import { useDraft } from "./useDraft.ts";
import { useEditNote } from "./useEditNote.ts";

type EditNoteProps = { note: EditNote_note$key; onEnd: () => void };

/**
 * Form for editing the user's own note. If somebody else changed the note meanwhile, it shows both texts to choose
 * from.
 */
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
  const { editNote } = useEditNote(note);
  const writing = useDraft(draftKey("edit", note.id), {
    ...nothingTyped,
    text: note.text,
    tags: note.tags.join(", "),
    version: note.version,
  });
  const { draft, isSending, change, forget } = writing;
  /**
   * Local to this form: a user who returns to the draft later is warned again before they overwrite the current text.
   */
  const [conflict, setConflict] = useState<{ version: number; sentence: string } | null>(null);
  const end = () => {
    forget();
    onEnd();
  };
  const send = () => {
    if (isSending) return;
    setConflict(null);
    const version = conflict?.version ?? draft.version ?? note.version;
    const edit = { text: draft.text, tags: tagsIn(draft.tags), version };
    editNote(edit, {
      ...writing.send(onEnd, (refusal) => around?.onNotice(noticeOf(refusal))),
      onConflict: (now, sentence) => {
        change({ sending: null });
        setConflict({ version: now, sentence });
      },
    });
  };
  return (
    <NoteForm
      label={conflict === null ? "Your note" : "What you wrote"}
      draft={draft}
      onDraft={change}
      hasName={false}
      after={around?.writer?.isShownAtOnce === false ? "A curator will look at it again." : null}
      submit={conflict === null ? "Save" : "Save what I wrote"}
      isSending={isSending}
      refusal={draft.refusal}
      onSend={send}
      onCancel={end}
    >
      {conflict !== null && (
        <section className="note-conflict" role="alert">
          <p>{conflict.sentence}</p>
          <h4>As it is now</h4>
          <MarkedBlocks text={note.text} />
          <Button onClick={end}>Leave it as it is now</Button>
        </section>
      )}
    </NoteForm>
  );
}
