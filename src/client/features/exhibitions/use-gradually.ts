import { startTransition, use, useEffect, useState } from "react";
import { FirstRender } from "../../ui/first-render.ts";
import { nextTask } from "../../ui/next-task.ts";

/** How many are drawn at once where a page was not sent with them. */
const atOnce = 4;
/** Of so many that are there one more is drawn in each task: the browser places all of them anew each time. */
const forOneMore = 100;

/**
 * How many of the parts of a page are drawn: all that were in the page as it was sent, and of others one more in each
 * task, so that the browser can paint and hear what is pressed between them; of very many, some more.
 */
export function useGradually(count: number): number {
  const isSent = use(FirstRender).isNow;
  const [drawn, setDrawn] = useState(isSent ? count : Math.min(count, atOnce));
  useEffect(() => {
    if (drawn >= count) return;
    let isWanted = true;
    void nextTask().then(() => {
      if (isWanted) startTransition(() => setDrawn(drawn + 1 + Math.floor(drawn / forOneMore)));
    });
    return () => {
      isWanted = false;
    };
  }, [drawn, count]);
  return Math.min(drawn, count);
}
