/** A tile and where it lies, in pixels of the canvas before any turning. */
export type PlacedTile = {
  readonly id: number;
  /** Larger is sharper. */
  readonly level: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether left and right of the tile itself are exchanged. */
  readonly flipped: boolean;
};

/** One image: what of it is to be seen. */
export type PaintedLayer = {
  readonly opacity: number;
  /** In degrees clockwise around a point of the canvas. */
  readonly rotation: number;
  readonly around: { readonly x: number; readonly y: number };
  /** The least sharp first. */
  readonly tiles: readonly PlacedTile[];
};

/** All that is to be seen in one frame. */
export type Picture = {
  /** The canvas, in pixels of the screen. */
  readonly width: number;
  readonly height: number;
  /** In degrees clockwise around the middle; turned first, then mirrored. */
  readonly rotation: number;
  readonly mirror: boolean;
  /** The lowest first. */
  readonly layers: readonly PaintedLayer[];
};

/** What the page tells the worker that paints. */
export type PaintJob =
  | { readonly type: "begin"; readonly canvas: OffscreenCanvas }
  | { readonly type: "keep"; readonly id: number; readonly bitmap: ImageBitmap }
  | { readonly type: "drop"; readonly id: number }
  | { readonly type: "paint"; readonly picture: Picture };

/** What it answers, each once: whether it can paint, and that there is something to see. */
export type PaintAnswer = "ready" | "unable" | "painted";

type Context = OffscreenCanvasRenderingContext2D;

/**
 * Paints one frame.
 *
 * @param sketch makes a context of its own; used for what is translucent, whose tiles overlap
 */
export function paint(
  context: Context,
  picture: Picture,
  bitmaps: ReadonlyMap<number, ImageBitmap>,
  sketch: () => Context | null,
): void {
  const { layers } = picture;
  prepare(context, picture);
  // Of a canvas without pixels nothing can be drawn: browsers throw.
  if (picture.width === 0 || picture.height === 0) return;
  for (const layer of layers) {
    const own = layer.opacity < 1 ? sketch() : null;
    if (!own) {
      paintLayer(context, layer, bitmaps);
      continue;
    }
    prepare(own, picture);
    paintLayer(own, layer, bitmaps);
    context.save();
    context.resetTransform();
    context.globalAlpha = layer.opacity;
    context.drawImage(own.canvas, 0, 0);
    context.restore();
  }
}

/** An empty canvas of the right size, turned as the view is. */
function prepare(context: Context, { width, height, rotation, mirror }: Picture): void {
  const { canvas } = context;
  // A canvas that is given a size is made anew, even if it had that size.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.resetTransform();
  context.clearRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  if (mirror) context.scale(-1, 1);
  context.rotate((rotation * Math.PI) / 180);
  context.translate(-width / 2, -height / 2);
}

function paintLayer(
  context: Context,
  { rotation, around, tiles }: PaintedLayer,
  bitmaps: ReadonlyMap<number, ImageBitmap>,
): void {
  context.save();
  context.translate(around.x, around.y);
  context.rotate((rotation * Math.PI) / 180);
  context.translate(-around.x, -around.y);
  for (const { id, x, y, width, height, flipped } of tiles) {
    const bitmap = bitmaps.get(id);
    if (!bitmap) continue;
    if (!flipped) {
      context.drawImage(bitmap, x, y, width, height);
      continue;
    }
    context.save();
    context.translate(x + width, y);
    context.scale(-1, 1);
    context.drawImage(bitmap, 0, 0, width, height);
    context.restore();
  }
  context.restore();
}
