import Image from "lucide-react/icons/image";
import MapPin from "lucide-react/icons/map-pin";
import Pentagon from "lucide-react/icons/pentagon";
import SquareDashed from "lucide-react/icons/square-dashed";
import { use, useEffect, useRef } from "react";
import { middleOf } from "../../../view/note-shape.ts";
import type { NoteShape } from "../../../view/note-shape.ts";
import { placeInWords } from "../../../view/words.ts";
import { Button } from "../../ui/Button.tsx";
import type { DrawnKind } from "./drawing.ts";
import { tagsIn } from "./drafts.ts";
import { NoteForm } from "./NoteForm.tsx";
import { noticeOf } from "./notice-of.ts";
import { NotesContext } from "./NotesContext.ts";
import { shownOnce } from "./shown-once.ts";
import { useAddNote } from "./useAddNote.ts";
import type { useDraft } from "./useDraft.ts";

type NewNoteProps = {
  imageId: string;
  /** Draft of the note, including its region. */
  writing: ReturnType<typeof useDraft>;
  /** Called when the user wants to draw the region. */
  onDraw: (kind: DrawnKind) => void;
  /** Called when the note was sent or cancelled. */
  onEnd: () => void;
};

const places = [
  { kind: "RECTANGLE", label: "Rectangle", icon: SquareDashed },
  { kind: "POLYGON", label: "Outline", icon: Pentagon },
  { kind: "POINT", label: "Point", icon: MapPin },
] as const;

const shapeWords = {
  WHOLE: "The whole picture",
  RECTANGLE: "A rectangle",
  POLYGON: "An outline",
  POINT: "A point",
} as const;

/** Form for a new note: first its region, then its text. */
export function NewNote({ imageId, writing, onDraw, onEnd }: NewNoteProps) {
  const around = use(NotesContext);
  const { addNote } = useAddNote();
  const { draft, isSending, change } = writing;
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  if (!around?.writer) return null;

  const { writer, lists, ownLists, image, onNotice } = around;
  const { shape } = draft;
  const end = () => {
    writing.forget();
    onEnd();
  };
  const send = () => {
    if (isSending || !shape) return;
    const { onDone, onRefused } = writing.send(onEnd, (instead) => onNotice(noticeOf(instead)));
    const typed = { text: draft.text, tags: tagsIn(draft.tags), name: draft.name.trim() };
    addNote(
      { ...typed, imageId, shape, image },
      {
        writer,
        connections: [...lists, ...ownLists],
        onWritten: (isShown) => {
          onNotice({ sentence: isShown ? "Your note is there." : shownOnce });
          onDone();
        },
        onRefused,
      },
    );
  };
  const choice = (
    <div className="note-places" role="group" aria-label="Where is the note to be?">
      {places.map(({ kind, label, icon: Icon }) => (
        <Button
          key={kind}
          variant="quiet"
          aria-pressed={shape?.kind === kind}
          aria-disabled={isSending}
          onClick={() => !isSending && onDraw(kind)}
        >
          <Icon aria-hidden size={20} strokeWidth={1.5} />
          {label}
        </Button>
      ))}
      <Button
        variant="quiet"
        aria-pressed={shape?.kind === "WHOLE"}
        aria-disabled={isSending}
        onClick={() => !isSending && change({ shape: { kind: "WHOLE" } })}
      >
        <Image aria-hidden size={20} strokeWidth={1.5} />
        Whole picture
      </Button>
    </div>
  );
  if (!shape) {
    return (
      <section className="new-note" aria-label="A new note">
        <p ref={question} className="new-note__ask" tabIndex={-1}>
          Where is the note to be?
        </p>
        {choice}
        <Button variant="quiet" onClick={end}>
          Cancel
        </Button>
      </section>
    );
  }
  return (
    <section className="new-note" aria-label="A new note">
      <NoteForm
        label="Your note"
        draft={draft}
        onDraft={change}
        hasName={writer.member === null}
        after={writer.isShownAtOnce ? "Everybody sees it at once." : shownOnce}
        submit="Add note"
        isSending={isSending}
        refusal={draft.refusal}
        onSend={send}
        onCancel={end}
      >
        <p className="new-note__place">{whereInWords(shape, image)}</p>
        {choice}
      </NoteForm>
    </section>
  );
}

/** Describes a region, such as `A rectangle, upper left`. */
function whereInWords(shape: NoteShape, image: { width: number; height: number }): string {
  const what = shapeWords[shape.kind];
  return shape.kind === "WHOLE" ? what : `${what}, ${placeInWords(middleOf(shape, image), image)}`;
}
