import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being put on paper. What is drawn then is what is printed. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what is there when the event is over.
    const told = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    const events = ["beforeprint", "afterprint"];
    for (const event of events) window.addEventListener(event, told);
    return () => {
      for (const event of events) window.removeEventListener(event, told);
    };
  }, []);
  return isPrinting;
}
