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

/** The deep zoom from a component's perspective. */
export type DeepZoomTool = Omit<DeepZoomController, "destroy" | "placement" | "lay"> & {
  /** `failed` if its code could not be loaded. */
  state: "loading" | "shown" | "failed";
  isLoading: boolean;
  /** Load status of its tiles; updated when a tile is being prepared, fails, or loads after all. */
  tiles: TileStatus;
  /** Position and magnification as text. */
  words: string;
  /**
   * Calls back with the image's placement, immediately if it is known and in every frame in which it moves, until the
   * returned function is called.
   */
  onMove: (listener: MoveListener) => () => void;
};

/** Receives the placement of the image. */
export type MoveListener = (placement: Placement) => void;

type DeepZoomTarget = {
  image: ViewerImage;
  elementRef: RefObject<HTMLElement | null>;
  baseUrl: string | null;
  /** The view to display; `onLook` reports the user's own moves. */
  look: Look;
  onLook: (look: Look) => void;
  /** Whether the image can be moved beyond its edges and made smaller than its viewport. */
  isLoose?: boolean;
  /** Number of such views that the page may show at once; default 1. */
  views?: number;
  /** Overlaid images; a stable list. */
  layers?: readonly ZoomLayer[];
};

const noLayers: readonly ZoomLayer[] = [];

/** Loads OpenSeadragon and runs it in an element, with a new instance for each image; destroys it afterwards. */
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
  /** The last known view, to recognize it when it comes back from the URL a moment later. */
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
    // Moves the focus to the image when the view opens, but not when the user goes to the next image.
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
    // The URL reports a view that is already displayed.
    if (told.current && isSameLook(look, told.current)) return;
    told.current = look;
    // Loose images move without animation, because linked images depend on their placement.
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

/** Compares with a tolerance of one pixel, the precision of a URL. */
function isSameRegion(one: Look["region"], other: Look["region"]): boolean {
  if (!one || !other) return false;
  return (["x", "y", "width", "height"] as const).every(
    (side) => Math.abs(one[side] - other[side]) < 1,
  );
}
