import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ImportReading_run$key } from "../../../../../__generated__/relay/ImportReading_run.graphql.ts";
import type { ImportTableInput } from "../../../../../__generated__/relay/useChangeImportMutation.graphql.ts";
import { Fold } from "../../../ui/Fold.tsx";
import { formatCount } from "../../works/label.ts";
import { ColumnTable } from "./ColumnTable.tsx";
import { CorrectionsBar } from "./CorrectionsBar.tsx";
import { TableSettings } from "./TableSettings.tsx";
import { countCorrections, hasOtherColumns } from "./tableSaid.ts";
import { useChangeImport } from "./useChangeImport.ts";

type ImportReadingProps = {
  run: ImportReading_run$key;
  /** Called when unapplied corrections appear or disappear. Corrections that are being applied count as unapplied. */
  onCorrecting: (isCorrecting: boolean) => void;
};

/** The settings with which an import reads its table, editable until the import is applied. */
export function ImportReading({ run: key, onCorrecting }: ImportReadingProps) {
  const run = useFragment(
    graphql`
      fragment ImportReading_run on Import {
        id
        state
        isApplied
        reading {
          columns {
            field
          }
          isRemembered
          ...TableSettings_reading
          ...ColumnTable_reading
          ...tableSaid_reading
        }
      }
    `,
    key,
  );
  const { changeImport, isChanging } = useChangeImport();
  const [refusal, setRefusal] = useState("");
  const [refusedIn, setRefusedIn] = useState(run.state);
  if (refusedIn !== run.state) {
    setRefusedIn(run.state);
    setRefusal("");
  }
  // While the server reads the table again there is no reading. The previous one stays visible and keeps the focus.
  const [held, setHeld] = useState(run.reading);
  if (run.reading && run.reading !== held) setHeld(run.reading);
  const isReadingAgain = run.state === "READING" || isChanging;
  // Corrections stay in local state until they are applied, and visible until the table was read with them.
  const [draft, setDraft] = useState<{ table: ImportTableInput; isApplied: boolean } | null>(null);
  const isOpenToChange = !run.isApplied;
  const isRead = draft?.isApplied && !isReadingAgain && run.reading;
  if (draft && (isRead || !isOpenToChange)) setDraft(null);
  const isCorrecting = draft !== null && !draft.isApplied;
  const isUnapplied = isCorrecting || isChanging;
  useEffect(() => onCorrecting(isUnapplied), [onCorrecting, isUnapplied]);
  const [isOpen, setOpen] = useState(isOpenToChange);
  // Collapses once the settings are final, to make room for the result.
  const [wasOpenToChange, setWasOpenToChange] = useState(isOpenToChange);
  if (wasOpenToChange !== isOpenToChange) {
    setWasOpenToChange(isOpenToChange);
    setOpen(isOpenToChange);
  }
  // A source without a table has no settings. A source that could not be read may be a table.
  if (!held && run.state !== "FAILED") return null;

  const isOtherColumns = held != null && draft !== null && hasOtherColumns(held, draft.table);
  const corrections = isCorrecting ? Math.max(1, countCorrections(held ?? null, draft.table)) : 0;

  function correct(table: ImportTableInput) {
    setRefusal("");
    // Without a reading there is nothing with which to compare the corrections.
    const isChanged = isReadingAgain || !run.reading || countCorrections(held ?? null, table) > 0;
    setDraft(isChanged ? { table, isApplied: false } : null);
  }

  function apply() {
    if (!draft || isChanging) return;
    const { table } = draft;
    setRefusal("");
    setDraft({ table, isApplied: true });
    changeImport(
      { id: run.id, table },
      {
        // The corrections stay, so that the user can apply them again.
        onRefused: ({ message }) => {
          setDraft({ table, isApplied: false });
          setRefusal(message);
        },
      },
    );
  }

  const columns = held?.columns ?? [];
  const known = columns.filter(({ field }) => field !== null).length;
  const detail = `${formatCount(known)} of ${formatCount(columns.length)} columns are fields of a work`;
  return (
    <section className="import-reading" aria-label="How it is read">
      <Fold
        title="How it is read"
        detail={isReadingAgain ? "Being read again …" : held ? detail : undefined}
        isOpen={isOpen}
        onToggle={setOpen}
        onFocusChange={() => undefined}
      >
        <div className="import-reading__parts" aria-busy={isReadingAgain}>
          {held?.isRemembered && (
            <p className="import-reading__note">
              The columns are read as they were the last time a table had the same ones.
            </p>
          )}
          <TableSettings
            reading={held ?? null}
            draft={draft?.table ?? null}
            isFixed={!isOpenToChange}
            onChange={correct}
          />
          {isOtherColumns && (
            <p className="import-reading__note">
              The columns are found again once this is applied.
            </p>
          )}
          {held && (
            <ColumnTable
              reading={held}
              draft={draft?.table ?? null}
              isFixed={!isOpenToChange || isOtherColumns}
              onChange={correct}
            />
          )}
        </div>
        <CorrectionsBar
          count={corrections}
          isApplying={isChanging}
          refusal={refusal}
          onApply={apply}
          onDiscard={() => {
            setRefusal("");
            setDraft(null);
          }}
        />
      </Fold>
    </section>
  );
}
