import { useEffect } from "react";
import { takeTour } from "./tour-in-hand.ts";

/** Guides a tour from this tab and from no other of this browser: the one that took it last. */
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
