import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { use } from "react";
import type { ComponentProps, RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import type { OperationType } from "relay-runtime";
import type { NoteItem_note$key } from "../../../../__generated__/relay/NoteItem_note.graphql.ts";
import type { NoteList_notes$key } from "../../../../__generated__/relay/NoteList_notes.graphql.ts";
import type { NotesPanel_image$key } from "../../../../__generated__/relay/NotesPanel_image.graphql.ts";
import type { Asked } from "../../relay/use-asked.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { DeepZoomPanelFrame } from "../viewer/DeepZoomPanelFrame.tsx";
import { TryAgain } from "../viewer/TryAgain.tsx";
import type { DrawnKind } from "./drawing.ts";
import { MoreNotes } from "./MoreNotes.tsx";
import { NewNote } from "./NewNote.tsx";
import { NoteItem } from "./NoteItem.tsx";
import { NoteList } from "./NoteList.tsx";
import { NoteNotice, type Notice } from "./NoteNotice.tsx";
import { NotesChoice } from "./NotesChoice.tsx";
import type { NoteChoice } from "./noteOrder.ts";
import { NotesContext } from "./NotesContext.ts";
import { WaitingHere } from "./WaitingHere.tsx";

type Asking = Omit<Asked<OperationType>, "answer" | "outdate">;

type NotesPanelProps = {
  image: NotesPanel_image$key;
  imageId: string;
  panelRef: RefObject<HTMLElement | null>;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Receives the focus if the panel closes while it contains it. */
  heir: RefObject<HTMLElement | null>;
  /** The displayed threads, in order. */
  listed: readonly ({ readonly id: string } & NoteList_notes$key[number])[];
  /** Notes of the current user that others do not see. */
  unseen: readonly ({ readonly id: string } & NoteItem_note$key)[];
  choice: NoteChoice;
  onChoice: (choice: NoteChoice) => void;
  /** Whether these notes match the current choice, and whether the current user is known. */
  asked: Asking;
  who: Asking;
  /** Number of new threads that are not shown yet. */
  held: number;
  onHeld: () => void;
  chosen: { id: string; serial: number } | null;
  onNear: (id: string | null) => void;
  notice: Notice | null;
  onNotice: (notice: Notice | null) => void;
  hasMarks: boolean;
  onMarks: (areShown: boolean) => void;
  /** Draft of a new note, if there is one. */
  writing: ComponentProps<typeof NewNote>["writing"];
  onDraw: (kind: DrawnKind) => void;
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: ComponentProps<typeof MoreNotes>["loadNext"];
};

/** Number of threads per page. */
const threadsAtOnce = 20;

/** Panel with the texts of the notes on an image, and the form for a new one. */
export function NotesPanel(props: NotesPanelProps) {
  const { imageId, panelRef, heir, listed, unseen, choice, held, chosen, onNear } = props;
  const { notice, onNotice, hasMarks, writing, onDraw, asked, who } = props;
  const image = useFragment(
    graphql`
      fragment NotesPanel_image on Image @throwOnFieldError {
        noteCount
        ...NotesChoice_image
      }
    `,
    props.image,
  );
  const around = use(NotesContext);
  const heading = props.headingRef;
  const heldWords = held === 0 ? "" : held === 1 ? "1 new note" : `${held} new notes`;
  const isEmpty = listed.length === 0 && held === 0;
  // Notes that are not public are listed above: the user's own, or for a curator those that wait for review.
  const isInviting =
    isEmpty && asked.isCurrent && unseen.length === 0 && !around?.writer?.isCurator;
  const beginNote = () => {
    onNotice(null);
    writing.change({});
  };
  return (
    <DeepZoomPanelFrame label="Notes" className="notes-panel" panelRef={panelRef} heir={heir}>
      <header className="notes-panel__head">
        <h2 ref={heading} tabIndex={-1}>
          Notes {image.noteCount > 0 && <span className="numeric">{image.noteCount}</span>}
        </h2>
        <IconButton
          icon={hasMarks ? Eye : EyeOff}
          label="Marks on the picture"
          aria-pressed={hasMarks}
          aria-keyshortcuts="Shift+N"
          onClick={() => props.onMarks(!hasMarks)}
        />
      </header>
      <NoteNotice notice={notice} onOver={() => onNotice(null)} />
      {!who.isCurrent && who.isFailed && (
        <p role="alert">
          The site could not be asked who you are, and nothing can be written before.{" "}
          <TryAgain heir={heading} onRetry={who.retry} />
        </p>
      )}
      {!who.isCurrent ? (
        !who.isFailed && <Spinner label="The site is asked who you are" />
      ) : writing.isKept ? (
        <NewNote
          imageId={imageId}
          writing={writing}
          onDraw={onDraw}
          onEnd={() => {
            if (panelRef.current?.contains(document.activeElement)) heading.current?.focus();
          }}
        />
      ) : (
        <Button className="notes-panel__write" onClick={beginNote}>
          Write a note
        </Button>
      )}
      {unseen.length > 0 && (
        <section className="notes-panel__unseen" aria-label="Yours that others do not see">
          {unseen.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              answers={null}
              chosen={note.id === chosen?.id ? chosen.serial : null}
            />
          ))}
        </section>
      )}
      {around?.writer?.isCurator && <WaitingHere imageId={imageId} />}
      {!writing.isKept && (listed.length > 1 || choice.author !== null) && (
        <NotesChoice image={image} choice={choice} onChoice={props.onChoice} />
      )}
      <p className="visually-hidden" role="status">
        {heldWords}
      </p>
      {held > 0 && (
        <Button
          className="notes-panel__held"
          onClick={() => {
            props.onHeld();
            heading.current?.focus();
          }}
        >
          {heldWords}
        </Button>
      )}
      {asked.isFailed && (
        <p role="alert">
          {asked.isCurrent ? "What is new could not be had." : "The notes could not be had."}{" "}
          <TryAgain heir={heading} onRetry={asked.retry} />
        </p>
      )}
      {isEmpty && !asked.isCurrent && !asked.isFailed && <Spinner label="The notes are loading" />}
      {isInviting && choice.author === null && !writing.isKept && (
        <p className="notes-panel__empty">
          Nobody has written about this picture yet. What do you see?
        </p>
      )}
      {isEmpty && asked.isCurrent && choice.author !== null && (
        <p className="notes-panel__empty">There are no notes by them any more.</p>
      )}
      {listed.length > 0 && (
        <NoteList notes={listed} label="Notes" chosen={chosen} onNear={onNear} />
      )}
      {props.hasNext && asked.isCurrent && (
        <MoreNotes
          label="More notes"
          count={threadsAtOnce}
          isLoading={props.isLoadingNext}
          loadNext={props.loadNext}
        />
      )}
    </DeepZoomPanelFrame>
  );
}
