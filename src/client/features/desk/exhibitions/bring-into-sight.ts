/** What somebody does who reads in the preview themselves. */
const reading = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/**
 * Scrolls a page of the preview to one of its blocks, as soon as that is there; not any more once somebody reads there.
 *
 * @param id of the block, as the server knows it
 * @returns leaves off
 */
export function bringIntoSight(page: Document, id: string): () => void {
  const changes = new MutationObserver(look);
  function leave() {
    changes.disconnect();
    for (const event of reading) page.removeEventListener(event, leave);
  }
  function look() {
    const block = page.getElementById(id);
    // More blocks are asked for when the end of those that are there is seen.
    const more = block ? null : page.querySelector(".exhibition-more");
    (block ?? more)?.scrollIntoView({ block: block ? "start" : "end" });
    if (block) leave();
  }
  for (const event of reading) page.addEventListener(event, leave, { passive: true });
  changes.observe(page, { childList: true, subtree: true });
  look();
  return leave;
}
