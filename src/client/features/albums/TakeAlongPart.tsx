import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import { takingOf } from "../../offline/browser-means.ts";
import { bytesOf } from "../../offline/taken-list.ts";
import type { Taking, TakingState } from "../../offline/taking.ts";
import { dayInWords, hindranceInWords, sizeInWords } from "../../offline/words.ts";
import { Button } from "../../ui/Button.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { worksCount } from "../works/label.ts";
import { TakeAlongDialog } from "./TakeAlongDialog.tsx";
import { albumToTake, takenAlbumId } from "./albumToTake.ts";
import { favouritesToTake } from "./favouritesToTake.ts";

/** What the line says, and what its button does then. */
export type TakeAlongLine = { summary: string; action: string };

/** An album that can be taken along, by its global id. */
export type AlbumToTake = { readonly id: string; readonly title: string };

type TakeAlongPartProps = {
  /** Null for the favourites. */
  album?: AlbumToTake | null;
  isOpen: boolean;
  onClose: () => void;
  onLine: (line: TakeAlongLine) => void;
  /** Called when what was taken is gone, and with it the button that was pressed. */
  onRemoved: () => void;
  /** The page's own unless a test gives another. */
  taking?: Taking;
};

/** What is with the visitor, the way to be rid of it, and the dialog that takes more. */
export function TakeAlongPart({
  isOpen,
  onClose,
  onLine,
  onRemoved,
  album = null,
  taking = takingOf(album ? takenAlbumId(album.id) : "favourites"),
}: TakeAlongPartProps) {
  const state = useSyncExternalStore(
    taking.subscribe,
    () => taking.state,
    () => taking.state,
  );
  const environment = useRelayEnvironment();
  const find = () => (album ? albumToTake(environment, album) : favouritesToTake(environment));
  const { summary, action } = lineOf(state, isOpen);
  const tell = useEffectEvent(onLine);
  const begin = useEffectEvent(() => void taking.measure(find));

  useEffect(() => void taking.look(), [taking]);
  useEffect(() => tell({ summary, action }), [summary, action]);
  useEffect(() => {
    if (isOpen) begin();
  }, [isOpen]);

  async function remove() {
    await taking.remove();
    if (taking.state.step.name === "removed") onRemoved();
  }

  return (
    <>
      {state.taken && state.step.name !== "taking" && (
        <Button variant="quiet" onClick={() => void remove()}>
          Remove
        </Button>
      )}
      {isOpen && (
        <PartBoundary waiting={null}>
          <TakeAlongDialog
            title={`Take ${album ? `“${album.title}”` : "your favourites"} with you`}
            state={state}
            onTake={() => void taking.take()}
            onStop={() => taking.stop()}
            onAgain={() => void taking.measure(find)}
            onClose={() => {
              taking.rest();
              onClose();
            }}
          />
        </PartBoundary>
      )}
    </>
  );
}

function lineOf({ taken, step }: TakingState, isOpen: boolean): TakeAlongLine {
  if (step.name === "taking") return { summary: "Taking them with you…", action: "Show" };
  if (step.name === "removed") {
    const freed = `Removed; ${sizeInWords(step.bytes)} are free again.`;
    return { summary: freed, action: "Take them with me" };
  }
  if (!taken) return { summary: "", action: "Take them with me" };
  const size = sizeInWords(bytesOf(taken));
  const action = taken.isWhole ? "Update" : "Go on";
  // What keeps it from being taken is said in the dialog, what keeps it from being removed here.
  if (step.name === "unable" && !isOpen) return { summary: hindranceInWords[step.why], action };
  if (!taken.isWhole) {
    const part = `${worksCount(taken.works.length)} with you, ${size}; the rest is not yet.`;
    return { summary: part, action };
  }
  const day = dayInWords(new Date(taken.at), new Date());
  return { summary: `With you since ${day}, ${size}`, action };
}
