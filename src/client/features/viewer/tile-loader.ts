import { PictureTrouble } from "../../../view/picture-state.ts";
import type { PictureState } from "../../../view/picture-state.ts";

/** Load status of the requested tiles. */
export type TileStatus = {
  /** Number of tiles that are loading or queued. */
  readonly loading: number;
  /** Number of these that the server is still preparing. */
  readonly preparing: number;
  /** Number of tiles that failed after all retries. */
  readonly failed: number;
  /** Number of these that are damaged: a retry would not help. */
  readonly damaged: number;
};

/** Status without requested tiles, or when all of them have loaded. */
export const nothingAwaited: TileStatus = { loading: 0, preparing: 0, failed: 0, damaged: 0 };

/** Returns whether two statuses need the same message: progress alone is not reported. */
export function isToldAlike(one: TileStatus, other: TileStatus): boolean {
  return (["preparing", "failed", "damaged"] as const).every((name) => one[name] === other[name]);
}

/** Loads the requested tiles and aborts requests for tiles that are no longer requested. */
export type TileLoader = {
  /**
   * Replaces the list of requested tiles, most urgent first. Running requests for other tiles are aborted. A tile that
   * was delivered is loaded again if it is requested again.
   */
  want(urls: readonly string[]): void;
  /** Retries failed tiles. */
  retry(): void;
  /** Aborts everything; the loader delivers no more tiles. */
  stop(): void;
};

type TileLoaderOptions<T> = {
  /** Loads a tile; rejects on failure or abort. */
  load(url: string, signal: AbortSignal): Promise<T>;
  /** Receives a loaded tile. */
  onTile(url: string, tile: T): void;
  onStatus?(status: TileStatus): void;
  /** Maximum number of concurrent requests. */
  atOnce?: number;
  /** Milliseconds before each retry; the number of retries is the length of the list. */
  pauses?: readonly number[];
};

/** A browser opens six connections to a host; further requests would only queue inside it. */
const usualAtOnce = 6;
const usualPauses = [500, 2000];
/** Milliseconds before a tile that is being prepared is requested again, without a limit. */
const preparedIn = 2000;

/** Creates a loader without requested tiles. */
export function createTileLoader<T>({
  load,
  onTile,
  onStatus,
  atOnce = usualAtOnce,
  pauses = usualPauses,
}: TileLoaderOptions<T>): TileLoader {
  let wishes: string[] = [];
  const running = new Map<string, AbortController>();
  const pausing = new Map<string, ReturnType<typeof setTimeout>>();
  const tries = new Map<string, number>();
  const failed = new Set<string>();
  const preparing = new Set<string>();
  const damaged = new Set<string>();

  const report = () =>
    onStatus?.({
      loading: wishes.length - failed.size,
      preparing: preparing.size,
      failed: failed.size,
      damaged: damaged.size,
    });

  const forget = (url: string) => {
    running.get(url)?.abort();
    running.delete(url);
    clearTimeout(pausing.get(url));
    pausing.delete(url);
    tries.delete(url);
    failed.delete(url);
    preparing.delete(url);
    damaged.delete(url);
  };

  const pump = () => {
    for (const url of wishes) {
      if (running.size >= atOnce) return;
      if (!running.has(url) && !pausing.has(url) && !failed.has(url)) void start(url);
    }
  };

  const start = async (url: string) => {
    const controller = new AbortController();
    running.set(url, controller);
    try {
      const tile = await load(url, controller.signal);
      if (controller.signal.aborted) return;
      forget(url);
      wishes = wishes.filter((wish) => wish !== url);
      onTile(url, tile);
    } catch (error) {
      if (controller.signal.aborted) return;
      running.delete(url);
      const state = error instanceof PictureTrouble ? error.state : null;
      preparing.delete(url);
      if (state === "being-prepared") preparing.add(url);
      if (state === "damaged") damaged.add(url);
      const pause = pauseBefore(url, state);
      if (pause === undefined) {
        failed.add(url);
      } else {
        pausing.set(
          url,
          setTimeout(() => {
            pausing.delete(url);
            pump();
          }, pause),
        );
      }
    }
    report();
    pump();
  };

  /** Returns the milliseconds until the next try, undefined for none. */
  const pauseBefore = (url: string, state: PictureState | null) => {
    if (state === "being-prepared") return preparedIn;
    if (state === "damaged") return undefined;
    const tried = tries.get(url) ?? 0;
    tries.set(url, tried + 1);
    return pauses[tried];
  };

  return {
    want(urls) {
      const wanted = new Set(urls);
      for (const url of wishes) if (!wanted.has(url)) forget(url);
      wishes = [...wanted];
      report();
      pump();
    },
    retry() {
      for (const url of failed) tries.delete(url);
      failed.clear();
      damaged.clear();
      report();
      pump();
    },
    stop() {
      for (const url of wishes) forget(url);
      wishes = [];
    },
  };
}
