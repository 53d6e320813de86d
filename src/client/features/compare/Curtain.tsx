import type { KeyboardEvent, PointerEvent } from "react";
import { clamp } from "../../../view/geometry.ts";

type CurtainProps = {
  /** How far it is drawn from the left, 0 to 1. */
  share: number;
  onShare: (share: number) => void;
};

const steps = { small: 0.01, large: 0.1 };

/** The edge of the upper picture: dragged, or moved by keys as a slider. */
export function Curtain({ share, onShare }: CurtainProps) {
  const set = (next: number) => onShare(Math.round(clamp(next, 0, 1) * 1000) / 1000);

  function press(event: KeyboardEvent) {
    const step = event.shiftKey ? steps.large : steps.small;
    const next: Partial<Record<string, number>> = {
      ArrowLeft: share - step,
      ArrowDown: share - step,
      ArrowRight: share + step,
      ArrowUp: share + step,
      PageDown: share - steps.large,
      PageUp: share + steps.large,
      Home: 0,
      End: 1,
    };
    const value = next[event.key];
    if (value === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    set(value);
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const track = event.currentTarget.parentElement?.getBoundingClientRect();
    if (track) set((event.clientX - track.left) / track.width);
  }

  return (
    <li className="curtain">
      <div
        className="curtain__edge"
        role="slider"
        tabIndex={0}
        aria-label="Curtain"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={`${Math.round(share * 100)} % from the left`}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
    </li>
  );
}
