import type { Page } from "playwright-core";

type TouchType = "touchStart" | "touchMove" | "touchEnd";

/** Fingers on a page: says where they are now, `touchEnd` with those that stay. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: TouchType, ...fingers: (readonly number[])[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: fingers.map(([x = 0, y = 0], id) => ({ x, y, id })),
    });
}
