import { permitOf } from "../accounts/permissions.ts";
import type { ImportEvent } from "../live/live.ts";
import type { Context } from "./context.ts";

/**
 * Steps of imports for whoever asks: what is only read as yet concerns those alone who may see the desk. An import that was
 * taken away meanwhile is passed over.
 */
export async function importsSeen({
  live,
  viewer,
}: Pick<Context, "live" | "viewer">): Promise<AsyncIterableIterator<ImportEvent>> {
  const seesAll = permitOf("Desk.imports", await viewer.role()) !== "no";
  const events = live.imports();
  const isSeen = async ({ importId, loaders }: ImportEvent) => {
    const run = await loaders.import.load(importId);
    return run !== null && (seesAll || (await loaders.importJob.load(importId))?.stage !== "READ");
  };
  const seen: AsyncIterableIterator<ImportEvent> = {
    async next() {
      for (;;) {
        const step = await events.next();
        if (step.done || (await isSeen(step.value))) return step;
      }
    },
    async return() {
      return (await events.return?.()) ?? { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => seen,
  };
  return seen;
}
