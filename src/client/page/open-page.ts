import { loadProgram } from "./load-program.ts";

/** Maximum time that a step waits for the previous one, in milliseconds. */
const patience = 3000;
/** Delay of images further down, in milliseconds, if there was a click before the client code had loaded. */
const patienceWhenReached = 2000;

/**
 * Prioritizes visible content on a slow connection: first the page's main image, then the other images in view and the
 * client code, then images further down. A click loads the client code immediately; scrolling loads the images.
 */
export function openPage(): void {
  // While this is set the stylesheet hides all other images, which delays their loading.
  document.documentElement.dataset["opening"] = "";
  addEventListener("DOMContentLoaded", () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (!picture || picture.complete) return showMore();
    whenFirst(picture, ["load", "error"], ["pointerdown", "keydown"], loadProgram);
    whenFirst(picture, ["load", "error"], [], showMore);
  });
}

function showMore() {
  // The images that the stylesheet hides. All layout reads come before the first change.
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

/** Calls back once: on an event of the element or the window, or after a timeout. */
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
