import { useEffect, useState } from "react";
import type { TourRoom } from "./tourRoom.ts";

/** Display duration of a message in milliseconds: base, and addition per character. */
const shownFor = { least: 6_000, perSign: 80 };

/** The guide's last message: shown over the image for a time, and announced to screen readers. */
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
