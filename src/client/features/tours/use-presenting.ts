import { useEffect, useEffectEvent } from "react";
import { toText } from "../../../view/view-text.ts";
import { pointedAt } from "./pointing.ts";
import { createSender } from "./sender.ts";
import { sightNow } from "./sight.ts";
import { usePresentView } from "./usePresentView.ts";

/** How often it is seen whether something else is looked at, in milliseconds. */
const every = 100;

/**
 * Shows what is looked at on this page to those who follow a tour.
 *
 * @param isOn whether the lens is held by whoever looks
 * @param sequence the highest number of a view that is known
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
