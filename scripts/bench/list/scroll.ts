/** What was seen while a list was scrolled through. */
export type Scrolled = {
  /** How many works were seen. */
  works: number;
  /** The most elements and texts that were in it at once. */
  mostNodes: number;
  /** How long it took, in milliseconds. */
  time: number;
};

/**
 * Scrolls a list to its end, as fast as it is drawn, and asks for more where it has to be asked for. Runs in the page,
 * so that it can use nothing from here.
 *
 * @param wanted how many works the list has in all
 */
export async function scrollThrough(): Promise<Scrolled> {
  const began = performance.now();
  const list = document.querySelector(".justified-grid, .row-list, .work-table tbody");
  if (!list) throw new Error("There is no list.");
  const nodes = () => document.createNodeIterator(list);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const seen = new Set<string>();
  let mostNodes = 0;
  let still = 0;
  // Nothing more is drawn for a while only at the end, or if something is wrong.
  while (still < 1200) {
    const before = scrollY;
    scrollBy(0, 500);
    await frame();
    let count = 0;
    for (const all = nodes(); all.nextNode();) count += 1;
    mostNodes = Math.max(mostNodes, count);
    for (const link of list.querySelectorAll("a")) seen.add(link.href);
    const more = document.querySelector<HTMLButtonElement>(".load-more button");
    // At the end what was loaded last is still to be drawn.
    if (!more && still > 30) break;
    if (scrollY === before && more?.getAttribute("aria-disabled") !== "true") more?.click();
    still = scrollY === before ? still + 1 : 0;
  }
  return {
    works: seen.size,
    mostNodes,
    time: performance.now() - began,
  };
}
