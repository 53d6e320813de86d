import { useEffect, useEffectEvent, useState, type RefObject } from "react";

/**
 * Handles drops on the page: files anywhere, because the browser would open files dropped beside the box and leave the
 * page; within the box also other data, such as URLs.
 *
 * @param onDrop called while the dropped data is readable
 * @returns whether something that would be accepted is being dragged over the page
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
