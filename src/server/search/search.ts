import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { anythingHappened } from "../store/announcements.ts";
import type { StoreEvent } from "../store/announcements.ts";
import type { Store } from "../store/store.ts";
import { IndexThread } from "./index-thread.ts";
import type { Question, Questions } from "./messages.ts";
import type { SkippedWork } from "./skipped-works.ts";

/** Maximum time that queries wait for the works of a finished import, in milliseconds. */
const longestSettling = 2_000;

/** The search: an index of all published works, in a separate thread. */
export type Search = {
  /** Queries the index; rejects while its thread is unavailable. */
  ask<Name extends Question>(
    question: Name,
    asked: Questions[Name][0],
  ): Promise<Questions[Name][1]>;
  /**
   * Calls `handler` for every event of the store: for those about works when the index has read them, and for those
   * about imports when it has read all works announced before. A query made then finds them. The returned function
   * unsubscribes.
   */
  listen(handler: (event: StoreEvent) => void): () => void;
  /** Runs a cheap query. Unlike `ask` it does not wait for the works of an import. */
  probe(): Promise<unknown>;
  /** Returns whether changes reach the index: false after several failures to read them, until an attempt succeeds. */
  isFollowing(): boolean;
  /** Returns the ids of the published works that the index could not process and that are missing from all lists. */
  skippedIds(): readonly string[];
  close(): Promise<void>;
};

export type SearchOptions = {
  /** Called with the number of works read so far. */
  onReading?: (done: number) => void;
  /** Folder in which the index is saved, so that the next start need not read all works. */
  dataFolder?: string;
  /** Called with errors of the running index, which recovers by itself. */
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
  // The index may have missed any event meanwhile.
  const onRenewed = () => tell(anythingHappened);
  const thread = new IndexThread(settings, { onReading, onTrouble, onSkipped, onRenewed });

  // Listens before anything is read: works that change meanwhile are read again.
  const stopListening = await store.listen((event) => void pass(event));
  let catchingUp = Promise.resolve();
  /** Promise that queries wait for: before, they would not find all works of a finished import. */
  let settling: Promise<unknown> = catchingUp;
  async function pass(event: StoreEvent) {
    // A thread that has ended needs no changes: its replacement reads everything.
    if (event.kind === "works") catchingUp = thread.catchUp().catch(() => undefined);
    if (event.kind === "import" && event.isOver) {
      settling = Promise.race([catchingUp, wait(longestSettling, undefined, { ref: false })]);
    }
    // An import's own events come after its works: "done" when they are counted.
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
