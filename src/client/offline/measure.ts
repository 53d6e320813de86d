import { eachOf } from "./each-of.ts";
import { isPicture, NotHad, requestOf } from "./fetch-need.ts";
import type { Need } from "./needs.ts";

/** Size of assets that are not downloaded yet. */
export type Measure = {
  bytes: number;
  /** Whether every asset was measured, not only a sample. */
  isExact: boolean;
};

type Options = {
  ask: typeof fetch;
  signal: AbortSignal;
  /** Called after each measurement with how many are done, and of how many. */
  onProgress?: (done: number, total: number) => void;
};

/** Sample size by kind; the total is extrapolated from the samples. */
const samples = { answer: 6, page: 6, derivative: 24, tile: 72 };
const kinds = ["answer", "page", "derivative", "tile"] as const;
/** Number of concurrent measurements. */
const atOnce = 6;

/**
 * Estimates the total size of assets. Of each kind it measures a sample, spread evenly, and extrapolates from the bytes
 * per pixel, or per text.
 *
 * @throws {NotHad} if the server is not reached; DOMException when aborted
 */
export async function measure(needs: readonly Need[], options: Options): Promise<Measure> {
  const groups = kinds
    .map((kind) => needs.filter((need) => need.kind === kind))
    .flatMap((all) => (all[0] ? { all, chosen: spread(all, samples[all[0].kind]), bytes: 0 } : []));
  const measured = groups.flatMap((group) => group.chosen.map((need) => ({ need, group })));
  let done = 0;
  await eachOf(measured, atOnce, async ({ need, group }) => {
    const size = await sizeOf(need, options);
    group.bytes += size;
    options.onProgress?.((done += 1), measured.length);
  });
  return {
    bytes: Math.round(
      groups.reduce(
        (sum, { all, chosen, bytes }) => sum + (bytes / weightOf(chosen)) * weightOf(all),
        0,
      ),
    ),
    isExact: groups.every(({ all, chosen }) => all.length === chosen.length),
  };
}

/** Returns at most `most` of the items, spread evenly over them. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  const step = items.length / most;
  return Array.from({ length: most }, (_, place) => items[Math.floor(place * step)]).filter(
    (item) => item !== undefined,
  );
}

function weightOf(needs: readonly Need[]): number {
  return needs.reduce((sum, { weight }) => sum + weight, 0);
}

/**
 * Returns an asset's size in bytes. Images have a `content-length`; texts are transferred compressed but stored
 * uncompressed, so they are fetched.
 */
async function sizeOf(need: Need, { ask, signal }: Options): Promise<number> {
  try {
    if (isPicture(need.kind)) {
      const { headers, ok } = await ask(requestOf(need, "HEAD"), { signal });
      const length = headers.get("content-length");
      if (!ok) return 0;
      if (length !== null && !headers.has("content-encoding")) return Number(length);
    }
    return (await (await ask(requestOf(need), { signal })).blob()).size;
  } catch (cause) {
    signal.throwIfAborted();
    throw new NotHad(need.address, "cut", { cause });
  }
}
