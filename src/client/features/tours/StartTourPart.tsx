import type { View } from "../../../view/view.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";

const StartTour = lazyPart(async () => (await import("./StartTour.tsx")).StartTour);

type StartTourPartProps = {
  /** What the tour is called unless somebody writes something else. */
  title: string;
  /** What is shown first, if nothing on the page is. */
  view: View;
  onClose: () => void;
};

/** The modal in which a tour is started, loaded when it is wanted. */
export function StartTourPart(props: StartTourPartProps) {
  return (
    <PartBoundary waiting={null} onClose={props.onClose}>
      <StartTour {...props} />
    </PartBoundary>
  );
}
