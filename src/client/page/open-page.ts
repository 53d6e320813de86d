import { loadProgram } from "./load-program.ts";

/** How long anything waits for what goes before it, in milliseconds. */
const patience = 3000;
/** How long pictures further down wait when something was reached for before the program was there. */
const patienceWhenReached = 2000;

/**
 * Where the line is slow, everything waits for what is seen: the picture that the page opens with comes
 * first, then the other pictures in view and the program, then pictures further down. Who reaches for
 * something has the program at once; who moves on has the pictures.
 */
export function openPage(): void {
  // The stylesheet keeps the other pictures back for as long as this is set.
  document.documentElement.dataset["opening"] = "";
  addEventListener("DOMContentLoaded", () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (!picture || picture.complete) return showMore();
    whenFirst(picture, ["load", "error"], ["pointerdown", "keydown"], loadProgram);
    whenFirst(picture, ["load", "error"], [], showMore);
  });
}

function showMore() {
  // Those that the stylesheet keeps back; all places are read before one changes.
  const kept = document.querySelectorAll<HTMLImageElement>('.picture img[loading="lazy"]');
  const seen = [...kept].filter((picture) => {
    const place = picture.parentElement?.parentElement?.getBoundingClientRect();
    return place && place.top < innerHeight && place.left < innerWidth;
  });
  for (const picture of seen) picture.style.display = "block";
  whenFirst(loadProgram(), ["load", "error"], ["scroll", "wheel", "touchmove"], () => {
    const isReached = globalThis.earlyPresses?.last;
    setTimeout(showAll, isReached ? patienceWhenReached : 0);
  });
}

function showAll() {
  delete document.documentElement.dataset["opening"];
}

/** Calls back once: at one of the element's events or the window's, or when it took too long. */
function whenFirst(element: Element, events: string[], happenings: string[], callback: () => void) {
  const over = new AbortController();
  const { signal } = over;
  const end = () => {
    clearTimeout(timer);
    over.abort();
    callback();
  };
  const timer = setTimeout(end, patience);
  for (const event of events) element.addEventListener(event, end, { signal });
  for (const event of happenings) addEventListener(event, end, { signal, capture: true });
}
