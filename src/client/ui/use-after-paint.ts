import { startTransition, use, useEffect, useState } from "react";
import { FirstRender } from "./first-render.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * False while a page that follows another is drawn for the first time, so that what is seen first does
 * not wait for the rest; true from then on, and always on a page as the server sends it.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(use(FirstRender).isNow);
  useEffect(() => whenIdle(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
