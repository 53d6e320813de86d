import { permitOf } from "../accounts/permissions.ts";
import type { ImportEvent } from "../live/live.ts";
import type { ImportRow } from "../store/import-runs.ts";
import type { Context } from "./context.ts";

/** An import that the viewer may see: one that is only read as yet, if they may see the desk; any other. */
export async function importSeen(
  id: string,
  { loaders, viewer }: Pick<Context, "loaders" | "viewer">,
): Promise<ImportRow | null> {
  const run = await loaders.import.load(id);
  const isApplied = run !== null && (await loaders.importJob.load(id))?.stage !== "READ";
  // Only then the answer does not depend on the viewer.
  if (isApplied) return run;
  return permitOf("Desk.imports", await viewer.role()) === "no" ? null : run;
}

/**
 * Steps of imports for whoever asks: what is only read as yet concerns those alone who may see the desk. An import that was
 * taken away meanwhile is passed over.
 */
export async function importsSeen({
  live,
  viewer,
}: Pick<Context, "live" | "viewer">): Promise<AsyncIterableIterator<ImportEvent>> {
  const events = live.imports();
  const isSeen = async ({ importId, loaders }: ImportEvent) =>
    (await importSeen(importId, { loaders, viewer })) !== null;
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
