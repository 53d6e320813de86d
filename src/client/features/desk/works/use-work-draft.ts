import { useEffect, useMemo, useState } from "react";
import type { WrittenField } from "../../../../record/work-fields.ts";
import { keepChanges, keptChanges } from "./kept-changes.ts";
import { changesOf, differingFields, meet, withConflicts } from "./work-changes.ts";
import type { WorkChange } from "./work-changes.ts";
import type { ReadWork } from "./workAsRead.ts";
import { writtenOf } from "./written.ts";
import type { Written } from "./written.ts";

type State = {
  base: ReadWork;
  written: Written;
  conflicts: readonly WorkChange[];
};

/**
 * Manages unsaved changes of a work. The browser persists them until they are saved, and they are merged with changes
 * of other users. The server renders none of them.
 *
 * @param work the work when the page was loaded
 * @param memberId id of the current member
 */
export function useWorkDraft(work: ReadWork, memberId: string) {
  const [found] = useState(() => keptChanges(work.id, memberId));
  const [state, setState] = useState<State>(() => ({
    base: work,
    ...meet(work.fields, found),
  }));
  const [isKept, setKept] = useState(true);
  const { base, written } = state;

  const changes = useMemo(() => changesOf(base.fields, written), [base, written]);
  const conflicts = useMemo(
    () => state.conflicts.filter(({ field }) => changes.some((change) => change.field === field)),
    [state.conflicts, changes],
  );
  useEffect(() => {
    // Conflicts must be reported again after a reload.
    const kept = withConflicts(changes, conflicts);
    const keep = () => setKept(keepChanges(base.id, memberId, kept));
    keep();
    if (kept.length === 0) return;
    // Another tab that has overwritten this record deletes it once its own changes are saved or discarded. Then this
    // tab stores its changes again.
    const keepAgain = ({ newValue }: StorageEvent) => newValue === null && keep();
    addEventListener("storage", keepAgain);
    return () => removeEventListener("storage", keepAgain);
  }, [memberId, base, changes, conflicts]);

  return {
    base,
    written,
    changes,
    conflicts,
    /** Number of changes that were found in this browser when the page was loaded. */
    found: found.length,
    /** Whether this browser persists the changes. */
    isKept,
    write<Field extends WrittenField>(field: Field, value: Written[Field]) {
      setState((now) => ({ ...now, written: { ...now.written, [field]: value } }));
    },
    /** Sets all fields of the form at once. */
    replace: (all: Written) => setState((now) => ({ ...now, written: all, conflicts: [] })),
    /** Resets a field to its saved value. */
    putBack(field: WrittenField) {
      setState((now) => ({
        ...now,
        written: { ...now.written, [field]: writtenOf(now.base.fields)[field] },
      }));
    },
    /** Resolves a conflict in favour of the local value. */
    settle(field: WrittenField) {
      setState((now) => ({
        ...now,
        conflicts: now.conflicts.filter((conflict) => conflict.field !== field),
      }));
    },
    /**
     * Merges the local changes into a newer state of the work.
     *
     * @param saved the fields as sent, if the change was saved from here: later local changes stay too
     */
    meet(now: ReadWork, saved?: ReadWork["fields"]) {
      setState((before) => ({
        base: now,
        ...meet(
          now.fields,
          saved
            ? changesOf(saved, before.written)
            : withConflicts(changesOf(before.base.fields, before.written), before.conflicts),
        ),
      }));
    },
    /** Returns the form's fields that another user changed. */
    changedBy: (now: ReadWork) => differingFields(base.fields, now.fields),
  };
}
