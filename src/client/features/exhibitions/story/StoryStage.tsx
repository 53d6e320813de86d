import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Presentation from "lucide-react/icons/presentation";
import ZoomIn from "lucide-react/icons/zoom-in";
import { useRef, useState } from "react";
import type { Ref } from "react";
import { IconButton } from "../../../ui/IconButton.tsx";
import { QuietBoundary } from "../../../ui/QuietBoundary.tsx";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { preparePart } from "../../parts/missing-part.ts";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import { TakenImage } from "../pictures/TakenImage.tsx";
import { SiteLink } from "../text/SiteLink.tsx";
import type { StoryStep } from "./storyStep.ts";
import { useNear } from "../../../ui/use-near.ts";

const loadPresenter = () => import("./presenter/Presenter.tsx");
const Presenter = lazyPart(async () => (await loadPresenter()).Presenter);
const StageCanvas = lazyPart(async () => (await import("./StageCanvas.tsx")).StageCanvas);

type StoryStageProps = {
  /** Global id and title of the story. */
  id: string;
  title: string;
  steps: readonly StoryStep[];
  /** Zero-based index of the current step. */
  index: number;
  /** Whether the story is probably in the initial viewport. */
  isFirst: boolean;
  onStep: (index: number) => void;
  ref: Ref<HTMLDivElement>;
};

/**
 * The stage of a story, with buttons for the steps. Until the animated image has loaded, or if it fails, it shows the
 * image of the first step.
 */
export function StoryStage({ id, title, steps, index, isFirst, onStep, ref }: StoryStageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { isNear } = useNear(frame);
  const [isShown, setShown] = useState(false);
  // The canvas unmounts outside the viewport and is painted again when it returns.
  if (isShown && !isNear) setShown(false);
  const [isPresenting, setPresenting] = useState(false);
  const last = steps.length - 1;
  const still = steps[0]?.picture;
  const picture = steps[index]?.picture;
  return (
    <div ref={ref} className="story-stage">
      <div ref={frame} className="story-stage__frame">
        {still && !(isNear && isShown) && (
          <TakenImage
            picture={still}
            sizes="(min-width: 60rem) 65vw, 100vw"
            alt=""
            priority={isFirst ? "first" : "lazy"}
          />
        )}
        {isNear && (
          <QuietBoundary fallback={null}>
            <PartBoundary waiting={null}>
              <StageCanvas view={steps[index]?.stage ?? null} onShown={() => setShown(true)} />
            </PartBoundary>
          </QuietBoundary>
        )}
      </div>
      <div className="story-stage__controls" role="group" aria-label="Steps" lang="en">
        <IconButton
          icon={ChevronLeft}
          label="Previous step"
          aria-disabled={index === 0}
          onClick={() => onStep(Math.max(0, index - 1))}
        />
        <p className="story-stage__place numeric" aria-hidden>
          {index + 1} / {steps.length}
        </p>
        <IconButton
          icon={ChevronRight}
          label="Next step"
          aria-disabled={index === last}
          onClick={() => onStep(Math.min(last, index + 1))}
        />
        {picture && (
          <SiteLink href={picture.path} className="icon-button">
            <ZoomIn aria-hidden size={20} strokeWidth={1.5} />
            <span className="visually-hidden">Look closer</span>
          </SiteLink>
        )}
        <IconButton
          icon={Presentation}
          label="Present"
          aria-haspopup="dialog"
          onPointerEnter={() => preparePart(loadPresenter)}
          onFocus={() => preparePart(loadPresenter)}
          onClick={() => setPresenting(true)}
        />
      </div>
      {isPresenting && (
        <PartBoundary waiting={null} onClose={() => setPresenting(false)}>
          <Presenter
            {...{ id, title, steps, index, onStep }}
            onClose={() => setPresenting(false)}
          />
        </PartBoundary>
      )}
    </div>
  );
}
