import GripVertical from "lucide-react/icons/grip-vertical";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent } from "react";

type MoveGripProps = {
  /** Title of the moved image. */
  title: string;
  /** Its index among the images, from 0, and their number. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  /** Called with the index where the image would be dropped, null while there is none. */
  onAim: (place: number | null) => void;
};

const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Drag handle that moves an image among the others, by pointer or arrow keys. */
export function MoveGrip({ title, index, count, onMove, onAim }: MoveGripProps) {
  const button = useRef<HTMLButtonElement>(null);
  const aim = useRef<number | null>(null);
  const isMovedByKey = useRef(false);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    // After a move by key, the handle keeps the focus at its new position.
    if (isMovedByKey.current) button.current?.focus();
    isMovedByKey.current = false;
  }, [index]);

  function aimAt(place: number | null) {
    if (place === aim.current) return;
    aim.current = place;
    onAim(place);
  }

  function letGo() {
    setHeld(false);
    aimAt(null);
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Escape" && isHeld) letGo();
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const to = index + step;
    if (to < 0 || to >= count) return;
    isMovedByKey.current = true;
    onMove(to);
  }

  function drag(event: PointerEvent) {
    if (!isHeld) return;
    const place = placeAt(event.clientX, event.clientY);
    aimAt(place === index ? null : place);
  }

  return (
    <button
      ref={button}
      type="button"
      className="compare-item__grip"
      data-held={isHeld || undefined}
      title="Drag to another place, or move by arrow keys"
      aria-label={`Move ${title}: place ${index + 1} of ${count}`}
      aria-keyshortcuts="ArrowLeft ArrowRight"
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(true);
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        const place = aim.current;
        letGo();
        if (place !== null) onMove(place);
      }}
      onPointerCancel={letGo}
    >
      <GripVertical aria-hidden size={18} strokeWidth={1.5} />
    </button>
  );
}

/** Returns the index of the image whose pane or label is at a point of the viewport. */
function placeAt(x: number, y: number): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>("[data-place]")?.dataset.place;
    if (place !== undefined) return Number(place);
  }
  return null;
}
