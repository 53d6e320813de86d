import { sharpScaleFactor } from "../../../../view/tiles.ts";
import { wholeRegion } from "../../../../view/view.ts";
import type { Frame, Size } from "../../../../view/view.ts";
import { sightOf } from "../../../../view/window.ts";
import { whenIdle } from "../../../ui/when-idle.ts";
import type { Placement } from "../../viewer/deep-zoom-sight.ts";
import { paintLens } from "../../viewer/lens-painter.ts";
import { createLensTiles } from "../../viewer/lens-tiles.ts";
import { readBitmap } from "../../viewer/tile-reader.ts";
import type { ViewerImage } from "../../viewer/viewer-image.ts";
import { flightBetween } from "./flight.ts";
import type { Flight } from "./flight.ts";
import { landing } from "./landing.ts";
import { stageFrame, stagePixels } from "./stage-frame.ts";

/** A view of an image on a stage. */
export type StageView = {
  readonly image: ViewerImage;
  /** URL of a small version of the whole image. */
  readonly baseUrl: string;
  readonly look: Pick<Frame, "region" | "rotation" | "mirror">;
  /** CSS `filter` for colour adjustments. */
  readonly filter: string;
};

/** Paints a sequence of views on a stage. */
export type StagePainter = {
  /** Shows a view: animated if it is of the current image, immediately otherwise. */
  show(view: StageView): void;
  stop(): void;
};

type StageParts = {
  canvas: HTMLCanvasElement;
  /** Whether changes are immediate instead of animated. */
  isCalm: boolean;
  /**
   * Called when another image becomes visible. If present, a still image is beneath the canvas until then, so the first
   * view is painted when the browser is idle.
   */
  onShown?: (() => void) | undefined;
  /** Called when a view has reached its placement. */
  onLanded: () => void;
};

type Shown = { view: StageView; base: ImageBitmap | null };

/** Duration of the fade between two images, in milliseconds. */
const fade = 250;

/** Creates a painter. It paints nothing until the first view is shown, and repaints when the canvas is resized. */
export function createStagePainter({
  canvas,
  isCalm,
  onShown,
  onLanded,
}: StageParts): StagePainter {
  const context = canvas.getContext("2d");
  const tiles = createLensTiles({ onTile: () => sharpen(), onStatus: () => undefined });
  let shown: Shown | null = null;
  let wanted: StageView | null = null;
  let placement: Placement | null = null;
  let flight: (Flight & { since: number }) | null = null;
  let drawing = 0;
  let isSharpening = false;
  /** The image whose small version is loading. */
  let coming: { service: string; reading: AbortController } | null = null;

  const stage = (): Size => ({ width: canvas.clientWidth, height: canvas.clientHeight });

  const refresh = () => {
    if (drawing === 0) drawing = requestAnimationFrame(draw);
  };

  /** Paints newly loaded tiles, batched and when the browser is idle. */
  function sharpen() {
    if (isSharpening) return;
    isSharpening = true;
    whenIdle(() => {
      isSharpening = false;
      refresh();
    });
  }

  function draw(now: number) {
    drawing = 0;
    const size = stage();
    if (!shown || !context || size.width === 0) return;
    if (flight) {
      flight.since ||= now;
      const share = flight.takes === 0 ? 1 : Math.min(1, (now - flight.since) / flight.takes);
      placement = flight.at(share);
      if (share === 1) land();
      else refresh();
    }
    placement ??= landing(shown.view.look, size, shown.view.image.grid);
    paint(size, placement);
  }

  function paint(size: Size, lies: Placement) {
    if (!shown || !context) return;
    const { image } = shown.view;
    const { devicePixelRatio } = window;
    const pixels = stagePixels(size, devicePixelRatio);
    if (canvas.width !== pixels.width) canvas.width = pixels.width;
    if (canvas.height !== pixels.height) canvas.height = pixels.height;
    const frame = stageFrame(lies, size, devicePixelRatio, flight === null);
    paintLens(context, {
      image,
      frame,
      scaleFactor: sharpScaleFactor(image.grid, frame.scale),
      tile: tiles.get,
      shown: shown.base,
    });
  }

  function land() {
    flight = null;
    onLanded();
  }

  /** Requests the tiles of the target view, so that they are there on arrival. */
  function aim({ image, look }: StageView, size: Size) {
    const { devicePixelRatio } = window;
    const frame = stageFrame(landing(look, size, image.grid), size, devicePixelRatio, true);
    tiles.want(image, frame, sharpScaleFactor(image.grid, frame.scale));
  }

  function goTo(view: StageView) {
    const size = stage();
    aim(view, size);
    const goesOn = shown?.view.image.service === view.image.service && placement && !isCalm;
    const there = landing(view.look, size, view.image.grid);
    const { grid } = view.image;
    const whole = sightOf(wholeRegion(grid), there.rotation, size, grid).scale;
    if (goesOn && placement) {
      flight = { ...flightBetween(placement, there, size, whole), since: 0 };
    } else {
      flight = null;
      placement = there;
      onLanded();
    }
    if (shown) shown = { ...shown, view };
    canvas.style.filter = view.filter;
    refresh();
  }

  /** Loads another image and shows the view of it that was requested last. */
  async function change({ image: { service }, baseUrl }: StageView) {
    const reading = new AbortController();
    coming = { service, reading };
    // If the small version fails to load, only tiles are painted.
    const base = await readBitmap(baseUrl, reading.signal).catch(() => null);
    const isFirst = shown === null;
    if (isFirst && onShown) await new Promise<void>((go) => whenIdle(go));
    if (reading.signal.aborted || !wanted) return base?.close();
    coming = null;
    shown?.base?.close();
    placement = null;
    shown = { view: wanted, base };
    goTo(wanted);
    if (!isCalm && !isFirst) canvas.animate([{ opacity: 0 }, { opacity: 1 }], fade);
    onShown?.();
  }

  const resized = new ResizeObserver(() => {
    if (!shown) return;
    // The placement of a view depends on the size of the stage.
    flight = null;
    placement = null;
    aim(shown.view, stage());
    refresh();
  });
  resized.observe(canvas);
  const retry = () => tiles.retry();
  window.addEventListener("online", retry);

  return {
    show(view) {
      wanted = view;
      const { service } = view.image;
      if (coming?.service === service) return;
      coming?.reading.abort();
      coming = null;
      if (shown?.view.image.service === service) goTo(view);
      else void change(view);
    },
    stop() {
      wanted = null;
      coming?.reading.abort();
      shown?.base?.close();
      shown = null;
      cancelAnimationFrame(drawing);
      resized.disconnect();
      window.removeEventListener("online", retry);
      tiles.stop();
      // Safari retains the memory of a canvas until the canvas is empty.
      canvas.width = 0;
      canvas.height = 0;
    },
  };
}
