import { orientations } from "../../../offline/needs.ts";
import type { Device, Need } from "../../../offline/needs.ts";
import { sharpScaleFactor, tileCover, tileUrl } from "../../../../view/tiles.ts";
import type { Region } from "../../../../view/view.ts";
import { landing } from "../story/landing.ts";
import { stageFrame } from "../story/stage-frame.ts";
import type { StageView } from "../story/stage-painter.ts";

/**
 * Shares of the screen's width and height that a stage may have: all of it for the presenter, otherwise with the text
 * below or beside it.
 */
const shares = [
  [1, 1],
  [1, 0.5],
  [0.5, 1],
] as const;
/** Factor by which the image may be less sharp than on such a stage, in a window that does not fill the screen. */
const smaller = 2;

/**
 * Returns the resources that a stage needs for a view, whatever its layout on this device's screen: the small version
 * of the image, and the tiles of the view and its surroundings.
 */
export function stepNeeds({ image, baseUrl, look }: StageView, device: Device): Need[] {
  const { grid, service } = image;
  const stages = orientations(device).flatMap(({ width, height }) =>
    shares.map(([across, down]) => ({ width: width * across, height: height * down })),
  );
  const frames = stages.map((stage) =>
    stageFrame(landing(look, stage, grid), stage, device.pixelRatio, true),
  );
  const sharpest = sharpScaleFactor(grid, Math.max(...frames.map(({ scale }) => scale)));
  const least = Math.min(...frames.map(({ scale }) => scale)) / smaller;
  const dullest = sharpScaleFactor(grid, least);
  const seen = around(frames.map(({ region }) => region));
  const tiles = grid.scaleFactors
    .filter((factor) => factor >= sharpest && factor <= dullest)
    .flatMap((factor) => tileCover(grid, factor, seen))
    .map((tile): Need => {
      const weight = tile.size.width * tile.size.height;
      return { address: tileUrl(service, tile), kind: "tile", weight };
    });
  const wide = Number(/\/full\/(\d+),/.exec(baseUrl)?.[1] ?? grid.width);
  const weight = (wide * wide * grid.height) / grid.width;
  return [{ address: baseUrl, kind: "derivative", weight }, ...tiles];
}

/** Returns the bounding region of regions. */
function around(regions: readonly Region[]): Region {
  const x = Math.min(...regions.map((region) => region.x));
  const y = Math.min(...regions.map((region) => region.y));
  const right = Math.max(...regions.map((region) => region.x + region.width));
  const bottom = Math.max(...regions.map((region) => region.y + region.height));
  return { x, y, width: right - x, height: bottom - y };
}
