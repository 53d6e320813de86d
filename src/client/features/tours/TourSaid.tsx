import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import type { TourRoom } from "./tourRoom.ts";

/** All messages since the user joined the tour. */
export function TourSaid({ said }: Pick<TourRoom, "said">) {
  const [all, setAll] = useState(said ? [said] : []);
  const [isOpen, setOpen] = useState(false);
  if (said && all.at(-1)?.number !== said.number) setAll([...all, said]);
  if (all.length === 0) return null;
  return (
    <div className="tour-said">
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        What was said
      </Button>
      {isOpen && (
        <ol className="tour-said__list">
          {all.map(({ number, words }) => (
            <li key={number}>{words}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
