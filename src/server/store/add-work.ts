import { nothingTold } from "../../record/work-fields.ts";
import { eq } from "drizzle-orm";
import { applyWorks } from "./apply.ts";
import type { Database } from "./connection.ts";
import { work } from "./tables/works.ts";
import { anyWorkById } from "./work-history.ts";
import type { WorkInput } from "./work-input.ts";
import type { WorkRow } from "./works.ts";
import { lockWorks } from "./write-change.ts";
import type { ChangeCause } from "./write-change.ts";

/**
 * Creates a draft with an identifier and a title only. If a removed work has this identifier, the function restores
 * that work as this draft; the work's history contains the earlier record.
 *
 * @returns null if there is a work with this identifier
 * @throws UnstorableWork
 */
export async function addWork(
  db: Database,
  { identifier, title }: Pick<WorkInput, "identifier" | "title">,
  who: Pick<ChangeCause, "actor" | "memberId">,
): Promise<WorkRow | null> {
  return db.transaction(async (tx) => {
    await lockWorks(tx);
    const [known] = await tx
      .select({ status: work.status })
      .from(work)
      .where(eq(work.identifier, identifier));
    if (known && known.status !== "REMOVED") return null;
    const input: WorkInput = { ...nothingTold, identifier, title, status: "DRAFT", images: [] };
    const [applied] = await applyWorks(tx, [input], { through: "EDIT", ...who });
    return applied ? anyWorkById(tx, applied.workId) : null;
  });
}
