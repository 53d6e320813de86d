/** Keeps decoded tiles, those used last, within a budget of memory. */
export type TileCache<T> = {
  /** The tile, which thereby counts as just used. */
  get(url: string): T | undefined;
  /** Keeps a tile, and lets go of those not used for longest where the budget asks for it. */
  set(url: string, tile: T): void;
  /** Lets go of everything. */
  clear(): void;
  /** Bytes of memory the kept tiles take. */
  readonly bytes: number;
};

type Tile = { readonly width: number; readonly height: number; close(): void };

/** Four bytes a pixel, as a decoded picture takes. */
export function tileBytes({ width, height }: { width: number; height: number }): number {
  return width * height * 4;
}

/**
 * An empty cache.
 *
 * @param budget bytes of decoded pixels; the tile set last is kept even if it is larger alone
 */
export function createTileCache<T extends Tile>(budget: number): TileCache<T> {
  // A Map keeps the order of insertion: what is used is put in again, so the first is the oldest.
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
