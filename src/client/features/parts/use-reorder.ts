import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { formatCount } from "../works/label.ts";
import {
  goalAt,
  idBefore,
  liftedNow,
  placeByKey,
  placeByPointer,
  type Goal,
  type Lifted,
} from "./reorder.ts";

/** An item that can be moved: its id, and its name for screen readers. */
export type Movable = { readonly id: string; readonly name: string };

type ReorderOptions = {
  items: readonly Movable[];
  /** Called when an item is moved after another one, or to the start. */
  onMove: (id: string, after: string | null) => void;
};

type Held = {
  readonly id: string;
  readonly name: string;
  readonly goal: Goal | null;
  readonly by: "pointer" | "keys";
};

/** Distance from the viewport's edge at which dragging scrolls the page, and pixels per frame. */
const edge = 90;
const stride = 14;

/**
 * Reorders a list by dragging a handle or by its keys: Space or Enter starts and ends a move, arrows, Page, Home and
 * End move, Escape cancels. `onMove` is called only at the end of a move.
 *
 * @returns the handle's properties, and the announcement for screen readers
 */
export function useReorder({ items, onMove }: ReorderOptions) {
  /** The item being moved, and its target; null if there is none. */
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState("");
  const ids = items.map(({ id }) => id);
  const lifted = held && liftedNow(ids, held.id, held.goal);
  if (held && !lifted) {
    setHeld(null);
    setSaid(`${held.name} is not there any more.`);
  }
  const list = useRef<HTMLOListElement>(null);
  /** The element of a row that gets the focus after the next render. */
  const wanted = useRef<{ id: string; part: string } | null>(null);
  const pointerY = useRef(0);

  useEffect(() => {
    if (wanted.current === null) return;
    const { id, part } = wanted.current;
    wanted.current = null;
    const row = [...(list.current?.children ?? [])].find((each) => each.id === rowId(id));
    row?.querySelector<HTMLElement>(part)?.focus();
  });

  const placed = (at: number) => `${formatCount(at + 1)} of ${formatCount(items.length)}`;

  function follow() {
    setHeld((before) => {
      if (!before) return null;
      const all = [...(list.current?.children ?? [])];
      const rows = all.filter((row) => row.id !== rowId(before.id));
      const boxes = rows.map((row) => row.getBoundingClientRect()).sort((a, b) => a.top - b.top);
      const middles = boxes.map(({ top, height }) => top + height / 2);
      const at = placeByPointer(pointerY.current, middles);
      const shown = all.map((row) => row.id.slice(rowId("").length));
      return { ...before, goal: goalAt(shown, before.id, at) };
    });
  }

  const isDragging = held?.by === "pointer";
  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function move() {
      const way =
        pointerY.current < edge ? -stride : pointerY.current > innerHeight - edge ? stride : 0;
      if (way !== 0) {
        scrollBy(0, way);
        follow();
      }
      frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging]);

  const shownAt = held?.by === "keys" ? lifted?.at : undefined;
  useEffect(() => {
    // The browser scrolls to an element that gets the focus, but not when the focused element moves.
    const row = shownAt === undefined ? null : document.activeElement?.closest("li");
    if (row && list.current?.contains(row)) row.scrollIntoView({ block: "nearest" });
  }, [shownAt]);

  function putDown(move: Lifted, part = "[data-handle]") {
    setHeld(null);
    const name = nameOf(move.id);
    if (move.at === move.from) return setSaid(`${name} stays at ${placed(move.from)}.`);
    wanted.current = { id: move.id, part };
    setSaid(`${name} is at ${placed(move.at)} now.`);
    onMove(move.id, idBefore(ids, move));
  }

  function leave() {
    if (lifted) setSaid(`Left ${nameOf(lifted.id)} where it was.`);
    setHeld(null);
  }

  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? "";

  /** Moves an item by a number of positions immediately. */
  function step(id: string, by: number) {
    const from = items.findIndex((item) => item.id === id);
    const at = from + by;
    if (at >= 0 && at < items.length) putDown({ id, from, at }, `[data-step="${by}"]`);
  }

  function press(event: KeyboardEvent, id: string, from: number) {
    const isTaking = event.key === " " || event.key === "Enter";
    if (!lifted) {
      if (!isTaking) return;
      event.preventDefault();
      setHeld({ id, name: nameOf(id), goal: null, by: "keys" });
      return setSaid(`Took up ${nameOf(id)}, ${placed(from)}. Arrows move it, Space puts it down.`);
    }
    if (isTaking) {
      event.preventDefault();
      return putDown(lifted);
    }
    if (event.key === "Escape") {
      event.stopPropagation();
      return leave();
    }
    const at = placeByKey(event.key, lifted.at, items.length);
    if (at === null) return;
    event.preventDefault();
    setHeld((before) => before && { ...before, goal: goalAt(ids, before.id, at) });
    setSaid(placed(at));
  }

  const handle = (id: string, from: number) => ({
    "data-handle": true,
    onKeyDown: (event: KeyboardEvent) => press(event, id, from),
    onBlur: () => held?.by === "keys" && leave(),
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointerY.current = event.clientY;
      setHeld({ id, name: nameOf(id), goal: null, by: "pointer" });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!isDragging) return;
      pointerY.current = event.clientY;
      follow();
    },
    onPointerUp: () => lifted && isDragging && putDown(lifted),
    onPointerCancel: leave,
  });

  return { list, lifted, said, handle, step };
}

/** Returns the id of a row's element. */
export function rowId(id: string | undefined): string {
  return `row-${id ?? ""}`;
}
