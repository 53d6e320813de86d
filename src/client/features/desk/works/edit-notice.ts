import { worksCount } from "../../works/label.ts";
import type { EditedWorks } from "./useEditWorks.ts";
import type { UndoneEdit } from "./useUndoBulkEdit.ts";

/** The result of a bulk edit, with the id of the change for its undo. */
export type EditNotice = { sentence: string; change: string | null };

/** Returns the notice after a bulk edit. */
export function editNotice({ change, changed, gone }: EditedWorks): EditNotice {
  const done = changed === 0 ? "Nothing became different." : `${were(changed)} changed.`;
  const missing =
    gone === 0
      ? ""
      : ` ${worksCount(gone)} ${gone === 1 ? "is" : "are"} not in the collection any more.`;
  return { sentence: done + missing, change };
}

/** Returns the notice after an undone bulk edit. */
export function undoNotice({ putBack, kept }: UndoneEdit): EditNotice {
  const done = putBack === 0 ? "There was nothing to put back." : `${were(putBack)} put back.`;
  const others =
    kept === 0
      ? ""
      : ` ${worksCount(kept)} ${kept === 1 ? "keeps" : "keep"} what was changed since.`;
  return { sentence: done + others, change: null };
}

/** Returns the notice for a bulk edit whose number of works differs from the one shown. */
export function conflictNotice(message: string): EditNotice {
  return { sentence: message, change: null };
}

function were(count: number): string {
  return `${worksCount(count)} ${count === 1 ? "was" : "were"}`;
}
