/** A tile and its position, in canvas pixels before any rotation. */
export type PlacedTile = {
  readonly id: number;
  /** Larger is sharper. */
  readonly level: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether the tile itself is mirrored horizontally. */
  readonly flipped: boolean;
};

/** The visible tiles of one image. */
export type PaintedLayer = {
  readonly opacity: number;
  /** In degrees clockwise around a point of the canvas. */
  readonly rotation: number;
  readonly around: { readonly x: number; readonly y: number };
  /** Ordered from least to most sharp. */
  readonly tiles: readonly PlacedTile[];
};

/** Everything visible in one frame. */
export type Picture = {
  /** Size of the canvas in device pixels. */
  readonly width: number;
  readonly height: number;
  /** In degrees clockwise around the middle; rotated first, then mirrored. */
  readonly rotation: number;
  readonly mirror: boolean;
  /** Ordered from bottom to top. */
  readonly layers: readonly PaintedLayer[];
};

/** Message from the page to the paint worker. */
export type PaintJob =
  | { readonly type: "begin"; readonly canvas: OffscreenCanvas }
  | { readonly type: "keep"; readonly id: number; readonly bitmap: ImageBitmap }
  | { readonly type: "drop"; readonly id: number }
  | { readonly type: "paint"; readonly picture: Picture };

/** Message from the paint worker, each sent once: whether it can paint, and that there is something to see. */
export type PaintAnswer = "ready" | "unable" | "painted";

type Context = OffscreenCanvasRenderingContext2D;

/**
 * Paints one frame.
 *
 * @param sketch returns a separate context for translucent layers, whose tiles overlap
 */
export function paint(
  context: Context,
  picture: Picture,
  bitmaps: ReadonlyMap<number, ImageBitmap>,
  sketch: () => Context | null,
): void {
  const { layers } = picture;
  prepare(context, picture);
  // Drawing a canvas without pixels throws.
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

/** Clears a canvas, gives it the right size and applies the rotation of the view. */
function prepare(context: Context, { width, height, rotation, mirror }: Picture): void {
  const { canvas } = context;
  // Setting a canvas's size resets it, even to the same size.
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
