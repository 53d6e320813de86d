import type { PointerEvent } from "react";
import { clamp } from "../../../view/geometry.ts";

/**
 * The edge of the upper image, which can be dragged. A separate slider does the same by press and keyboard.
 *
 * @param onShare called with the position from the left, 0 to 1
 */
export function Curtain({ onShare }: { onShare: (share: number) => void }) {
  function drag(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const track = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!track) return;
    const share = clamp((event.clientX - track.left) / track.width, 0, 1);
    onShare(Math.round(share * 1000) / 1000);
  }

  return (
    <li className="curtain" aria-hidden>
      <div
        className="curtain__edge"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
    </li>
  );
}
