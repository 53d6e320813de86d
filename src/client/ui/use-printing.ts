import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Returns whether the page is being printed. Components render the printed version meanwhile. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the DOM as it is when the event handler returns.
    const told = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    const events = ["beforeprint", "afterprint"];
    for (const event of events) window.addEventListener(event, told);
    return () => {
      for (const event of events) window.removeEventListener(event, told);
    };
  }, []);
  return isPrinting;
}
