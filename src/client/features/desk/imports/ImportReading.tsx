import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ImportReading_run$key } from "../../../../../__generated__/relay/ImportReading_run.graphql.ts";
import type { ImportTableInput } from "../../../../../__generated__/relay/useChangeImportMutation.graphql.ts";
import { Fold } from "../../../ui/Fold.tsx";
import { RefusalNotice } from "../../parts/RefusalNotice.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { formatCount } from "../../works/label.ts";
import { ColumnTable } from "./ColumnTable.tsx";
import { TableSettings } from "./TableSettings.tsx";
import { useChangeImport } from "./useChangeImport.ts";

/** How the table of an import is read, to be corrected as long as nothing was brought in. */
export function ImportReading({ run: key }: { run: ImportReading_run$key }) {
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
          notes
          isRemembered
          ...TableSettings_reading
          ...ColumnTable_reading
        }
      }
    `,
    key,
  );
  const { changeImport, isChanging } = useChangeImport();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [refusedIn, setRefusedIn] = useState(run.state);
  if (refusedIn !== run.state) {
    setRefusedIn(run.state);
    setRefusal(null);
  }
  // While it is read anew there is nothing to tell: what there was stays, and the focus in it.
  const [held, setHeld] = useState(run.reading);
  if (run.reading && run.reading !== held) setHeld(run.reading);
  const isReadingAnew = run.state === "READING" || isChanging;
  // What was said shows at once, until it is known how the table was read; what is said next adds to it.
  const [said, setSaid] = useState<ImportTableInput | null>(null);
  if (said && !isReadingAnew && run.reading) setSaid(null);
  // Two requests under way may arrive in either order, so one is sent at a time. The newest has all that was said.
  const isSending = useRef(false);
  const waiting = useRef<ImportTableInput | null>(null);
  const isOpenToChange = !run.isApplied;
  const [isOpen, setOpen] = useState(isOpenToChange);
  // Once it is settled it makes room for what comes of it.
  const [wasOpenToChange, setWasOpenToChange] = useState(isOpenToChange);
  if (wasOpenToChange !== isOpenToChange) {
    setWasOpenToChange(isOpenToChange);
    setOpen(isOpenToChange);
  }
  // A source without a table has nothing to be corrected; what could not be read at all may be a table.
  if (!held && run.state !== "FAILED") return null;

  function change(table: ImportTableInput) {
    setRefusal(null);
    setSaid(table);
    if (isSending.current) waiting.current = table;
    else send(table);
  }

  function send(table: ImportTableInput) {
    isSending.current = true;
    changeImport(
      { id: run.id, table },
      {
        onDone: () => {
          const next = takeWaiting();
          if (next) send(next);
        },
        onRefused: (next) => {
          const newest = takeWaiting() ?? table;
          setSaid(null);
          setRefusal(next.again ? { ...next, again: () => change(newest) } : next);
        },
      },
    );
  }

  function takeWaiting(): ImportTableInput | null {
    const next = waiting.current;
    waiting.current = null;
    isSending.current = false;
    return next;
  }

  const columns = held?.columns ?? [];
  const known = columns.filter(({ field }) => field !== null).length;
  const detail = `${formatCount(known)} of ${formatCount(columns.length)} columns are fields of a work`;
  return (
    <section className="import-reading" aria-label="How it is read">
      <Fold
        title="How it is read"
        detail={isReadingAnew ? "Being read anew …" : held ? detail : undefined}
        isOpen={isOpen}
        onToggle={setOpen}
        onFocusChange={() => undefined}
      >
        <div className="import-reading__parts" aria-busy={isReadingAnew}>
          {held?.isRemembered && (
            <p className="import-reading__note">
              The columns are read as they were the last time a table had the same ones.
            </p>
          )}
          {held?.notes.map((note) => (
            <p key={note} className="import-reading__note">
              {note}
            </p>
          ))}
          <TableSettings
            reading={held ?? null}
            said={said}
            isFixed={!isOpenToChange}
            onChange={change}
          />
          {held && (
            <ColumnTable reading={held} said={said} isFixed={!isOpenToChange} onChange={change} />
          )}
          <p role="alert">
            <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
          </p>
        </div>
      </Fold>
    </section>
  );
}
