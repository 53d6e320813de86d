import { useEffect, useState } from "react";
import type { TourRoom } from "./tourRoom.ts";

/** Milliseconds for which words stay over the picture, and that many more for each sign. */
const shownFor = { least: 6_000, perSign: 80 };

/** What the guide of a tour said last: over the picture for a while, and told to a screen reader. */
export function TourCaption({ said }: Pick<TourRoom, "said">) {
  const [past, setPast] = useState(0);
  const number = said?.number ?? 0;
  const takes = shownFor.least + shownFor.perSign * (said?.words.length ?? 0);

  useEffect(() => {
    const timer = setTimeout(() => setPast(number), takes);
    return () => clearTimeout(timer);
  }, [number, takes]);

  return (
    <p className="tour-caption" role="status">
      {said && number > past && <span key={number}>{said.words}</span>}
    </p>
  );
}
