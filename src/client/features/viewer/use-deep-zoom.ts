import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { RefObject } from "react";
import { createDeepZoom } from "./deep-zoom-controller.ts";
import type { DeepZoomController } from "./deep-zoom-controller.ts";
import { renewIfStale } from "../../page/renewal.ts";
import { buildId } from "../../relay/build.ts";
import type { ViewerImage } from "./viewer-image.ts";

/** The deep zoom as a component sees it. */
export type DeepZoomTool = Omit<DeepZoomController, "destroy"> & {
  /** `failed` if the program for it could not be loaded. */
  state: "loading" | "shown" | "failed";
  isLoading: boolean;
  failedTiles: number;
  /** Place and magnification in words. */
  words: string;
};

type DeepZoomTarget = {
  image: ViewerImage;
  elementRef: RefObject<HTMLElement | null>;
  baseUrl: string | null;
};

/** Loads OpenSeadragon and runs it in an element, anew for each image; puts it away afterwards. */
export function useDeepZoom({ image, elementRef, baseUrl }: DeepZoomTarget): DeepZoomTool {
  const controller = useRef<DeepZoomController | null>(null);
  const [state, setState] = useState<DeepZoomTool["state"]>("loading");
  const [isLoading, setIsLoading] = useState(true);
  const [failedTiles, setFailedTiles] = useState(0);
  const [words, setWords] = useState("");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    let wanted = true;
    // Whoever opens the view is put to the picture; whoever goes on to the next image stays put.
    const dialog = element.closest("dialog");
    if (!dialog?.contains(document.activeElement)) element.focus({ preventScroll: true });
    setState("loading");
    setFailedTiles(0);
    const start = async () => {
      const { default: OpenSeadragon } = await import("openseadragon");
      if (!wanted) return;
      controller.current = createDeepZoom(OpenSeadragon, {
        image,
        element,
        baseUrl,
        onShown: () => setState("shown"),
        onRest: setWords,
        onStatus: ({ loading, failed }) => {
          setIsLoading(loading > 0);
          setFailedTiles(failed);
        },
      });
    };
    start().catch(async () => {
      if (wanted && !(await renewIfStale(buildId)) && wanted) setState("failed");
    });
    return () => {
      wanted = false;
      controller.current?.destroy();
      controller.current = null;
    };
  }, [image, elementRef, baseUrl, attempt]);

  const retry = useCallback(() => {
    if (controller.current) controller.current.retry();
    else setAttempt((before) => before + 1);
  }, []);

  const moves = useMemo(
    () => ({
      zoomBy: (factor: number) => controller.current?.zoomBy(factor),
      panBy: (across: number, down: number) => controller.current?.panBy(across, down),
      rotateBy: (degrees: number) => controller.current?.rotateBy(degrees),
      reset: () => controller.current?.reset(),
    }),
    [],
  );

  return { ...moves, retry, state, isLoading, failedTiles, words };
}
