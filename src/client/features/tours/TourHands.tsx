import { Button } from "../../ui/Button.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useHandLens } from "./useHandLens.ts";
import { useLowerAllHands } from "./useLowerAllHands.ts";
import { useLowerHand } from "./useLowerHand.ts";

type TourHandsProps = {
  tourId: string;
  hands: readonly { readonly memberId: string; readonly name: string }[];
  /** Called when somebody was given the lens. */
  onHanded: () => void;
  onRefused: (refusal: Refusal) => void;
};

/** Who raised a hand, the first one first, and what whoever guides the tour can do about it. */
export function TourHands({ tourId, hands, onHanded, onRefused }: TourHandsProps) {
  const { handLens, isHanding } = useHandLens(tourId);
  const { lowerHand, isLowering } = useLowerHand(tourId);
  const lowering = useLowerAllHands(tourId);
  if (hands.length === 0) return <p className="tour-hands">Nobody has raised a hand.</p>;
  return (
    <ul className="tour-hands" aria-label="Raised hands">
      {hands.length > 1 && (
        <li>
          <Button
            variant="quiet"
            aria-disabled={lowering.isLowering}
            onClick={() => !lowering.isLowering && lowering.lowerAllHands({ onRefused })}
          >
            Lower all {hands.length}
          </Button>
        </li>
      )}
      {hands.map(({ memberId, name }) => (
        <li key={memberId} className="tour-hands__hand">
          <span className="tour-hands__name">{name}</span>
          <Button
            aria-disabled={isHanding}
            onClick={() => !isHanding && handLens(memberId, { onDone: onHanded, onRefused })}
          >
            Hand over the lens<span className="visually-hidden"> to {name}</span>
          </Button>
          <Button
            variant="quiet"
            aria-disabled={isLowering}
            onClick={() => !isLowering && lowerHand(memberId, { onRefused })}
          >
            Lower<span className="visually-hidden"> the hand of {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
