import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import SkipBack from "lucide-react/icons/skip-back";
import SkipForward from "lucide-react/icons/skip-forward";
import { useEffect, useMemo, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TourReplay_tour$key } from "../../../../__generated__/relay/TourReplay_tour.graphql.ts";
import { fromText } from "../../../view/view-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Day } from "../../ui/Day.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { createFeed } from "./feed.ts";
import { timeInWords } from "./time-in-words.ts";
import { TourStage } from "./TourStage.tsx";
import { TourStory } from "./TourStory.tsx";
import { useGuest } from "./useGuest.ts";
import { useStory } from "./use-story.ts";

const TourEditor = lazyPart(async () => (await import("./TourEditor.tsx")).TourEditor);

/** The replay of an ended tour. */
export function TourReplay({ tour: key }: { tour: TourReplay_tour$key }) {
  const tour = useFragment(
    graphql`
      fragment TourReplay_tour on Tour @throwOnFieldError {
        endedAt
        presenter {
          id
        }
        steps {
          at
          view
          caption
        }
        ...TourEditor_tour
        ...TourStory_tour
      }
    `,
    key,
  );
  const { endedAt, presenter } = tour;
  // Stable until a step changes, because the clock depends on it.
  const steps = useMemo(
    () => tour.steps.map(({ at, view, caption }) => ({ at, view, caption: caption ?? null })),
    [tour.steps],
  );
  const guest = useGuest();
  const mayEdit = guest !== null && (guest.id === presenter.id || guest.isCurator);
  const told = useStory(steps);
  const step = steps[told.index];
  const [first] = useState(() => fromText(step?.view ?? ""));
  const [feed] = useState(() => createFeed(first && { view: first, pointer: null }));
  const [isAlone, setAlone] = useState(false);
  const scene = useRef<HTMLDivElement>(null);
  const [isEditing, setEditing] = useState(false);
  const word = step?.view;

  useEffect(() => {
    const view = word === undefined ? null : fromText(word);
    if (view) feed.tell({ view, pointer: null });
  }, [feed, word]);

  const go = (act: () => void) => {
    setAlone(false);
    act();
  };
  const last = steps.length - 1;
  const place = `Step ${told.index + 1} of ${steps.length}`;
  return (
    <div className="tour__live">
      {first && step ? (
        <>
          <div ref={scene} className="tour__scene">
            <TourStage
              feed={feed}
              first={first}
              mode={isAlone ? "alone" : "follows"}
              onAlone={() => {
                told.wait();
                setAlone(true);
              }}
            />
            <div className="tour__over">
              <p className="tour__notes" role="status">
                {isAlone ? "You are looking around alone." : ""}
              </p>
              {isAlone && (
                <Button
                  variant="primary"
                  onClick={() => {
                    setAlone(false);
                    const picture = scene.current?.querySelector<HTMLElement>("[role=application]");
                    picture?.focus({ preventScroll: true });
                  }}
                >
                  Back to the tour
                </Button>
              )}
            </div>
            <p className="tour-caption" role="status">
              {step.caption && <span key={told.index}>{step.caption}</span>}
            </p>
          </div>
          <footer className="tour-replay page" role="group" aria-label="The tour again">
            <IconButton
              icon={SkipBack}
              label="Previous step"
              aria-disabled={told.index === 0}
              onClick={() => go(() => told.goToStep(told.index - 1))}
            />
            <IconButton
              icon={told.isTold ? Pause : Play}
              label={told.isTold ? "Pause" : "Play"}
              onClick={() => (told.isTold ? told.wait() : go(told.tell))}
            />
            <IconButton
              icon={SkipForward}
              label="Next step"
              aria-disabled={told.index === last}
              onClick={() => go(() => told.goToStep(told.index + 1))}
            />
            <input
              className="tour-replay__slider"
              type="range"
              aria-label="Time"
              min={0}
              max={told.story.length}
              step={100}
              value={told.moment}
              aria-valuetext={`${timeInWords(told.moment)} of ${timeInWords(told.story.length)}, ${place}`}
              onChange={(event) => {
                const moment = Number(event.target.value);
                go(() => told.goTo(moment));
              }}
            />
            <p className="tour-replay__place numeric">{place}</p>
          </footer>
        </>
      ) : (
        <p className="page">This tour has no steps any more.</p>
      )}
      <div className="tour__foot page">
        <p>
          This tour is over
          {endedAt && (
            <>
              . It ended on <Day at={endedAt} withTime />
            </>
          )}
          . Long rests are cut short.
        </p>
        {guest?.isCurator && steps.length > 0 && <TourStory tour={tour} />}
        {mayEdit && (
          <Button aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
            Edit
          </Button>
        )}
      </div>
      {isEditing && mayEdit && (
        <PartBoundary waiting={null}>
          <TourEditor
            tour={tour}
            index={told.index}
            onStep={(next) => go(() => told.goToStep(next))}
          />
        </PartBoundary>
      )}
    </div>
  );
}
