import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { RefObject } from "react";
import { createDeepZoom } from "./deep-zoom-controller.ts";
import type { DeepZoomController } from "./deep-zoom-controller.ts";
import type { ZoomLayer } from "./deep-zoom-layers.ts";
import { startPainter } from "./painter.ts";
import type { Look, Placement } from "./deep-zoom-sight.ts";
import { renewIfStale } from "../../page/renewal.ts";
import { buildId } from "../../relay/build.ts";
import type { Point } from "../../../view/view.ts";
import { regionInWindow } from "../../../view/window.ts";
import { isToldAlike, nothingAwaited } from "./tile-loader.ts";
import type { TileStatus } from "./tile-loader.ts";
import type { ViewerImage } from "./viewer-image.ts";

/** The deep zoom as a component sees it. */
export type DeepZoomTool = Omit<DeepZoomController, "destroy" | "placement" | "lay"> & {
  /** `failed` if the program for it could not be loaded. */
  state: "loading" | "shown" | "failed";
  isLoading: boolean;
  /** How its tiles come along; told when one is being prepared, was given up, or is there after all. */
  tiles: TileStatus;
  /** Place and magnification in words. */
  words: string;
  /**
   * Calls a listener with how the picture lies, now if that is known and in every frame in which it
   * moves. The result ends that.
   */
  onMove: (listener: MoveListener) => () => void;
};

/** Hears how the picture lies. */
export type MoveListener = (placement: Placement) => void;

type DeepZoomTarget = {
  image: ViewerImage;
  elementRef: RefObject<HTMLElement | null>;
  baseUrl: string | null;
  /** What is to be looked at; somebody's own moves are told by `onLook`. */
  look: Look;
  onLook: (look: Look) => void;
  /** Whether it may be moved beyond its edges and made smaller than its window. */
  isLoose?: boolean;
  /** How many such views the page may show at once; 1 if left out. */
  views?: number;
  /** What lies over it; the same list as long as that is the same. */
  layers?: readonly ZoomLayer[];
};

const noLayers: readonly ZoomLayer[] = [];

/** Loads OpenSeadragon and runs it in an element, anew for each image; puts it away afterwards. */
export function useDeepZoom(target: DeepZoomTarget): DeepZoomTool {
  const {
    image,
    elementRef,
    baseUrl,
    look,
    isLoose = false,
    views = 1,
    layers = noLayers,
  } = target;
  const controller = useRef<DeepZoomController | null>(null);
  const listeners = useRef(new Set<MoveListener>());
  /** What was looked at last, as far as that is known: the address says it again a moment later. */
  const told = useRef<Look | null>(look);
  const [state, setState] = useState<DeepZoomTool["state"]>("loading");
  const [isLoading, setIsLoading] = useState(true);
  const [status, setStatus] = useState(nothingAwaited);
  const [words, setWords] = useState("");
  const [attempt, setAttempt] = useState(0);

  const rest = useEffectEvent((resting: Look, inWords: string) => {
    told.current = resting;
    setWords(inWords);
    target.onLook(resting);
  });
  const firstLook = useEffectEvent(() => look);
  const firstLayers = useEffectEvent(() => layers);

  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    let wanted = true;
    // Whoever opens the view is put to the picture; whoever goes on to the next image stays put.
    const dialog = element.closest("dialog");
    if (dialog && !dialog.contains(document.activeElement)) element.focus({ preventScroll: true });
    setState("loading");
    setStatus(nothingAwaited);
    const painting = startPainter();
    const stopPainter = () => void painting.then((painter) => painter?.stop());
    const start = async () => {
      const { default: OpenSeadragon } = await import("openseadragon");
      const painter = await painting;
      if (!wanted) return;
      const first = firstLook();
      told.current = first;
      controller.current = createDeepZoom(OpenSeadragon, {
        image,
        element,
        painter,
        baseUrl,
        look: first,
        isLoose,
        views,
        onShown: () => setState("shown"),
        onMove: (placement) => {
          for (const listener of listeners.current) listener(placement);
        },
        onRest: (resting, inWords) => rest(resting, inWords),
        onStatus: (next) => {
          setIsLoading(next.loading > 0);
          setStatus((before) => (isToldAlike(before, next) ? before : next));
        },
      });
      controller.current.lay(firstLayers());
    };
    start().catch(async () => {
      stopPainter();
      if (wanted && !(await renewIfStale(buildId)) && wanted) setState("failed");
    });
    return () => {
      wanted = false;
      controller.current?.destroy();
      controller.current = null;
      stopPainter();
    };
  }, [image, elementRef, baseUrl, isLoose, views, attempt]);

  const liesSo = useEffectEvent(() => {
    if (!controller.current || !elementRef.current) return false;
    const { clientWidth: width, clientHeight: height } = elementRef.current;
    const lies = controller.current.placement();
    const region = regionInWindow(lies, { width, height }, image.grid);
    return isSameLook(look, { region, rotation: lies.rotation, mirror: lies.mirror });
  });
  useEffect(() => {
    // What comes back from the address is where the view is already.
    if (told.current && isSameLook(look, told.current)) return;
    told.current = look;
    // Loose pictures go at once: whoever is tied to one reckons with where it lies.
    if (!liesSo()) controller.current?.lookAt(look, isLoose || undefined);
  }, [look, isLoose]);

  useEffect(() => controller.current?.lay(layers), [layers]);

  const retry = useCallback(() => {
    if (controller.current) controller.current.retry();
    else setAttempt((before) => before + 1);
  }, []);

  const moves = useMemo(
    () => ({
      zoomBy: (factor: number) => controller.current?.zoomBy(factor),
      panBy: (across: number, down: number) => controller.current?.panBy(across, down),
      centreAt: (point: Point) => controller.current?.centreAt(point),
      rotateBy: (degrees: number) => controller.current?.rotateBy(degrees),
      mirror: () => controller.current?.mirror(),
      reset: () => controller.current?.reset(),
      follow: (placement: Placement) => {
        told.current = null;
        controller.current?.follow(placement);
      },
      lookAt: (next: Look) => controller.current?.lookAt(next),
      onMove: (listener: MoveListener) => {
        listeners.current.add(listener);
        if (controller.current) listener(controller.current.placement());
        return () => void listeners.current.delete(listener);
      },
    }),
    [],
  );

  return { ...moves, retry, state, isLoading, tiles: status, words };
}

function isSameLook(one: Look, other: Look): boolean {
  return (
    one.rotation === other.rotation &&
    one.mirror === other.mirror &&
    (one.region === other.region || isSameRegion(one.region, other.region))
  );
}

/** To the pixel, as an address says it. */
function isSameRegion(one: Look["region"], other: Look["region"]): boolean {
  if (!one || !other) return false;
  return (["x", "y", "width", "height"] as const).every(
    (side) => Math.abs(one[side] - other[side]) < 1,
  );
}
