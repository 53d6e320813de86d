import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ImportProgress_import$key } from "../../../../__generated__/relay/ImportProgress_import.graphql.ts";
import type { ImportProgress_site$key } from "../../../../__generated__/relay/ImportProgress_site.graphql.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { formatCount, worksCount } from "../works/label.ts";
import { useImportProgressSubscription } from "./useImportProgressSubscription.ts";

/** How long the progress bar stays after an import ended, in milliseconds. */
export const stayAfterEnd = 6000;

/** An unobtrusive progress bar while works are being imported, and for a few seconds after. */
export function ImportProgress({ site: key }: { site: ImportProgress_site$key }) {
  const site = useFragment(
    graphql`
      fragment ImportProgress_site on Site @throwOnFieldError {
        id
        runningImport {
          id
          ...ImportProgress_import
        }
      }
    `,
    key,
  );
  useImportProgressSubscription(site.id);
  return site.runningImport && <Progress key={site.runningImport.id} run={site.runningImport} />;
}

function Progress({ run: key }: { run: ImportProgress_import$key }) {
  const run = useFragment(
    graphql`
      fragment ImportProgress_import on Import @throwOnFieldError {
        label
        state
        rowsTotal
        rowsDone
        added
        changed
        refused
      }
    `,
    key,
  );
  const [gone, setGone] = useState(false);
  const running = run.state === "RUNNING";
  useEffect(() => {
    if (running) return;
    const timer = setTimeout(() => setGone(true), stayAfterEnd);
    return () => {
      clearTimeout(timer);
      setGone(false);
    };
  }, [running]);

  if (gone && !running) return null;
  return (
    <section className="import-progress" aria-label="Works being brought in">
      {running ? (
        <ProgressBar
          label={`Bringing in ${run.label}`}
          done={run.rowsDone}
          total={run.rowsTotal ?? null}
          detail={progressDetail(run)}
        />
      ) : (
        <p className="import-progress__end" role="status">
          {endSentence(run)}
        </p>
      )}
    </section>
  );
}

type Counts = {
  label: string;
  state: string;
  rowsTotal: number | null | undefined;
  rowsDone: number;
  added: number;
  changed: number;
  refused: number;
};

function progressDetail({ rowsDone, rowsTotal, added }: Counts): string {
  const done = formatCount(rowsDone);
  const place = rowsTotal == null ? done : `${done} of ${formatCount(rowsTotal)}`;
  return `${place} · ${formatCount(added)} added`;
}

function endSentence({ label, state, added, changed, refused }: Counts): string {
  if (state !== "DONE") return `${label} stopped before its end. Running it again finishes it.`;
  const results = [
    `${worksCount(added)} added`,
    changed > 0 && `${formatCount(changed)} changed`,
    refused > 0 && `${formatCount(refused)} refused`,
  ];
  return `${label} is in: ${results.filter(Boolean).join(", ")}.`;
}
