/**
 * Maps items, `ahead` of them concurrently, and yields the results in order. When it ends, also by a failure, no call
 * is running any more.
 */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  ahead: number,
  map: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  try {
    for await (const item of items) {
      const result = map(item);
      // The promise may reject before its turn comes; it is awaited then.
      result.catch(() => undefined);
      underWay.push(result);
      if (underWay.length >= ahead) yield* firstOf(underWay);
    }
    while (underWay.length > 0) yield* firstOf(underWay);
  } finally {
    await Promise.allSettled(underWay);
  }
}

async function* firstOf<Result>(underWay: Promise<Result>[]): AsyncGenerator<Result> {
  const first = underWay.shift();
  if (first) yield await first;
}

/** Options for collecting batches. */
type Gathering<Item> = {
  /** Maximum number of items in a batch. */
  most: number;
  /** Maximum time that a started batch waits for more items, in milliseconds. */
  patience: number;
  signal: AbortSignal;
  /** Weight of an item, and maximum total weight of a batch with several; without it items have no weight. */
  scales?: { weigh: (item: Item) => number; most: number };
};

/**
 * Collects items into batches, reading ahead while a batch is processed. When `signal` aborts, the items collected so
 * far are the last batch.
 */
export async function* batches<Item>(
  items: AsyncIterable<Item>,
  { most, patience, signal, scales }: Gathering<Item>,
): AsyncGenerator<Item[]> {
  const gathered: { item: Item; weight: number }[] = [];
  const arrival = new Bell();
  const room = new Bell();
  let ended = false;
  const failures: unknown[] = [];
  const isHeavy = () =>
    scales !== undefined && gathered.reduce((sum, { weight }) => sum + weight, 0) >= scales.most;
  const gather = async (): Promise<void> => {
    try {
      for await (const item of items) {
        if (ended) return;
        gathered.push({ item, weight: scales?.weigh(item) ?? 0 });
        if (gathered.length === 1 || gathered.length >= most || isHeavy()) arrival.ring();
        while (!ended && (gathered.length >= 2 * most || isHeavy())) await room.rung();
      }
    } catch (failure) {
      failures.push(failure);
    }
    ended = true;
    arrival.ring();
  };
  const take = (): Item[] => {
    let weight = 0;
    const count = gathered.findIndex((one, index) => {
      weight += one.weight;
      return index >= most || (index > 0 && scales !== undefined && weight > scales.most);
    });
    return gathered.splice(0, count < 0 ? most : count).map(({ item }) => item);
  };
  const stop = () => {
    ended = true;
    arrival.ring();
    room.ring();
  };
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  else void gather();
  try {
    while (!ended || gathered.length > 0) {
      if (gathered.length === 0) await arrival.rung();
      if (gathered.length < most && !ended && !isHeavy()) await arrival.rung(patience);
      const batch = take();
      room.ring();
      if (batch.length > 0) yield batch;
      if (signal.aborted) return;
    }
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
  if (failures.length > 0) throw failures[0];
}

/** Lets one side wait until the other rings. */
class Bell {
  #answer: () => void = () => undefined;

  ring(): void {
    this.#answer();
  }

  /** Waits for the next ring, at most `patience` milliseconds. */
  rung(patience?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = patience === undefined ? undefined : setTimeout(resolve, patience);
      this.#answer = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
