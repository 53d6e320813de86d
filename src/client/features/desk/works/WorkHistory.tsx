import { useRef, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { WorkHistory_work$key } from "../../../../../__generated__/relay/WorkHistory_work.graphql.ts";
import type { WorkHistoryPaginationQuery } from "../../../../../__generated__/relay/WorkHistoryPaginationQuery.graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { RefusalNotice } from "../../parts/RefusalNotice.tsx";
import { RevisionComparison } from "./RevisionComparison.tsx";
import { RevisionItem } from "./RevisionItem.tsx";
import { useRestoreWorkRevision } from "./useRestoreWorkRevision.ts";
import type { ReadWork } from "./workAsRead.ts";

type WorkHistoryProps = {
  work: WorkHistory_work$key;
  /** Number of the latest revision that the form shows. */
  version: number;
  /** Called with the work after a revision was restored, or if another user changed the work first. */
  onWork?: (work: ReadWork) => void;
};

/** The last restored revision. */
type Done = {
  sentence: string;
  /** The revision that an undo restores; null if there is nothing to undo. */
  before: number | null;
  /** The version of the work that it produced. The message disappears with a later version. */
  version: number;
};

/** The revisions of a work, latest first, with comparison and restore. */
export function WorkHistory({ work: key, version, onWork }: WorkHistoryProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    WorkHistoryPaginationQuery,
    WorkHistory_work$key
  >(
    graphql`
      fragment WorkHistory_work on Work
      @refetchable(queryName: "WorkHistoryPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" })
      @throwOnFieldError {
        id
        history(first: $first, after: $after)
          @connection(key: "WorkHistory_work_history", filters: []) {
          edges {
            node {
              number
              ...RevisionItem_revision
            }
          }
        }
      }
    `,
    key,
  );
  const { restoreWorkRevision, isRestoring } = useRestoreWorkRevision();
  const [said, setSaid] = useState("");
  const [lastDone, setDone] = useState<Done | null>(null);
  const done = lastDone?.version === version ? lastDone : null;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isComparing, setComparing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { id } = data;
  const revisions = data.history?.edges.map(({ node }) => node) ?? [];
  const last = revisions[0]?.number ?? version;

  function putBack(number: number, looked: number, isUndo = false) {
    setSaid("");
    setDone(null);
    setRefusal(null);
    restoreWorkRevision({ id, version: looked }, number, {
      onDone: (now) => {
        onWork?.(now);
        setDone({
          sentence: isUndo ? "The work is as it was before." : `Revision ${number} is put back.`,
          before: isUndo || now.version === looked ? null : looked,
          version: now.version,
        });
      },
      onConflict: (now, sentence) => {
        onWork?.(now);
        setSaid(sentence);
      },
      onRefused: setRefusal,
    });
  }

  function more() {
    setSaid("");
    setDone(null);
    const failed = "Earlier revisions could not be loaded. Check your connection and try again.";
    loadNext(20, { onComplete: (error) => error && setSaid(failed) });
  }

  return (
    <section className="work-history" aria-labelledby="work-history">
      <div className="work-history__head">
        <h2 ref={title} id="work-history" tabIndex={-1}>
          History
        </h2>
        {last > 1 && (
          <Button
            variant="quiet"
            aria-expanded={isComparing}
            onClick={() => setComparing(!isComparing)}
          >
            Compare revisions
          </Button>
        )}
      </div>
      <div className="desk-notice" role="status">
        {done ? done.sentence : said}
        {done?.before != null && (
          <Button
            variant="quiet"
            onClick={() => {
              title.current?.focus();
              if (done.before !== null) putBack(done.before, done.version, true);
            }}
          >
            Undo
          </Button>
        )}
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
      </div>
      {isComparing && last > 1 && <RevisionComparison key={last} workId={id} version={last} />}
      <ol className="work-history__list" aria-label="Revisions">
        {revisions.map((revision) => (
          <RevisionItem
            key={revision.number}
            workId={id}
            revision={revision}
            isLast={revision.number === last}
            isBusy={isRestoring}
            onPutBack={(number) => putBack(number, version)}
          />
        ))}
      </ol>
      {hasNext && (
        <Button aria-disabled={isLoadingNext} onClick={() => !isLoadingNext && more()}>
          {isLoadingNext ? "Loading more …" : "Earlier revisions"}
        </Button>
      )}
    </section>
  );
}
