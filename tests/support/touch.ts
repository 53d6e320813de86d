import type { Page } from "playwright-core";

type TouchType = "touchStart" | "touchMove" | "touchEnd";

/**
 * Returns a function that moves fingers on a page. Its arguments are all current positions; for `touchEnd`, those that
 * remain.
 */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: TouchType, ...fingers: (readonly number[])[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: fingers.map(([x = 0, y = 0], id) => ({ x, y, id })),
    });
}
