/** What was seen while a part of a list was scrolled through. */
export type Scrolled = {
  /** The addresses of the works that were drawn. */
  seen: string[];
  /** The most elements and texts that were in the list at once. */
  mostNodes: number;
  /** Whether the list has come to its end. */
  isEnd: boolean;
};

/**
 * Scrolls a list on by so many steps, as fast as it is drawn, and asks for more where it has to be asked for. Runs in the
 * page, so that it can use nothing from here.
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
    // At the end what was loaded last is still to be drawn.
    if (!more && still > 30) return { seen: [...seen], mostNodes, isEnd: true };
  }
  return { seen: [...seen], mostNodes, isEnd: false };
}
