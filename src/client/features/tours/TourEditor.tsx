import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TourEditor_tour$key } from "../../../../__generated__/relay/TourEditor_tour.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { placeWhile, withMove } from "../parts/reorder.ts";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { rowId, useReorder } from "../parts/use-reorder.ts";
import { EditConflict } from "./EditConflict.tsx";
import type { Conflict } from "./EditConflict.tsx";
import { EditableText } from "./EditableText.tsx";
import type { EditOutcome } from "./edit-outcome.ts";
import { TourStepItem } from "./TourStepItem.tsx";
import { useDeleteTour } from "./useDeleteTour.ts";
import { useMoveTourStep } from "./useMoveTourStep.ts";
import { useRemoveTourStep } from "./useRemoveTourStep.ts";
import { useRenameTour } from "./useRenameTour.ts";
import { useRewriteTourStep } from "./useRewriteTourStep.ts";

type TourEditorProps = {
  tour: TourEditor_tour$key;
  /** Zero-based index of the current step. */
  index: number;
  /** Called with the index of the step to show. */
  onStep: (index: number) => void;
};

/** Sends an edit based on a version of the tour. */
type Edit = (version: number, outcome: EditOutcome) => void;

/** The editor of an ended tour: its title, and the order and captions of its steps. */
export function TourEditor({ tour: key, index, onStep }: TourEditorProps) {
  const tour = useFragment(
    graphql`
      fragment TourEditor_tour on Tour @throwOnFieldError {
        id
        title
        version
        steps {
          id
          at
          caption
        }
      }
    `,
    key,
  );
  const { id, title, version, steps } = tour;
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [said, setSaid] = useState("");
  const [isDeletingAsked, setDeletingAsked] = useState(false);
  const editor = useRef<HTMLElement>(null);
  const asking = useRef<HTMLButtonElement>(null);
  const { renameTour, isRenaming } = useRenameTour(id);
  const { moveTourStep, isMoving } = useMoveTourStep(id);
  const { rewriteTourStep, isRewriting } = useRewriteTourStep(id);
  const { removeTourStep, isRemoving } = useRemoveTourStep(id);
  const { deleteTour, isDeleting } = useDeleteTour(id);

  // Each edit is based on the current version: a second one would conflict with the first.
  const isBusy = isRenaming || isMoving || isRewriting || isRemoving;

  /**
   * @param mine the entered text; null if the edit has none
   * @param onTaken called once the field need not retain the text
   */
  function change(
    edit: Edit,
    words: string,
    mine: string | null = null,
    onTaken: () => void = () => undefined,
  ) {
    if (isBusy) return;
    const make = (on: number) =>
      edit(on, {
        onDone() {
          setSaid(words);
          onTaken();
        },
        onRefused: setRefusal,
        onConflict(sentence) {
          setConflict({ sentence, mine, again: make });
          onTaken();
        },
      });
    setConflict(null);
    setRefusal(null);
    setSaid("");
    make(version);
  }

  const [wish, setWish] = useState<{ id: string; after: string | null } | null>(null);
  // Shows the step at its new position until the server responds.
  const shown = isMoving && wish ? withMove(steps, wish) : steps;
  const reorder = useReorder({
    items: shown.map((step, place) => ({ id: step.id, name: `Step ${place + 1}` })),
    onMove(stepId, after) {
      setWish({ id: stepId, after });
      change((on, outcome) => moveTourStep(stepId, after, on, outcome), "The order is saved.");
    },
  });
  const { lifted } = reorder;

  return (
    <section ref={editor} tabIndex={-1} className="tour-editor page" aria-label="Edit the tour">
      <p className="tour-editor__notice" role="status">
        {said}
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
      </p>
      {conflict && (
        <EditConflict
          conflict={conflict}
          heir={editor}
          onKeepMine={() => {
            setConflict(null);
            conflict.again(version);
          }}
          onKeepTheirs={() => setConflict(null)}
        />
      )}
      <EditableText
        label="Title"
        text={title}
        most={200}
        isBusy={isBusy}
        onSave={(next, onTaken) =>
          change(
            (on, outcome) => renameTour(next, on, outcome),
            "The title is saved.",
            next,
            onTaken,
          )
        }
      />
      <p className="visually-hidden" role="status" aria-live="assertive">
        {reorder.said}
      </p>
      <ol
        ref={reorder.list}
        className="tour-editor__steps"
        data-moving={lifted !== null || undefined}
      >
        {shown.map((step, place) => (
          <TourStepItem
            key={step.id}
            id={rowId(step.id)}
            at={step.at}
            caption={step.caption ?? ""}
            place={place}
            count={steps.length}
            isShown={step === steps[index]}
            isLifted={lifted?.id === step.id}
            order={lifted ? placeWhile(place, lifted) : undefined}
            handle={reorder.handle(step.id, place)}
            isBusy={isBusy}
            heir={editor}
            onShow={() => onStep(steps.indexOf(step))}
            onMove={(by) => reorder.step(step.id, by)}
            onRewrite={(words, onTaken) =>
              change(
                (on, outcome) => rewriteTourStep(step.id, words, on, outcome),
                "The words are saved.",
                words,
                onTaken,
              )
            }
            onRemove={() =>
              change((on, outcome) => removeTourStep(step.id, on, outcome), "The step is gone.")
            }
          />
        ))}
      </ol>
      <Button
        ref={asking}
        aria-expanded={isDeletingAsked}
        onClick={() => setDeletingAsked(!isDeletingAsked)}
      >
        Delete the tour …
      </Button>
      {isDeletingAsked && (
        <div className="tour-editor__delete">
          <p>The tour goes with all its steps. Nobody can bring it back.</p>
          <Button
            variant="primary"
            aria-disabled={isDeleting}
            onClick={() =>
              !isDeleting &&
              deleteTour({
                onDone: () => void navigate({ to: "/tours" }),
                onRefused: setRefusal,
              })
            }
          >
            Delete it for good
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              setDeletingAsked(false);
              asking.current?.focus();
            }}
          >
            Keep it
          </Button>
        </div>
      )}
    </section>
  );
}
