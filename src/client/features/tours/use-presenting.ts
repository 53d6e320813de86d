import { useEffect, useEffectEvent } from "react";
import { toText } from "../../../view/view-text.ts";
import { pointedAt } from "./pointing.ts";
import { createSender } from "./sender.ts";
import { sightNow } from "./sight.ts";
import { usePresentView } from "./usePresentView.ts";

/** Interval for checking whether the view has changed, in milliseconds. */
const every = 100;

/**
 * Sends the view on this page to the followers of a tour.
 *
 * @param isOn whether the current user has the control
 * @param sequence the highest known sequence number of a view
 */
export function usePresenting(tourId: string, isOn: boolean, sequence: number): void {
  const { presentView } = usePresentView(tourId);
  const first = useEffectEvent(() => sequence);
  useEffect(() => {
    if (!isOn) return;
    const sender = createSender({ send: presentView, sequence: first() });
    const look = () => {
      const sight = sightNow();
      if (!sight) return;
      const { view, pictures, pointer } = sight;
      sender.show({ view: toText(view), pointer: pointer && pointedAt(pictures, pointer) });
    };
    look();
    const looking = setInterval(look, every);
    return () => {
      clearInterval(looking);
      sender.stop();
    };
  }, [isOn, presentView]);
}
