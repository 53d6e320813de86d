import { useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { useTold } from "../../parts/use-told.ts";
import { deskWorksVariables, type DeskWorksSearch } from "./desk-works-search.ts";
import { conflictNotice, editNotice, undoNotice, type EditNotice } from "./edit-notice.ts";
import { noteOrder } from "./list-order.ts";
import { SelectionBar } from "./SelectionBar.tsx";
import { useEditWorks, type WorkChangesInput } from "./useEditWorks.ts";
import { useSelection, type Chosen } from "./use-selection.ts";
import { useUndoBulkEdit } from "./useUndoBulkEdit.ts";
import type { WriteAltsProps } from "./WriteAlts.tsx";

const ChangeFields = lazyPart(async () => (await import("./ChangeFields.tsx")).ChangeFields);
const WriteAlts = lazyPart(async () => (await import("./WriteAlts.tsx")).WriteAlts);

type BulkEditingProps = {
  /** The ids of the works on the page, in order. */
  shown: readonly string[];
  /** Number of all matching works, including those not shown. */
  total: number;
  /** Whether all matching works can be selected. */
  hasAll: boolean;
  search: DeskWorksSearch;
  /** The works from which examples are shown. */
  examples: WriteAltsProps["works"];
  /** Called after works were changed. Some may not match the filters any more. */
  onChanged: () => void;
  /** Called when the number of matching works differs from the one shown. */
  onConflict: () => void;
  /** Renders the works with their selection. */
  children: (chosen: Chosen) => ReactNode;
};

/** Wraps selectable works with bulk actions and their undo. */
export function BulkEditing(props: BulkEditingProps) {
  const { shown, total, search, onChanged, children } = props;
  const chosen = useSelection(shown, total);
  const place = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<"fields" | "alts" | null>(null);
  const [notice, setNotice] = useState<EditNotice | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { editWorks, isEditing } = useEditWorks();
  const { undoBulkEdit, isUndoing } = useUndoBulkEdit();
  const { selection, count } = chosen;
  const refuse = useTold("The chosen works stay as they were.", setRefusal);
  useEffect(() => noteOrder(shown), [shown]);

  function settle(next: EditNotice) {
    // An open dialog traps the focus, and could return it only to a button that disappears with the selection.
    flushSync(() => {
      setDialog(null);
      setRefusal(null);
      setNotice(next);
      chosen.chooseNone();
    });
    place.current?.focus({ preventScroll: true });
  }

  function change(changes: WorkChangesInput) {
    setNotice(null);
    setRefusal(null);
    const { search: words, filter } = deskWorksVariables(search);
    const works = selection.isAll
      ? { selection: { search: words ?? null, filter: filter ?? null, count } }
      : { ids: [...selection.ids] };
    editWorks(works, changes, {
      onDone: (edited) => {
        settle(editNotice(edited));
        if (edited.changed > 0) onChanged();
      },
      onConflict: (message) => {
        settle(conflictNotice(message));
        props.onConflict();
      },
      onRefused: refuse,
    });
  }

  function undo(id: string) {
    setNotice(null);
    setRefusal(null);
    place.current?.focus({ preventScroll: true });
    undoBulkEdit(id, {
      onDone: (undone) => {
        setNotice(undoNotice(undone));
        onChanged();
      },
      onRefused: refuse,
    });
  }

  const form = {
    count,
    isSending: isEditing,
    refusal,
    onSend: change,
    onAgain: () => setRefusal(null),
    onClose: () => {
      setDialog(null);
      setRefusal(null);
    },
  };
  return (
    <div ref={place} className="bulk-editing" tabIndex={-1}>
      {children(chosen)}
      <SelectionBar
        chosen={chosen}
        total={props.hasAll ? total : null}
        problem={search.problem}
        isBusy={isEditing || isUndoing}
        notice={notice}
        refusal={dialog === null ? refusal : null}
        onAgain={() => setRefusal(null)}
        onStatus={(status) => change({ status })}
        onFields={() => setDialog("fields")}
        onAlts={() => setDialog("alts")}
        onUndo={undo}
      />
      {dialog === "fields" && (
        <PartBoundary waiting={null} onClose={form.onClose}>
          <ChangeFields {...form} startsWith={search.problem === "rights" ? "rights" : null} />
        </PartBoundary>
      )}
      {dialog === "alts" && (
        <PartBoundary waiting={null} onClose={form.onClose}>
          <WriteAlts {...form} works={props.examples} />
        </PartBoundary>
      )}
    </div>
  );
}
