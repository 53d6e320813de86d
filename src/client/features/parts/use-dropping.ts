import { useEffect, useEffectEvent, useState, type RefObject } from "react";

/**
 * Takes what is let go over the page: files anywhere, for beside a box the browser would open them and the page would be
 * gone; within the box also all else, such as addresses.
 *
 * @param onDrop called while what was let go can still be read
 * @returns whether something that would be taken is held over the page
 */
export function useDropping(
  box: RefObject<HTMLElement | null>,
  onDrop: (data: DataTransfer) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const dataOf = ({ dataTransfer, target }: DragEvent) => {
      const isWithin = target instanceof Node && box.current?.contains(target);
      return isWithin || dataTransfer?.types.includes("Files") ? dataTransfer : null;
    };
    const over = (event: DragEvent) => {
      const isTaken = dataOf(event) !== null;
      if (isTaken) event.preventDefault();
      setOver(isTaken);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const data = dataOf(event);
      if (!data) return;
      event.preventDefault();
      dropped(data);
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("dragover", over, { signal });
    addEventListener("dragleave", leave, { signal });
    addEventListener("drop", drop, { signal });
    return () => listening.abort();
  }, [box]);
  return isOver;
}
