import { useEffect } from "react";
import { takeTour } from "./tour-in-hand.ts";

/** Ensures that only one tab of this browser guides a tour: the one that took over last. */
export function useOneTab(code: string): void {
  useEffect(() => {
    const channel = new BroadcastChannel("vitrine.tour");
    channel.onmessage = ({ data: taken }: MessageEvent<unknown>) => {
      if (taken === code) takeTour(null);
    };
    channel.postMessage(code);
    return () => channel.close();
  }, [code]);
}
