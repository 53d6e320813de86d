import { startTransition, use, useEffect, useState } from "react";
import { FirstRender } from "./first-render.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Returns false for the first render of a page after a navigation, so that its first view does not wait for the rest;
 * true from then on, and always on a server-rendered page.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(use(FirstRender).isNow);
  useEffect(() => whenIdle(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
