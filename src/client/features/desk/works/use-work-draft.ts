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
 * What somebody writes about a work: kept in this browser until it is saved, and carried over when the work is changed
 * by somebody else. Nothing of it is rendered on the server.
 *
 * @param work as it was when the page was loaded
 * @param memberId of whoever writes
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
    // What is in conflict is told again after a reload.
    const kept = withConflicts(changes, conflicts);
    const keep = () => setKept(keepChanges(base.id, memberId, kept));
    keep();
    if (kept.length === 0) return;
    // What another tab kept over this, and then saved or discarded, it has forgotten.
    const keepAgain = ({ newValue }: StorageEvent) => newValue === null && keep();
    addEventListener("storage", keepAgain);
    return () => removeEventListener("storage", keepAgain);
  }, [memberId, base, changes, conflicts]);

  return {
    base,
    written,
    changes,
    conflicts,
    /** How many changes were found in this browser, from before the page was loaded. */
    found: found.length,
    /** Whether this browser keeps what is written. */
    isKept,
    write<Field extends WrittenField>(field: Field, value: Written[Field]) {
      setState((now) => ({ ...now, written: { ...now.written, [field]: value } }));
    },
    /** Puts all fields of the form at once. */
    replace: (all: Written) => setState((now) => ({ ...now, written: all, conflicts: [] })),
    /** Makes a field what it is in the collection. */
    putBack(field: WrittenField) {
      setState((now) => ({
        ...now,
        written: { ...now.written, [field]: writtenOf(now.base.fields)[field] },
      }));
    },
    /** Keeps what is written in a field that somebody else changed too. */
    settle(field: WrittenField) {
      setState((now) => ({
        ...now,
        conflicts: now.conflicts.filter((conflict) => conflict.field !== field),
      }));
    },
    /**
     * The work is another one now. What was written stays, and what else was changed is shown.
     *
     * @param saved the fields as they were sent, if it was changed from here: what was written meanwhile stays too
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
    /** What somebody else changed, of what stands in the form. */
    changedBy: (now: ReadWork) => differingFields(base.fields, now.fields),
  };
}
