import { permitOf } from "../accounts/permissions.ts";
import type { ImportEvent } from "../live/live.ts";
import type { ImportRow } from "../store/import-runs.ts";
import type { Context } from "./context.ts";

/** Returns an import that the viewer may see: applied ones, and others only with access to the dashboard. */
export async function importSeen(
  id: string,
  { loaders, viewer }: Pick<Context, "loaders" | "viewer">,
): Promise<ImportRow | null> {
  const run = await loaders.import.load(id);
  const isApplied = run !== null && (await loaders.importJob.load(id))?.stage !== "READ";
  // Only this response does not depend on the viewer.
  if (isApplied) return run;
  return permitOf("Desk.imports", await viewer.role()) === "no" ? null : run;
}

/**
 * Yields the progress of imports that the viewer may see: an import that is not applied yet is visible only in the
 * dashboard. Skips an import that was removed meanwhile.
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
