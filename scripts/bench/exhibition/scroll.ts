/** Measurements while scrolling through a page. */
export type Walked = {
  /** Maximum number of elements in the page at once, without those in its texts. */
  mostElements: number;
  /** Number of steps, and final height of the page in pixels. */
  steps: number;
  height: number;
};

/** Records layout shifts from the start of the page. Runs in the page, so it cannot use anything from this module. */
export function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifts.push((entry as PerformanceEntry & { value: number }).value);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Scrolls a page to its end, one step per frame, and waits there for content that loads late. Runs in the page. */
export async function walkThrough(step: number): Promise<Walked> {
  // About once in a hundred runs, Chromium stops drawing.
  const frame = () =>
    new Promise((resolve, reject) => {
      requestAnimationFrame(resolve);
      setTimeout(() => reject(new Error("The browser drew nothing for half a minute.")), 30_000);
    });
  const texts = ".rich-text *, .footnotes *";
  let [mostElements, steps, still] = [0, 0, 0];
  const count = () => {
    const all = document.body.querySelectorAll("*").length;
    mostElements = Math.max(mostElements, all - document.querySelectorAll(texts).length);
  };
  count();
  while (still < 30) {
    const before = scrollY;
    scrollBy(0, step);
    await frame();
    count();
    steps += 1;
    still = scrollY === before ? still + 1 : 0;
  }
  return { mostElements, steps, height: document.documentElement.scrollHeight };
}
