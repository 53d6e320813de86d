import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay";
import type { LiveTour_tour$key } from "../../../../__generated__/relay/LiveTour_tour.graphql.ts";
import { fromText } from "../../../view/view-text.ts";
import { Button } from "../../ui/Button.tsx";
import { useKeys, isField } from "../viewer/use-keys.ts";
import { createFeed } from "./feed.ts";
import { RaiseHand } from "./RaiseHand.tsx";
import { isGuide, isLensHolder, isShowing } from "./roles.ts";
import { followersInWords } from "./tour-address.ts";
import { TourCaption } from "./TourCaption.tsx";
import { onTourInHand, takeTour, tourInHand } from "./tour-in-hand.ts";
import { useTourRoom } from "./tourRoom.ts";
import { TourSaid } from "./TourSaid.tsx";
import { TourStage } from "./TourStage.tsx";
import { useGuest } from "./useGuest.ts";
import { useTourRoomSubscription } from "./useTourRoomSubscription.ts";
import { useTourViewSubscription } from "./useTourViewSubscription.ts";

/** A live tour, for its followers and for the participant who has the control. */
export function LiveTour({ tour: key }: { tour: LiveTour_tour$key }) {
  const tour = useFragment(
    graphql`
      fragment LiveTour_tour on Tour @throwOnFieldError {
        view {
          view
        }
        ...tourRoom_tour
      }
    `,
    key,
  );
  const room = useTourRoom(tour);
  const { code, followerCount, isInterrupted, lensHolder, presenter } = room;
  const guest = useGuest();
  const inHand = useSyncExternalStore(onTourInHand, tourInHand, () => null) === code;
  const page = useRef<HTMLDivElement>(null);
  const [first] = useState(() => fromText(tour.view.view));
  const [feed] = useState(() => createFeed(first && { view: first, pointer: null }));
  const [isAlone, setAlone] = useState(false);
  const [problem, setProblem] = useState("");
  useTourRoomSubscription(code, setProblem);
  useTourViewSubscription(code, feed.tell, setProblem);
  const shows = isShowing(room, guest, inHand);
  const holds = isLensHolder(room, guest);
  const mayGuide = (isGuide(room, guest) || holds) && !inHand;

  useEffect(() => {
    // Shares the view of this tab, on any page, but not of hidden tabs.
    if (!holds) return;
    const take = () => {
      if (document.visibilityState === "visible") takeTour(code);
    };
    take();
    document.addEventListener("visibilitychange", take);
    return () => document.removeEventListener("visibilitychange", take);
  }, [holds, code]);
  useEffect(() => {
    if (shows) setAlone(false);
  }, [shows]);

  const toPicture = () =>
    page.current?.querySelector<HTMLElement>("[role=application]")?.focus({ preventScroll: true });
  const goBack = () => {
    setAlone(false);
    toPicture();
  };
  // Listens on the whole page: a user who explores by mouse has focused nothing.
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    body.current = document.body;
    return () => {
      body.current = null;
    };
  }, []);
  useKeys(body, ({ key: pressed, target }) => {
    if (pressed.toLowerCase() !== "t" || !isAlone || isField(target)) return false;
    goBack();
    return true;
  });

  const notes = [
    shows && "What you look at here is shown to everybody.",
    isAlone && "You are looking around alone.",
    room.isPresenterAway &&
      !shows &&
      `${presenter.name} is away. Stay: the tour goes on when they are back.`,
    isInterrupted && "What is shown does not arrive at the moment. It goes on by itself.",
    lensHolder && !shows && !inHand && `${lensHolder.name} holds the lens.`,
    problem,
  ].filter(Boolean);
  return (
    <div ref={page} className="tour__live">
      <div className="tour__scene">
        {first && (
          <TourStage
            feed={feed}
            first={first}
            mode={shows ? "shows" : isAlone ? "alone" : "follows"}
            onAlone={() => setAlone(true)}
          />
        )}
        <div className="tour__over">
          <p className="tour__notes" role="status">
            {notes.join(" ")}
          </p>
          {isAlone && (
            <Button variant="primary" aria-keyshortcuts="T" onClick={goBack}>
              Back to the tour
            </Button>
          )}
          {mayGuide && (
            <Button
              onClick={() => {
                takeTour(code);
                toPicture();
              }}
            >
              Go on guiding from here
            </Button>
          )}
        </div>
        <TourCaption said={room.said} />
      </div>
      <footer className="tour__foot page">
        <p className="numeric">{followersInWords(followerCount)}</p>
        <TourSaid said={room.said} />
        {!isGuide(room, guest) && !holds && <RaiseHand room={room} guest={guest} />}
      </footer>
    </div>
  );
}
