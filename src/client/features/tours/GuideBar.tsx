import { Link, useNavigate } from "@tanstack/react-router";
import Hand from "lucide-react/icons/hand";
import QrCodeIcon from "lucide-react/icons/qr-code";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { GuideBar_tour$key } from "../../../../__generated__/relay/GuideBar_tour.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { isGuide, isLensHolder, isShowing } from "./roles.ts";
import { SayForm } from "./SayForm.tsx";
import { codeInWords, followersInWords } from "./tour-address.ts";
import { takeTour } from "./tour-in-hand.ts";
import { useTourRoom } from "./tourRoom.ts";
import { TourHands } from "./TourHands.tsx";
import { TourInvite } from "./TourInvite.tsx";
import { useEndTour } from "./useEndTour.ts";
import { useGuest } from "./useGuest.ts";
import { usePresenting } from "./use-presenting.ts";
import { useTakeLens } from "./useTakeLens.ts";
import { useTourRoomSubscription } from "./useTourRoomSubscription.ts";

type Panel = "invite" | "hands" | "end";

/**
 * The bar of the guide of a tour, or of the participant who has the control: it shares their view and lists the
 * followers.
 */
export function GuideBar({ tour: key }: { tour: GuideBar_tour$key }) {
  const tour = useFragment(
    graphql`
      fragment GuideBar_tour on Tour @throwOnFieldError {
        view {
          sequence
        }
        ...tourRoom_tour
      }
    `,
    key,
  );
  const room = useTourRoom(tour);
  const { id, code, title, isOver, followerCount, hands, lensHolder, isInterrupted } = room;
  const guest = useGuest();
  const navigate = useNavigate();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [problem, setProblem] = useState("");
  const { takeLens, isTaking } = useTakeLens(id);
  const { endTour, isEnding } = useEndTour(id);
  useTourRoomSubscription(code, setProblem);

  const guides = isGuide(room, guest);
  const holds = isLensHolder(room, guest);
  const isTheirs = guides || holds;
  usePresenting(id, !isOver && isShowing(room, guest, true), tour.view.sequence);

  useEffect(() => {
    // A participant who gave back the control follows again. An ended tour is not guided any more.
    if (guest && (!isTheirs || isOver)) takeTour(null);
  }, [guest, isTheirs, isOver]);

  const toggle = (name: Panel) => setPanel((open) => (open === name ? null : name));
  const refused = { onRefused: setRefusal };
  const toTour = () => void navigate({ to: "/tours/$code", params: { code } });

  return (
    <aside className="tour-bar" aria-label="Your tour">
      <div className="tour-bar__line">
        <p className="tour-bar__title">
          <span className="tour-bar__live">{holds ? "You hold the lens" : "Live"}</span>
          <Link to="/tours/$code" params={{ code }} className="tour-bar__name">
            {title}
          </Link>
        </p>
        <p className="tour-bar__count numeric">{followersInWords(followerCount)}</p>
        {guides && (
          <>
            <Button
              variant="quiet"
              className="tour-bar__code numeric"
              aria-expanded={panel === "invite"}
              onClick={() => toggle("invite")}
            >
              <QrCodeIcon aria-hidden size={18} strokeWidth={1.5} />
              <span className="visually-hidden">Code</span> {codeInWords(code)}
            </Button>
            <Button
              variant="quiet"
              aria-expanded={panel === "hands"}
              onClick={() => toggle("hands")}
            >
              <Hand aria-hidden size={18} strokeWidth={1.5} />
              <span className="numeric">{hands.length}</span>
              <span className="visually-hidden">{hands.length === 1 ? "hand" : "hands"}</span>
            </Button>
            <SayForm tourId={id} onRefused={setRefusal} />
          </>
        )}
        {lensHolder && (
          <Button
            aria-disabled={isTaking}
            onClick={() => !isTaking && takeLens({ ...refused, onDone: toTour })}
          >
            {holds ? "Give the lens back" : "Take the lens back"}
          </Button>
        )}
        {guides && (
          <Button variant="quiet" aria-expanded={panel === "end"} onClick={() => toggle("end")}>
            End
          </Button>
        )}
      </div>
      <p className="tour-bar__notice" role="status">
        {lensHolder && !holds && `${lensHolder.name} holds the lens. `}
        {isInterrupted &&
          "What you show cannot be passed on at the moment. It goes on by itself; keep looking. "}
        {problem}
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
      </p>
      {panel === "invite" && <TourInvite code={code} />}
      {panel === "hands" && (
        <TourHands tourId={id} hands={hands} onHanded={toTour} onRefused={setRefusal} />
      )}
      {panel === "end" && (
        <div className="tour-bar__end">
          <p>Those who follow are told that it is over. It is kept as steps.</p>
          <Button
            variant="primary"
            aria-disabled={isEnding}
            onClick={() => !isEnding && endTour({ ...refused, onDone: toTour })}
          >
            End the tour
          </Button>
        </div>
      )}
    </aside>
  );
}
