/** LRU cache of decoded tiles with a memory budget. */
export type TileCache<T> = {
  /** Returns a tile and marks it as just used. */
  get(url: string): T | undefined;
  /** Adds a tile, and evicts the least recently used ones if the budget is exceeded. */
  set(url: string, tile: T): void;
  /** Removes all tiles. */
  clear(): void;
  /** Memory of the cached tiles in bytes. */
  readonly bytes: number;
};

type Tile = { readonly width: number; readonly height: number; close(): void };

/** Returns the memory of a decoded tile: four bytes per pixel. */
export function tileBytes({ width, height }: { width: number; height: number }): number {
  return width * height * 4;
}

/**
 * Creates an empty cache.
 *
 * @param budget bytes of decoded pixels; the last added tile stays cached even if it alone exceeds the budget
 */
export function createTileCache<T extends Tile>(budget: number): TileCache<T> {
  // A Map iterates in insertion order: a used tile is inserted again, so the first is the oldest.
  const tiles = new Map<string, T>();
  let bytes = 0;

  const drop = (url: string, tile: T) => {
    tiles.delete(url);
    bytes -= tileBytes(tile);
    tile.close();
  };

  return {
    get(url) {
      const tile = tiles.get(url);
      if (tile) {
        tiles.delete(url);
        tiles.set(url, tile);
      }
      return tile;
    },
    set(url, tile) {
      const before = tiles.get(url);
      if (before) drop(url, before);
      tiles.set(url, tile);
      bytes += tileBytes(tile);
      for (const [oldest, oldestTile] of tiles) {
        if (bytes <= budget || oldest === url) break;
        drop(oldest, oldestTile);
      }
    },
    clear() {
      for (const [url, tile] of tiles) drop(url, tile);
    },
    get bytes() {
      return bytes;
    },
  };
}
