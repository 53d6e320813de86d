import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import { takingOf } from "../../offline/browser-means.ts";
import { bytesOf } from "../../offline/taken-list.ts";
import type { Taking, TakingState } from "../../offline/taking.ts";
import { dayInWords, hindranceInWords, sizeInWords } from "../../offline/words.ts";
import { Button } from "../../ui/Button.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { TakeAlongDialog } from "./TakeAlongDialog.tsx";
import { findSubject, takenIdOf } from "./find-subject.ts";
import type { Subject } from "./subject.ts";
import { wordsFor, type Words } from "./words.ts";

/** The status line, and the label of its button. */
export type TakeAlongLine = { summary: string; action: string };

type TakeAlongPartProps = {
  subject: Subject;
  isOpen: boolean;
  onClose: () => void;
  onLine: (line: TakeAlongLine) => void;
  /** Called when the download was removed, and with it the pressed button. */
  onRemoved: () => void;
  /** Replaces the page's download in tests. */
  taking?: Taking;
};

/** State of an offline download, a button that removes it, and the dialog that downloads more. */
export function TakeAlongPart({
  isOpen,
  onClose,
  onLine,
  onRemoved,
  subject,
  taking = takingOf(takenIdOf(subject)),
}: TakeAlongPartProps) {
  const state = useSyncExternalStore(
    taking.subscribe,
    () => taking.state,
    () => taking.state,
  );
  const environment = useRelayEnvironment();
  const words = wordsFor(subject);
  const find = () => findSubject(environment, subject);
  const { summary, action } = lineOf(state, isOpen, words);
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
            words={words}
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

function lineOf({ taken, step }: TakingState, isOpen: boolean, words: Words): TakeAlongLine {
  if (step.name === "taking") return { summary: `${words.taking}…`, action: "Show" };
  if (step.name === "removed") {
    const freed = `Removed; ${sizeInWords(step.bytes)} are free again.`;
    return { summary: freed, action: words.offer };
  }
  if (!taken) return { summary: "", action: words.offer };
  const size = sizeInWords(bytesOf(taken));
  const action = taken.isWhole ? "Update" : "Go on";
  // The dialog says why a download is impossible, this line why a removal is.
  if (step.name === "unable" && !isOpen) return { summary: hindranceInWords[step.why], action };
  if (!taken.isWhole) {
    const part = `${words.count(taken.works.length)} with you, ${size}; the rest is not yet.`;
    return { summary: part, action };
  }
  const day = dayInWords(new Date(taken.at), new Date());
  return { summary: `With you since ${day}, ${size}`, action };
}
