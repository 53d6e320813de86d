import { useEffect, useMemo, useRef, useState } from "react";
import type { RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import type { NoteMarks_notes$key } from "../../../../__generated__/relay/NoteMarks_notes.graphql.ts";
import { middleOf, shapeAt } from "../../../view/note-shape.ts";
import { apply, invert } from "../../../view/registration.ts";
import type { Point, Size } from "../../../view/view.ts";
import { placeInWords } from "../../../view/words.ts";
import { nextTask } from "../../ui/next-task.ts";
import type { DeepZoomTool } from "../viewer/use-deep-zoom.ts";
import { noteShape } from "./noteShape.ts";
import { outline } from "./outline.ts";
import { useSight, type Lie } from "./use-sight.ts";

type NoteMarksProps = {
  notes: NoteMarks_notes$key;
  image: Size;
  zoom: Pick<DeepZoomTool, "onMove" | "centreAt">;
  /** The element that the image fills; presses on it are observed but not consumed. */
  surface: RefObject<HTMLElement | null>;
  /** Id of the note that is selected, or hovered or focused in the list. */
  near: string | null;
  /** Called when a marker is pressed. */
  onOpen: (id: string) => void;
};

/** Half of a touch target, in CSS pixels: maximum distance from a marker at which a press still hits it. */
const reach = { mouse: 8, touch: 22 };
/** Maximum movement of a press that is not a drag, in CSS pixels. */
const still = 5;
/** Characters of a note in its tooltip. */
const tipLength = 180;

/**
 * Markers of notes over a zoomable image. They ignore pointer events: the element of the image observes presses, so
 * that it pans as if they were not there. For the keyboard each is a button.
 */
export function NoteMarks({ notes: key, image, zoom, surface, near, onOpen }: NoteMarksProps) {
  const notes = useFragment(
    graphql`
      fragment NoteMarks_notes on Note @relay(plural: true) {
        id
        text
        state
        author {
          name
        }
        region {
          ...noteShape_region
        }
      }
    `,
    key,
  );
  const marks = useMemo(
    () =>
      notes.flatMap(({ id, text, state, author, region }) => {
        const shape = region && noteShape(region);
        if (!shape || shape.kind === "WHOLE") return [];
        return [{ id, text, state, author: author.name, shape }];
      }),
    [notes],
  );
  const [pointed, setPointed] = useState<string | null>(null);
  const group = useRef<SVGGElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const lie = useRef<Lie | null>(null);
  const shown = marks.find(({ id }) => id === pointed) ?? null;

  const placeTip = () => {
    if (!tip.current || !shown || !lie.current) return;
    const { x, y } = apply(lie.current.matrix, middleOf(shown.shape, image));
    tip.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  };
  useSight(zoom.onMove, surface, (next) => {
    lie.current = next;
    group.current?.setAttribute("transform", `matrix(${next.matrix.join(" ")})`);
    placeTip();
  });
  useEffect(placeTip);

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    let pressed: Point | null = null;
    const markAt = (event: PointerEvent) => {
      const back = lie.current && invert(lie.current.matrix);
      if (!back || !lie.current) return null;
      const box = element.getBoundingClientRect();
      const at = apply(back, { x: event.clientX - box.left, y: event.clientY - box.top });
      const { mouse, touch } = reach;
      const around = event.pointerType === "mouse" ? mouse : touch;
      return shapeAt(marks, at, around / lie.current.placement.scale)?.id ?? null;
    };
    const down = (event: PointerEvent) => {
      const isFirst = event.isPrimary && event.button === 0;
      pressed = isFirst ? { x: event.clientX, y: event.clientY } : null;
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.buttons > 0) return;
      const id = markAt(event);
      element.toggleAttribute("data-over-note", id !== null);
      setPointed(id);
    };
    const up = (event: PointerEvent) => {
      const from = pressed;
      pressed = null;
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > still) return;
      const id = markAt(event);
      // The deep zoom moves the focus to the image on a press, so the note gets the focus in the next task.
      if (id !== null) void nextTask().then(() => onOpen(id));
    };
    const leave = () => setPointed(null);
    // Listening in the capture phase precedes the deep zoom, which stops propagation.
    const first = { capture: true };
    element.addEventListener("pointerdown", down, first);
    element.addEventListener("pointermove", move, first);
    element.addEventListener("pointerup", up, first);
    element.addEventListener("pointerleave", leave);
    return () => {
      element.removeEventListener("pointerdown", down, first);
      element.removeEventListener("pointermove", move, first);
      element.removeEventListener("pointerup", up, first);
      element.removeEventListener("pointerleave", leave);
      element.removeAttribute("data-over-note");
    };
  }, [surface, marks, onOpen]);

  const keepInSight = (at: Point) => {
    const element = surface.current;
    if (!element || !lie.current) return;
    const { x, y } = apply(lie.current.matrix, at);
    const { clientWidth, clientHeight } = element;
    if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) zoom.centreAt(at);
  };

  return (
    <>
      <svg className="note-marks" role="group" aria-label="Notes on the picture">
        <g ref={group}>
          {marks.map(({ id, text, state, author, shape }) => (
            <g
              key={id}
              role="button"
              tabIndex={0}
              className="note-mark"
              data-near={id === near || id === pointed || undefined}
              data-quiet={state !== "VISIBLE" || undefined}
              data-point={shape.kind === "POINT" || undefined}
              aria-label={`Note by ${author}, ${placeInWords(middleOf(shape, image), image)}: ${shortened(text)}`}
              onFocus={(event) => {
                if (!event.currentTarget.matches(":focus-visible")) return;
                setPointed(id);
                keepInSight(middleOf(shape, image));
              }}
              onBlur={() => setPointed(null)}
              onClick={() => onOpen(id)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" && event.key !== " ") return;
                event.preventDefault();
                onOpen(id);
              }}
            >
              <path className="note-mark__halo" d={outline(shape)} />
              <path className="note-mark__line" d={outline(shape)} />
            </g>
          ))}
        </g>
      </svg>
      {shown && (
        <div ref={tip} className="note-tip" aria-hidden>
          <p className="note-tip__words">
            <b>{shown.author}</b> {shortened(shown.text)}
          </p>
        </div>
      )}
    </>
  );
}

function shortened(text: string): string {
  return text.length <= tipLength ? text : `${text.slice(0, tipLength).trimEnd()} …`;
}
