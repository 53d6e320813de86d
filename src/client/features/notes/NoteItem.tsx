import MapPin from "lucide-react/icons/map-pin";
import { use, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { NoteItem_note$key } from "../../../../__generated__/relay/NoteItem_note.graphql.ts";
import { middleOf } from "../../../view/note-shape.ts";
import { placeInWords } from "../../../view/words.ts";
import { Day } from "../../ui/Day.tsx";
import { EditNote } from "./EditNote.tsx";
import { MarkedBlocks } from "./MarkedBlocks.tsx";
import { NoteActions } from "./NoteActions.tsx";
import { noteShape } from "./noteShape.ts";
import { NotesContext } from "./NotesContext.ts";
import { isOnItsWay } from "./optimistic-note.ts";
import { ReportNote } from "./ReportNote.tsx";

type NoteItemProps = {
  note: NoteItem_note$key;
  /** Id of the connection with the answers of its thread; null for a note that starts a thread. */
  answers: string | null;
  /**
   * Number that changes whenever the note is selected on the image, which moves the focus to it; null if it is not
   * selected.
   */
  chosen?: number | null;
  /** Called when the user wants to answer; undefined if answers are written elsewhere. */
  onAnswer?: () => void;
};

const waiting = {
  PENDING: "Waits for a curator. Until then only its author and curators see it.",
  HIDDEN: "A curator has hidden it. Only its author and curators see it.",
} as const;

/** A note, with the actions that the current user may take. */
export function NoteItem({ note: key, answers, chosen = null, onAnswer }: NoteItemProps) {
  const note = useFragment(
    graphql`
      fragment NoteItem_note on Note {
        id
        text
        tags
        state
        createdAt
        editedAt
        author {
          name
        }
        region {
          ...noteShape_region
        }
        ...NoteActions_note
        ...EditNote_note
      }
    `,
    key,
  );
  const around = use(NotesContext);
  const [act, setAct] = useState<"edit" | "report" | null>(null);
  const item = useRef<HTMLElement>(null);
  /** Whether a form with the focus in it was just removed. */
  const hasEnded = useRef(false);
  const heading = around?.heading;
  const { id, text, tags, state, createdAt, editedAt, author, region } = note;
  const shape = useMemo(() => region && noteShape(region), [region]);

  useEffect(() => {
    if (chosen === null) return;
    item.current?.scrollIntoView({ block: "nearest" });
    item.current?.focus({ preventScroll: true });
  }, [chosen]);
  useLayoutEffect(() => {
    const article = item.current;
    if (hasEnded.current && document.activeElement === document.body) article?.focus();
    hasEnded.current = false;
    /** Runs while the note is still in the document. */
    const pass = () => {
      if (article?.contains(document.activeElement)) heading?.current?.focus();
    };
    return pass;
  }, [act, heading]);
  if (!around) return null;

  const { image, onShow } = around;
  const place = shape && shape.kind !== "WHOLE" && placeInWords(middleOf(shape, image), image);
  const end = () => {
    hasEnded.current = true;
    setAct(null);
  };
  if (act === "edit") return <EditNote note={note} onEnd={end} />;
  return (
    <article ref={item} className="note" tabIndex={-1} aria-label={`Note by ${author.name}`}>
      <header className="note__head">
        <span className="note__author">{author.name}</span>
        <span className="note__when">
          <Day at={createdAt} />
          {editedAt && ", changed"}
        </span>
        {place && (
          <button
            type="button"
            className="note__place"
            title="Show it on the picture"
            onClick={() => onShow(shape, `${author.name}: ${text}`)}
          >
            <MapPin aria-hidden size={16} strokeWidth={1.5} />
            {place}
          </button>
        )}
      </header>
      <MarkedBlocks text={text} />
      {tags.length > 0 && (
        <ul className="note__tags" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      {isOnItsWay(id) ? (
        <p className="note__state">Being sent …</p>
      ) : (
        <>
          {(state === "PENDING" || state === "HIDDEN") && (
            <p className="note__state">{waiting[state]}</p>
          )}
          {act === "report" ? (
            <ReportNote id={id} onEnd={end} />
          ) : (
            <NoteActions
              note={note}
              answers={answers}
              onAnswer={onAnswer}
              onEdit={() => setAct("edit")}
              onReport={() => setAct("report")}
            />
          )}
        </>
      )}
    </article>
  );
}
