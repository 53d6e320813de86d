import { startTransition, use, useEffect, useState } from "react";
import { FirstRender } from "../../ui/first-render.ts";
import { nextTask } from "../../ui/next-task.ts";

/** Number of parts that render at once if the server did not render the page. */
const atOnce = 4;
/**
 * Each time this many parts have rendered, one more is added per task, because the browser lays out all of them again.
 */
const forOneMore = 100;

/**
 * Returns the number of parts to render: all parts of a server-rendered page, otherwise one more in each task, so that
 * the browser can paint and handle input between them; more per task if there are very many.
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
