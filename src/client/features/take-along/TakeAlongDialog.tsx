import { useEffect, useRef, type ReactNode } from "react";
import { fits } from "../../offline/room.ts";
import { bytesOf } from "../../offline/taken-list.ts";
import type { Step, TakingState } from "../../offline/taking.ts";
import { hindranceInWords, sizeInWords } from "../../offline/words.ts";
import { Button } from "../../ui/Button.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { formatCount } from "../works/label.ts";
import { TakeAlongEnd } from "./TakeAlongEnd.tsx";
import type { Words } from "./words.ts";

// The dialog loads a large part of react-aria.
const Dialog = lazyPart(async () => (await import("../../ui/Dialog.tsx")).Dialog);

type TakeAlongDialogProps = {
  words: Words;
  state: TakingState;
  onTake: () => void;
  onStop: () => void;
  onAgain: () => void;
  onClose: () => void;
};

/** Dialog of an offline download: its size before it starts, its progress, and its result. */
export function TakeAlongDialog({ words, state, onClose, ...acts }: TakeAlongDialogProps) {
  const { step } = state;
  const content = useRef<HTMLDivElement>(null);
  // The pressed button is removed with its step, so the focus moves to the content.
  useEffect(() => {
    const dialog = content.current?.closest("[role=dialog]");
    if (!dialog?.contains(document.activeElement)) content.current?.focus();
  }, [step.name]);

  return (
    <Dialog title={words.title} isOpen onOpenChange={onClose}>
      <div ref={content} className="take-along__steps" tabIndex={-1}>
        {step.name === "measuring" && (
          <>
            <ProgressBar label={words.measuring} done={step.done} total={step.total} />
            <Actions>
              <Button onClick={onClose}>Cancel</Button>
            </Actions>
          </>
        )}
        {step.name === "measured" && (
          <Measured {...{ words, step, state, onClose }} onTake={acts.onTake} />
        )}
        {step.name === "taking" && (
          <>
            <ProgressBar
              label={words.taking}
              done={step.works}
              total={step.of}
              detail={`${formatCount(step.works)} of ${words.count(step.of)}, ${sizeInWords(step.bytes)}`}
            />
            <p className="take-along__words">
              You can close this and look around; it goes on while the site stays open.
            </p>
            <Actions>
              <Button onClick={acts.onStop}>Stop</Button>
            </Actions>
          </>
        )}
        {step.name === "ended" && (
          <>
            <TakeAlongEnd outcome={step.outcome} words={words} />
            <Actions>
              {step.outcome.why === "done" && step.outcome.missing.length === 0 ? (
                <Button onClick={onClose}>Close</Button>
              ) : (
                <Again onAgain={acts.onAgain} onClose={onClose} />
              )}
            </Actions>
          </>
        )}
        {step.name === "unable" && (
          <>
            <p role="alert">{hindranceInWords[step.why]}</p>
            <Actions>
              {step.why === "unsupported" ? (
                <Button onClick={onClose}>Close</Button>
              ) : (
                <Again onAgain={acts.onAgain} onClose={onClose} />
              )}
            </Actions>
          </>
        )}
      </div>
    </Dialog>
  );
}

type MeasuredProps = Pick<TakeAlongDialogProps, "words" | "state" | "onTake" | "onClose"> & {
  step: Extract<Step, { name: "measured" }>;
};

function Measured({ words, step, state, onTake, onClose }: MeasuredProps) {
  const hasRoom = fits(step.bytes, step.room);
  const taken = state.taken ? bytesOf(state.taken) : 0;
  return (
    <>
      <p className="take-along__size numeric" role="status">
        {sizeSentence(step, taken, words)}
      </p>
      {hasRoom ? (
        <p className="take-along__words">{words.promise}</p>
      ) : (
        <p className="take-along__words" role="alert">
          There is not enough room: this browser has {sizeInWords(step.room ?? 0)} left for the
          site. {words.fewer}
        </p>
      )}
      <Actions>
        {hasRoom && (
          <Button variant="primary" onClick={onTake}>
            {taken > 0 ? "Update" : words.offer}
          </Button>
        )}
        <Button onClick={onClose}>{hasRoom ? "Not now" : "Close"}</Button>
      </Actions>
    </>
  );
}

function sizeSentence(step: MeasuredProps["step"], taken: number, words: Words) {
  const { list, lacking, bytes, isExact } = step;
  const all = words.count(list.works.length);
  const size = `${isExact ? "" : "about "}${sizeInWords(bytes)}`;
  if (lacking === 0) return `${all}, all with you already. Updating brings their texts up to date.`;
  if (taken === 0) return `${all}, ${size}.`;
  return `${all}, of which ${formatCount(lacking)} ${lacking === 1 ? "is" : "are"} still to be taken: ${size}.`;
}

function Again({ onAgain, onClose }: Pick<TakeAlongDialogProps, "onAgain" | "onClose">) {
  return (
    <>
      <Button variant="primary" onClick={onAgain}>
        Try again
      </Button>
      <Button onClick={onClose}>Close</Button>
    </>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="take-along__actions">{children}</div>;
}
