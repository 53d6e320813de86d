import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { anythingHappened } from "../store/announcements.ts";
import type { StoreEvent } from "../store/announcements.ts";
import type { Store } from "../store/store.ts";
import { IndexThread } from "./index-thread.ts";
import type { Question, Questions } from "./messages.ts";
import type { SkippedWork } from "./skipped-works.ts";

/** How long questions wait for the works of an import that is over, in milliseconds. */
const longestSettling = 2_000;

/** Finds works: the index of all that are published, in a thread of its own. */
export type Search = {
  /** Asks the index; rejects while its thread is not there. */
  ask<Name extends Question>(
    question: Name,
    asked: Questions[Name][0],
  ): Promise<Questions[Name][1]>;
  /**
   * Calls `handler` for every event of the store: for those about works when the index has read them, and for those about
   * imports when it has read all works announced before. A query made then finds them. The result ends that.
   */
  listen(handler: (event: StoreEvent) => void): () => void;
  /** Asks the index something small. Unlike `ask` it does not wait for the works of an import. */
  probe(): Promise<unknown>;
  /** Whether changes reach the index: not after several failures to read them, until an attempt succeeds. */
  isFollowing(): boolean;
  /** The ids of the published works that the index could not process, and that no list has therefore. */
  skippedIds(): readonly string[];
  close(): Promise<void>;
};

export type SearchOptions = {
  /** Called with how many works are read so far. */
  onReading?: (done: number) => void;
  /** Where the index is kept, so that the next start need not read all works. */
  dataFolder?: string;
  /** Called with what went wrong while the index was at work; it goes on by itself. */
  onTrouble?: (reason: Error) => void;
  /** Called with works that the index could not process and has not skipped before. */
  onSkipped?: (works: readonly SkippedWork[]) => void;
};

/** Reads all works into the index. Rejects if they cannot be read. */
export async function startSearch(store: Store, options: SearchOptions = {}): Promise<Search> {
  const { onReading, dataFolder, onTrouble = () => undefined } = options;
  const { onSkipped = () => undefined } = options;
  const keptIn = dataFolder === undefined ? null : join(dataFolder, "search-index");
  const handlers = new Set<(event: StoreEvent) => void>();
  const tell = (event: StoreEvent) => {
    for (const handler of handlers) {
      try {
        handler(event);
      } catch (cause) {
        onTrouble(new Error("A follower of the index failed.", { cause }));
      }
    }
  };
  const settings = { config: store.config, keptIn };
  // What it did not know of meanwhile may be anything.
  const onRenewed = () => tell(anythingHappened);
  const thread = new IndexThread(settings, { onReading, onTrouble, onSkipped, onRenewed });

  // Before anything is read: what changes meanwhile is read again.
  const stopListening = await store.listen((event) => void pass(event));
  let catchingUp = Promise.resolve();
  /** What questions wait for: until then they would find less than an import that is over has brought. */
  let settling: Promise<unknown> = catchingUp;
  async function pass(event: StoreEvent) {
    // Without the thread there is nobody to know it; another one reads everything.
    if (event.kind === "works") catchingUp = thread.catchUp().catch(() => undefined);
    if (event.kind === "import" && event.isOver) {
      settling = Promise.race([catchingUp, wait(longestSettling, undefined, { ref: false })]);
    }
    // What an import says of itself comes after the works it brought: "done" when they are counted.
    if (event.kind === "works" || event.kind === "import") await catchingUp;
    tell(event);
  }
  const close = async () => {
    await stopListening();
    await thread.close();
  };
  try {
    await thread.start();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ask: async (question, asked) => {
      await settling;
      return thread.ask(question, asked);
    },
    listen(handler) {
      const own = (event: StoreEvent) => handler(event);
      handlers.add(own);
      return () => void handlers.delete(own);
    },
    probe: () => thread.ask("newest", null),
    isFollowing: () => thread.isFollowing,
    skippedIds: () => thread.skippedIds,
    close,
  };
}
