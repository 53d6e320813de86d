import { useCallback, useEffect, useState } from "react";
import type { RefObject } from "react";

/** Controls full screen for an element; not every browser allows it. */
export function useFullScreen(elementRef: RefObject<HTMLElement | null>): {
  isPossible: boolean;
  isOn: boolean;
  toggle: () => void;
} {
  const [isOn, setIsOn] = useState(false);

  useEffect(() => {
    const onChange = () => setIsOn(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", onChange);
    return () => document.removeEventListener("fullscreenchange", onChange);
  }, []);

  const toggle = useCallback(() => {
    // After a refusal the state is unchanged, and the button shows it.
    const refused = () => setIsOn(document.fullscreenElement !== null);
    if (document.fullscreenElement) document.exitFullscreen().catch(refused);
    else elementRef.current?.requestFullscreen().catch(refused);
  }, [elementRef]);

  return { isPossible: document.fullscreenEnabled === true, isOn, toggle };
}
