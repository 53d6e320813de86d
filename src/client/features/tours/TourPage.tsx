import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TourPage_tour$key } from "../../../../__generated__/relay/TourPage_tour.graphql.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";

const loadLive = () => import("./LiveTour.tsx");
const LiveTour = lazyPart(async () => (await loadLive()).LiveTour);
const TourReplayPart = lazyPart(async () => (await import("./TourReplayPart.tsx")).TourReplayPart);

/** The page of a tour: live, or as a replay after its end. */
export function TourPage({ tour: key }: { tour: TourPage_tour$key }) {
  const tour = useFragment(
    graphql`
      fragment TourPage_tour on Tour {
        code
        title
        state
        presenter {
          name
        }
        ...LiveTour_tour
      }
    `,
    key,
  );
  // The tour is not rendered on the server: its view would have changed before the page arrives.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const { code, title, state, presenter } = tour;
  return (
    <div className="tour">
      <header className="tour__head page">
        <h1 className="tour__title">{title}</h1>
        <p className="tour__guide">
          {state === "LIVE" ? "Guided" : "It was guided"} by {presenter?.name ?? "a member"}
        </p>
      </header>
      {isAlive && (
        <PartBoundary waiting={<Spinner label="The tour comes" />}>
          {state === "LIVE" ? <LiveTour tour={tour} /> : <TourReplayPart code={code} />}
        </PartBoundary>
      )}
    </div>
  );
}
