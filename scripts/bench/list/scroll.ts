/** Measurements while scrolling through a part of a list. */
export type Scrolled = {
  /** Addresses of the works that were drawn. */
  seen: string[];
  /** Maximum number of elements and texts in the list at once. */
  mostNodes: number;
  /** Whether the end of the list was reached. */
  isEnd: boolean;
};

/**
 * Scrolls a list by a number of steps, as fast as it is drawn, and presses the button that loads more where necessary.
 * Runs in the page, so it cannot use anything from this module.
 */
export async function scrollOn(steps: number): Promise<Scrolled> {
  const list = document.querySelector(".justified-grid, .row-list, .work-table tbody");
  if (!list) throw new Error("There is no list.");
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const seen = new Set<string>();
  let [mostNodes, still] = [0, 0];
  for (let step = 0; step < steps; step += 1) {
    const before = scrollY;
    scrollBy(0, 500);
    await frame();
    const nodes = document.createNodeIterator(list);
    let count = 0;
    while (nodes.nextNode()) count += 1;
    mostNodes = Math.max(mostNodes, count);
    for (const link of list.querySelectorAll("a")) seen.add(link.href);
    const more = document.querySelector<HTMLButtonElement>(".load-more button");
    still = scrollY === before ? still + 1 : 0;
    if (still > 0 && more?.getAttribute("aria-disabled") !== "true") more?.click();
    // At the end, the works that were loaded last are still to be drawn.
    if (!more && still > 30) return { seen: [...seen], mostNodes, isEnd: true };
  }
  return { seen: [...seen], mostNodes, isEnd: false };
}
