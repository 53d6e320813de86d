import { useSyncExternalStore } from "react";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { onTourInHand, tourInHand } from "./tour-in-hand.ts";

const GuidedTour = lazyPart(async () => (await import("./GuidedTour.tsx")).GuidedTour);

/** What somebody who guides a tour needs for that, on every page; nothing for everybody else. */
export function TourBarPart() {
  const code = useSyncExternalStore(onTourInHand, tourInHand, () => null);
  return (
    code && (
      <PartBoundary waiting={null}>
        <GuidedTour key={code} code={code} />
      </PartBoundary>
    )
  );
}
