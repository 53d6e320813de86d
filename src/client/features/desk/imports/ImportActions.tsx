import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ImportActions_run$key } from "../../../../../__generated__/relay/ImportActions_run.graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { worksCount } from "../../works/label.ts";
import { movesOf } from "./importMoves.ts";
import { useApplyImport } from "./useApplyImport.ts";
import { useDiscardImport } from "./useDiscardImport.ts";
import { usePauseImport } from "./usePauseImport.ts";
import { useResumeImport } from "./useResumeImport.ts";

const UndoDialog = lazyPart(async () => (await import("./UndoDialog.tsx")).UndoDialog);

type ImportActionsProps = {
  run: ImportActions_run$key;
  /** Whether the import only waits for user input. */
  isAsking: boolean;
  /** Whether the import's options are being changed. */
  isChanging: boolean;
  /** Why the import cannot start yet, or null. */
  hindrance: Refusal | null;
  /** Called with null when the user tries something again. */
  onRefused: (refusal: Refusal | null) => void;
};

/** The actions that an import allows in its current state. */
export function ImportActions(props: ImportActionsProps) {
  const { run: key, isAsking, isChanging, hindrance, onRefused } = props;
  const run = useFragment(
    graphql`
      fragment ImportActions_run on Import {
        id
        label
        ...importMoves_run
        choices {
          __typename
        }
      }
    `,
    key,
  );
  const { id } = run;
  const { state, added, changed, isApplied, isBeingUndone } = movesOf(run);
  const { applyImport, isApplying } = useApplyImport();
  const { pauseImport, isPausing } = usePauseImport();
  const { resumeImport, isResuming } = useResumeImport();
  const { discardImport, isDiscarding } = useDiscardImport();
  const navigate = useNavigate();
  const [isUndoing, setUndoing] = useState(false);
  const isBusy = isApplying || isPausing || isResuming || isDiscarding;
  // An import from the command line is controlled there. The dashboard can only show and undo it.
  const isOfDesk = run.choices != null;
  const brought = added + changed;
  const act = (
    label: string,
    what: () => void,
    variant: "primary" | "plain" = "plain",
    isBlocked = isBusy,
  ) => (
    <Button
      key={label}
      variant={variant}
      aria-disabled={isBlocked}
      onClick={() => {
        if (isBlocked) return;
        onRefused(null);
        what();
      }}
    >
      {label}
    </Button>
  );
  const bringIn = () => (hindrance ? onRefused(hindrance) : applyImport(id, { onRefused }));
  const discard = () =>
    discardImport(id, { onDone: () => void navigate({ to: "/desk/imports" }), onRefused });
  const pause = act("Pause", () => pauseImport(id, { onRefused }));
  const goOn = (label: string) => act(label, () => resumeImport(id, { onRefused }), "primary");
  const throwAway = act("Discard", discard);
  const undo = act("Undo this import …", () => setUndoing(true));
  // An import that changed nothing is discarded; one that changed something is undone.
  const end = isApplied ? brought > 0 && undo : isOfDesk && throwAway;

  const works = (
    <Link key="works" to="/desk/works" search={{ import: id }} className="button button--primary">
      See these works
    </Link>
  );

  function actions() {
    if (isBeingUndone) return null;
    switch (state) {
      case "READING":
        return isOfDesk && [pause, throwAway];
      case "CHECKED":
        return (
          isOfDesk && [
            brought > 0 &&
              act(`Bring in ${worksCount(brought)}`, bringIn, "primary", isBusy || isChanging),
            throwAway,
          ]
        );
      case "RUNNING":
        return isOfDesk && pause;
      case "INTERRUPTED":
        return [isOfDesk && goOn("Go on"), end];
      case "FAILED":
        return [isOfDesk && !isAsking && goOn("Try again"), end];
      case "DONE":
        return brought > 0 && [works, undo];
      default:
        return null;
    }
  }

  return (
    <>
      <div className="import-stage__actions">{actions()}</div>
      {isUndoing && (
        <PartBoundary waiting={null} onClose={() => setUndoing(false)}>
          <UndoDialog id={id} label={run.label} onClose={() => setUndoing(false)} />
        </PartBoundary>
      )}
    </>
  );
}
