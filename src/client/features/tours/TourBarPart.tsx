import { useSyncExternalStore } from "react";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { onTourInHand, tourInHand } from "./tour-in-hand.ts";

const GuidedTour = lazyPart(async () => (await import("./GuidedTour.tsx")).GuidedTour);

/** The controls for the tour that this tab guides, on every page; nothing if it guides none. */
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
