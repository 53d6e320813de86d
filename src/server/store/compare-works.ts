import { knownWorks, withStatus } from "./apply.ts";
import type { KnownWork, UnsaidStatus } from "./apply.ts";
import type { Connection } from "./connection.ts";
import { derivedColumns } from "./derived.ts";
import { withUnsaid } from "./unsaid.ts";
import type { ImageInput, WorkInput } from "./work-input.ts";
import { statesOf } from "./work-states.ts";

/** Work to compare; `images` is null while its images are unknown. */
export type ComparedWork = Omit<WorkInput, "images"> & { images: ImageInput[] | null };

/** What `applyWorks` would do with a work; for a changed work, with its states before and after. */
export type WorkComparison =
  | { fate: "ADDED" | "UNCHANGED" }
  | { fate: "CHANGED"; before: WorkInput; after: WorkInput };

/**
 * Compares works with the collection as `applyWorks` does, without changing anything; the result has their order.
 * Unknown images count as the stored ones.
 */
export async function compareWorks(
  db: Connection,
  works: readonly ComparedWork[],
  unsaid: UnsaidStatus,
): Promise<WorkComparison[]> {
  const known = await knownWorks(db, works);
  const differing = new Map<number, { old: KnownWork; work: ComparedWork }>();
  works.forEach((work, index) => {
    const old = known.get(work.identifier);
    if (!old || old.status === "REMOVED") return;
    const settled = withStatus({ ...work, images: work.images ?? [] }, old.status, unsaid);
    if (work.images && derivedColumns(settled).content_hash === old.content_hash) return;
    differing.set(index, { old, work: { ...settled, images: work.images } });
  });
  const states = await statesOf(
    db,
    [...differing.values()].map(({ old }) => old.id),
  );
  return works.map(({ identifier }, index): WorkComparison => {
    const different = differing.get(index);
    const before = states.get(different?.old.id ?? "")?.state;
    if (!different || !before) {
      const old = known.get(identifier);
      return { fate: old && old.status !== "REMOVED" ? "UNCHANGED" : "ADDED" };
    }
    const { images } = different.work;
    const after = withUnsaid({ ...different.work, images: images ?? before.images }, before);
    const hash = images ? different.old.content_hash : derivedColumns(before).content_hash;
    const isSame = derivedColumns(after).content_hash === hash;
    return isSame ? { fate: "UNCHANGED" } : { fate: "CHANGED", before, after };
  });
}
