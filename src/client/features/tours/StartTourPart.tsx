import type { View } from "../../../view/view.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";

const StartTour = lazyPart(async () => (await import("./StartTour.tsx")).StartTour);

type StartTourPartProps = {
  /** Default title of the tour. */
  title: string;
  /** The initial view, if the page provides none. */
  view: View;
  onClose: () => void;
};

/** `StartTour`, loaded lazily. */
export function StartTourPart(props: StartTourPartProps) {
  return (
    <PartBoundary waiting={null} onClose={props.onClose}>
      <StartTour {...props} />
    </PartBoundary>
  );
}
