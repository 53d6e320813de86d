import type { Size } from "../../../view/view.ts";
import type { PaintedLayer, PlacedTile } from "./painting.ts";

/** A gap of fewer pixels is invisible. */
const rounding = 0.5;

/**
 * Removes what is below tiles that fill the viewport, because painting invisible tiles takes as long as painting
 * visible ones. For an unrotated view; the tiles of a level belong to one grid.
 */
export function withoutHidden(
  layers: readonly PaintedLayer[],
  window: Size,
): readonly PaintedLayer[] {
  for (const [index, layer] of [...layers.entries()].reverse()) {
    const level = layer.opacity < 1 || layer.rotation !== 0 ? undefined : fullLevel(layer, window);
    if (level === undefined) continue;
    const tiles = layer.tiles.filter((tile) => tile.level >= level);
    return [{ ...layer, tiles }, ...layers.slice(index + 1)];
  }
  return layers;
}

/** Returns the sharpest level that fills the viewport. */
function fullLevel({ tiles }: PaintedLayer, window: Size): number | undefined {
  const levels = [...new Set(tiles.map(({ level }) => level))].sort((one, other) => other - one);
  return levels.find((level) =>
    fills(
      tiles.filter((tile) => tile.level === level),
      window,
    ),
  );
}

function fills(tiles: readonly PlacedTile[], { width, height }: Size): boolean {
  const columns = new Map(tiles.map((tile) => [Math.round(tile.x), tile.x + tile.width]));
  const rows = new Map(tiles.map((tile) => [Math.round(tile.y), tile.y + tile.height]));
  const isWhole = tiles.length === columns.size * rows.size;
  return isWhole && reach(columns, width) && reach(rows, height);
}

/** Returns whether spans, given as start and end, leave no gap from 0 to a length. */
function reach(spans: ReadonlyMap<number, number>, length: number): boolean {
  let reached = 0;
  for (const [from, to] of [...spans].sort(([one], [other]) => one - other)) {
    if (from > reached + rounding) return false;
    reached = Math.max(reached, to);
  }
  return reached >= length - rounding;
}
