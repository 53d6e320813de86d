/** What was seen while a page was scrolled through. */
export type Walked = {
  /** The most elements that were in the page at once, without those within its texts. */
  mostElements: number;
  /** Steps that were made, and pixels that the page is high in the end. */
  steps: number;
  height: number;
};

/**
 * Notes by how much the layout moves, from the first movement that nobody asked for. Runs in the page, so that it can
 * use nothing from here.
 */
export function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifts.push((entry as PerformanceEntry & { value: number }).value);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Scrolls a page to its end, a step each frame, and waits there for what is loaded late. Runs in the page. */
export async function walkThrough(step: number): Promise<Walked> {
  // Chromium may come to draw nothing more, once in a hundred times.
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
