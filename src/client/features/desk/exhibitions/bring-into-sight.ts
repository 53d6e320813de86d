/** Events that show that the user scrolls or reads in the preview. */
const reading = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/**
 * Scrolls the preview to a block as soon as that block renders. Stops once the user interacts with the preview.
 *
 * @param id the block's id on the server
 * @returns a function that stops the scrolling
 */
export function bringIntoSight(page: Document, id: string): () => void {
  const changes = new MutationObserver(look);
  function leave() {
    changes.disconnect();
    for (const event of reading) page.removeEventListener(event, leave);
  }
  function look() {
    const block = page.getElementById(id);
    // The page loads more blocks when the end of the loaded ones becomes visible.
    const more = block ? null : page.querySelector(".exhibition-more");
    (block ?? more)?.scrollIntoView({ block: block ? "start" : "end" });
    if (block) leave();
  }
  for (const event of reading) page.addEventListener(event, leave, { passive: true });
  changes.observe(page, { childList: true, subtree: true });
  look();
  return leave;
}
