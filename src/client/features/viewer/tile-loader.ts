import { PictureTrouble } from "../../../view/picture-state.ts";
import type { PictureState } from "../../../view/picture-state.ts";

/** How the tiles that are wanted come along. */
export type TileStatus = {
  /** How many are on their way or waiting for their turn. */
  readonly loading: number;
  /** How many of these the server is still preparing. */
  readonly preparing: number;
  /** How many were given up after several tries. */
  readonly failed: number;
  /** How many of these are damaged: another try would not help. */
  readonly damaged: number;
};

/** Nothing is wanted, or all of it has come. */
export const nothingAwaited: TileStatus = { loading: 0, preparing: 0, failed: 0, damaged: 0 };

/** Whether there is nothing new to say: while tiles merely come and go nobody is told. */
export function isToldAlike(one: TileStatus, other: TileStatus): boolean {
  return (["preparing", "failed", "damaged"] as const).every((name) => one[name] === other[name]);
}

/** Brings the tiles that are wanted now, and only those. */
export type TileLoader = {
  /**
   * Says which tiles are wanted from now on, the most urgent first. What is under way and no
   * longer wanted is aborted. A tile that has been delivered is asked for again when wanted again.
   */
  want(urls: readonly string[]): void;
  /** Tries again what was given up. */
  retry(): void;
  /** Aborts everything; the loader delivers nothing more. */
  stop(): void;
};

type TileLoaderOptions<T> = {
  /** Reads one tile; rejects when it cannot, or when the signal says stop. */
  load(url: string, signal: AbortSignal): Promise<T>;
  /** Takes a tile that has come. */
  onTile(url: string, tile: T): void;
  onStatus?(status: TileStatus): void;
  /** How many requests may run at once. */
  atOnce?: number;
  /** Milliseconds before each further try; one more try than there are pauses. */
  pauses?: readonly number[];
};

/** A browser opens six connections to one host; more requests would only wait inside it. */
const usualAtOnce = 6;
const usualPauses = [500, 2000];
/** Milliseconds before a tile that is being prepared is asked for again, as often as need be. */
const preparedIn = 2000;

/** A loader without wishes yet. */
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

  /** Milliseconds until the next try, undefined for none. */
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
