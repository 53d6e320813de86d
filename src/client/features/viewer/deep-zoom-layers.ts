import type OpenSeadragonModule from "openseadragon";
import type { TiledImage, Viewer } from "openseadragon";
import { apply, invert, nearestPlacing } from "../../../view/registration.ts";
import type { Transform } from "../../../view/registration.ts";
import type { Point, Region, Size } from "../../../view/view.ts";
import type { DeepZoomTiles } from "./deep-zoom-tiles.ts";
import type { TileMaker } from "./tile-kinds.ts";
import type { TileStatus } from "./tile-loader.ts";
import type { ViewerImage } from "./viewer-image.ts";

/** Another image that is overlaid on the image. */
export type ZoomLayer = {
  readonly image: ViewerImage;
  /** Maps its pixels to those of the image. */
  readonly over: Transform;
  /** Greater than 0; 1 hides what is below. */
  readonly opacity: number;
};

/** The images overlaid on the image of a deep zoom. */
export type DeepZoomLayers = {
  /** Overlays exactly these images, from bottom to top. */
  lay(layers: readonly ZoomLayer[]): void;
  /** Sets the view's destination, in image pixels; see `DeepZoomTiles`. */
  aim(region: Region, scale: number): void;
  retry(): void;
  stop(): void;
};

/** Receives the status of one loader; null once the loader is gone. */
type TellStatus = (status: TileStatus | null) => void;

type Laid = {
  layer: ZoomLayer;
  readonly tiles: DeepZoomTiles;
  readonly onStatus: TellStatus;
  /** Null until OpenSeadragon has added it. */
  item: TiledImage | null;
};

/** Creates an empty set of layers. Layers never change how far the image can be moved, or its whole extent. */
export function createDeepZoomLayers(
  { Rect }: typeof OpenSeadragonModule,
  viewer: Viewer,
  picture: Size,
  statusOf: () => TellStatus,
  createTiles: TileMaker,
): DeepZoomLayers {
  const { world } = viewer;
  const laid = new Map<string, Laid>();
  let aimed: { region: Region; scale: number } | null = null;
  // OpenSeadragon would include what reaches beyond the image.
  const home = () => new Rect(0, 0, 1, picture.height / picture.width);
  Object.assign(world, { getHomeBounds: home });

  const put = (layer: ZoomLayer): Laid => {
    const onStatus = statusOf();
    const tiles = createTiles({ image: layer.image, bottom: true, onStatus });
    const one: Laid = { layer, tiles, onStatus, item: null };
    const { opacity } = layer;
    const place = layerPlace(layer, picture);
    const success = (event: unknown) => {
      if (!hasItem(event)) return;
      one.item = event.item;
      if (laid.get(layer.image.service) !== one) return world.removeItem(event.item);
      event.item.setOpacity(one.layer.opacity);
      arrange();
    };
    viewer.addTiledImage({ tileSource: tiles.source, opacity, ...place, success });
    return one;
  };

  const take = ({ item, tiles, onStatus }: Laid) => {
    tiles.stop();
    onStatus(null);
    if (item) world.removeItem(item);
  };

  /** Puts the layers above the image in their order, whichever loaded first. */
  const arrange = () => {
    const items = [...laid.values()].flatMap(({ item }) => item ?? []);
    const first = world.getItemCount() - items.length;
    for (const [place, item] of items.entries()) world.setItemIndex(item, first + place);
  };

  const aimAt = ({ layer, tiles }: Laid) => {
    const part = aimed && layerRegion(layer, aimed.region);
    if (aimed && part) tiles.aim(part, aimed.scale * placing(layer).scale);
  };

  return {
    lay(layers) {
      const before = new Map(laid);
      laid.clear();
      for (const layer of layers) {
        const { service } = layer.image;
        const there = before.get(service);
        before.delete(service);
        if (there) {
          there.layer = layer;
          there.item?.setOpacity(layer.opacity);
          laid.set(service, there);
        } else {
          const one = put(layer);
          laid.set(service, one);
          aimAt(one);
        }
      }
      for (const one of before.values()) take(one);
      arrange();
    },
    aim(region, scale) {
      aimed = { region, scale };
      for (const one of laid.values()) aimAt(one);
    },
    retry() {
      for (const { tiles } of laid.values()) tiles.retry();
    },
    stop() {
      for (const { tiles } of laid.values()) tiles.stop();
      laid.clear();
    },
  };
}

/** Sums the status of several loaders; each call returns the callback of another loader. */
export function addedUp(onStatus: (status: TileStatus) => void): () => TellStatus {
  const all = new Map<TellStatus, TileStatus>();
  const sum = (name: keyof TileStatus) =>
    [...all.values()].reduce((total, one) => total + one[name], 0);
  return () => {
    const tell: TellStatus = (status) => {
      if (status) all.set(tell, status);
      else all.delete(tell);
      onStatus({
        loading: sum("loading"),
        preparing: sum("preparing"),
        failed: sum("failed"),
        damaged: sum("damaged"),
      });
    };
    return tell;
  };
}

/** Returns a layer's placement for OpenSeadragon: in image widths, rotated around its middle. */
export function layerPlace(layer: ZoomLayer, picture: Size) {
  const { grid } = layer.image;
  const { centre, scale, rotation, mirror } = placing(layer);
  const width = (scale * grid.width) / picture.width;
  const height = (width * grid.height) / grid.width;
  return {
    x: centre.x / picture.width - width / 2,
    y: centre.y / picture.width - height / 2,
    width,
    degrees: rotation,
    flipped: mirror,
  };
}

/** Returns the region of a layer, in its pixels, that covers a region of the image. */
export function layerRegion({ over }: Pick<ZoomLayer, "over">, region: Region): Region | null {
  const back = invert(over);
  if (!back) return null;
  const { x, y, width, height } = region;
  const corners = [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ].map((corner) => apply(back, corner));
  const [left, top] = [least(corners, "x"), least(corners, "y")];
  return { x: left, y: top, width: most(corners, "x") - left, height: most(corners, "y") - top };
}

function placing({ over, image: { grid } }: ZoomLayer) {
  return nearestPlacing(over, grid);
}

const least = (points: readonly Point[], side: keyof Point) =>
  Math.min(...points.map((point) => point[side]));
const most = (points: readonly Point[], side: keyof Point) =>
  Math.max(...points.map((point) => point[side]));

/** Returns whether an event has an item; OpenSeadragon does not type the event. */
function hasItem(event: unknown): event is { item: TiledImage } {
  return typeof event === "object" && event !== null && "item" in event;
}
