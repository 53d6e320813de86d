import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import MonitorUp from "lucide-react/icons/monitor-up";
import X from "lucide-react/icons/x";
import { use, useRef } from "react";
import { wordsOf } from "../../../../../text/rich-text.ts";
import { wholeView } from "../../../../../view/view.ts";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { Modal } from "../../../../ui/Modal.tsx";
import { isField, useKeys } from "../../../viewer/use-keys.ts";
import { DraftShown } from "../../draft-shown.ts";
import type { ShownDraft } from "../../draft-shown.ts";
import { TakenImage } from "../../pictures/TakenImage.tsx";
import { StageCanvas } from "../StageCanvas.tsx";
import { stepsOf } from "../story-keys.ts";
import type { StoryStep } from "../storyStep.ts";
import { PresenterClock } from "./PresenterClock.tsx";
import { StoryTour } from "./StoryTour.tsx";
import { useSharedStep } from "./use-shared-step.ts";

type PresenterProps = {
  /** Global id and title of the story. */
  id: string;
  title: string;
  steps: readonly StoryStep[];
  /** Zero-based index of the current step. */
  index: number;
  onStep: (index: number) => void;
  onClose: () => void;
};

/**
 * The presenter view of a story: current step, next step, text and clock. A separate window for a second screen shows
 * only the image, and followers of a tour see each step.
 */
export function Presenter({ id, title, steps, index, onStep, onClose }: PresenterProps) {
  const frame = useRef<HTMLDivElement>(null);
  const draft = use(DraftShown);
  const step = steps[index];
  const next = steps[index + 1];
  const last = steps.length - 1;
  const go = (by: number) => {
    if (steps[index + by]) onStep(index + by);
  };
  useSharedStep(id, step?.key ?? null, (key) => {
    const place = steps.findIndex((each) => each.key === key);
    if (place !== -1 && place !== index) onStep(place);
  });
  useKeys(frame, (event) => {
    const { key, target } = event;
    if (isField(target)) return false;
    if (key === " " && target instanceof Element && target.closest("button, a")) return false;
    const isRightToLeft = frame.current && getComputedStyle(frame.current).direction === "rtl";
    const by = stepsOf(event, isRightToLeft ?? false);
    go(by);
    return by !== 0;
  });
  if (!step) return null;

  const place = `Step ${index + 1} of ${steps.length}`;
  const beginning = steps.find(({ view }) => view)?.view ?? wholeView("", 0);
  return (
    <Modal className="presenter" label={`Presenting ${title}`} onClose={onClose}>
      {/* Handles the keys of a remote control wherever the focus is in here. */}
      <div ref={frame} className="presenter__frame" role="group" aria-label={title} tabIndex={-1}>
        <header className="presenter__head">
          <p className="presenter__title">{title}</p>
          <PresenterClock />
          {/*
           * With an opener, the new window would copy the session storage and take over the tour that this tab guides.
           */}
          <a
            className="button button--quiet"
            href={screenPath(id, draft)}
            target="_blank"
            rel="noopener"
          >
            <MonitorUp aria-hidden size={18} strokeWidth={1.5} />
            Second screen
          </a>
          <StoryTour title={title} step={step} view={beginning} frame={frame} />
          <IconButton className="presenter__close" icon={X} label="Close" onClick={onClose} />
        </header>
        <div className="presenter__now">
          <StageCanvas view={step.stage} />
        </div>
        <div className="presenter__next">
          <h2 className="presenter__label">{next ? "Next" : "The story ends here"}</h2>
          {next?.picture && <TakenImage picture={next.picture} sizes="20rem" alt={next.seen} />}
          {next?.title != null && <p>{next.title}</p>}
        </div>
        <section className="presenter__notes" aria-label="Words" aria-live="polite">
          <h2 className="presenter__step">{step.title ?? place}</h2>
          {wordsOf(step.text)
            .split("\n")
            .map((line, at) => (
              <p key={at}>{line}</p>
            ))}
        </section>
        <footer className="presenter__foot">
          <IconButton
            icon={ChevronLeft}
            label="Previous step"
            aria-disabled={index === 0}
            onClick={() => go(-1)}
          />
          <p className="numeric">{place}</p>
          <IconButton
            icon={ChevronRight}
            label="Next step"
            aria-disabled={index === last}
            onClick={() => go(1)}
          />
        </footer>
      </div>
    </Modal>
  );
}

/** Returns the path of a story's second screen, with the key of a draft's link for users who have only that. */
function screenPath(id: string, draft: ShownDraft | null): string {
  const path = `/exhibitions/screen/${encodeURIComponent(id)}`;
  if (draft?.linkKey == null) return path;
  return `${path}?${new URLSearchParams({ draft: draft.id, key: draft.linkKey }).toString()}`;
}
