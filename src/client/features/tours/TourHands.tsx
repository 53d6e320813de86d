import { useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { Button } from "../../ui/Button.tsx";
import { useFocusHeir } from "../viewer/use-focus-heir.ts";
import type { Refusal } from "../parts/refusal.ts";
import { useHandLens } from "./useHandLens.ts";
import { useLowerAllHands } from "./useLowerAllHands.ts";
import { useLowerHand } from "./useLowerHand.ts";

type TourHandsProps = {
  tourId: string;
  hands: readonly { readonly memberId: string; readonly name: string }[];
  /** Called after a follower received the control. */
  onHanded: () => void;
  onRefused: (refusal: Refusal) => void;
};

/** The raised hands, earliest first, with the guide's actions. */
export function TourHands({ tourId, hands, onHanded, onRefused }: TourHandsProps) {
  const { handLens, isHanding } = useHandLens(tourId);
  const { lowerHand, isLowering } = useLowerHand(tourId);
  const lowering = useLowerAllHands(tourId);
  const around = useRef<HTMLDivElement>(null);
  const list = hands.length > 0 && (
    <ul className="tour-hands" aria-label="Raised hands">
      {hands.length > 1 && (
        <Row heir={around}>
          <Button
            variant="quiet"
            aria-disabled={lowering.isLowering}
            onClick={() => !lowering.isLowering && lowering.lowerAllHands({ onRefused })}
          >
            Lower all {hands.length}
          </Button>
        </Row>
      )}
      {hands.map(({ memberId, name }) => (
        <Row key={memberId} className="tour-hands__hand" heir={around}>
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
        </Row>
      ))}
    </ul>
  );
  return (
    <div ref={around} tabIndex={-1}>
      {list || <p className="tour-hands">Nobody has raised a hand.</p>}
    </div>
  );
}

type RowProps = {
  className?: string;
  /** Receives the focus when the row disappears. */
  heir: RefObject<HTMLElement | null>;
  children: ReactNode;
};

function Row({ className, heir, children }: RowProps) {
  const element = useRef<HTMLLIElement>(null);
  useFocusHeir(element, heir);
  return (
    <li ref={element} className={className}>
      {children}
    </li>
  );
}
