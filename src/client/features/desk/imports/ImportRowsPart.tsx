import { useEffect, useMemo, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ImportRowsPart_run$key } from "../../../../../__generated__/relay/ImportRowsPart_run.graphql.ts";
import type {
  ImportFate,
  ImportRowsPartQuery,
} from "../../../../../__generated__/relay/ImportRowsPartQuery.graphql.ts";
import { useAsked } from "../../../relay/use-asked.ts";
import { Button } from "../../../ui/Button.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { FateFilter } from "./FateFilter.tsx";
import { ImportRows } from "./ImportRows.tsx";
import { RefusalReasons } from "./RefusalReasons.tsx";

const query = graphql`
  query ImportRowsPartQuery($id: ID!, $fate: ImportFate) {
    node(id: $id) {
      ...ImportRows_run @alias(as: "run") @arguments(fate: $fate)
      ...RefusalReasons_run @alias(as: "refused")
    }
  }
`;

/** The numbers of added, changed, unchanged and rejected rows, with the rows of each outcome. */
export function ImportRowsPart({ run: key }: { run: ImportRowsPart_run$key }) {
  const run = useFragment(
    graphql`
      fragment ImportRowsPart_run on Import {
        id
        state
        added
        changed
        unchanged
        refused
        choices {
          __typename
        }
        problemsPath
        ...FateFilter_run
      }
    `,
    key,
  );
  const { id, state, added, changed, unchanged, refused } = run;
  const [fate, setFate] = useState<ImportFate | null>(null);
  const all = added + changed + unchanged + refused;
  if (all === 0) return null;
  const counts = { ADDED: added, CHANGED: changed, UNCHANGED: unchanged, REFUSED: refused };
  const counted = fate === null ? all : (counts[fate as keyof typeof counts] ?? 0);
  // Before the reading has finished, the server may still return the rows of the previous one.
  const isReading = state === "READING";
  return (
    <section className="import-rows-part" aria-labelledby="import-rows">
      <div className="import-rows-part__head">
        <h2 id="import-rows">Row by row</h2>
        {run.problemsPath != null && refused > 0 && !isReading && (
          <a className="link-quiet" href={run.problemsPath} download>
            Download the refused rows (CSV)
          </a>
        )}
      </div>
      <FateFilter run={run} fate={fate} onFate={setFate} />
      {isReading ? (
        <p className="import-rows__none">The rows come once it is read.</p>
      ) : (
        <RowsOfFate
          id={id}
          state={state}
          fate={fate}
          none={noneInWords(state, counted, run.choices != null)}
        />
      )}
    </section>
  );
}

type RowsOfFateProps = {
  id: string;
  state: string;
  fate: ImportFate | null;
  /** Text for an empty list. */
  none: string;
};

/** The rows of one outcome, or all. Refetches when the state of the import changes. */
function RowsOfFate({ id, state, fate, none }: RowsOfFateProps) {
  const variables = useMemo(() => ({ id, fate }), [id, fate]);
  const { answer, isCurrent, isFailed, retry } = useAsked<ImportRowsPartQuery>(query, variables);
  // Outcomes may differ in the new state.
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state) retry();
    before.current = state;
  }, [state, retry]);
  const { run: rows, refused } = answer?.node ?? {};
  if (isFailed) {
    return (
      <p role="alert">
        The rows could not be loaded. Check your connection and try again.{" "}
        <Button variant="quiet" onClick={retry}>
          Try again
        </Button>
      </p>
    );
  }
  if (!rows) return <Spinner label="The rows are loading" />;
  return (
    <div className="import-rows-part__rows" data-old={!isCurrent || undefined}>
      {refused && (fate === null || fate === "REFUSED") && <RefusalReasons run={refused} />}
      <ImportRows run={rows} none={none} />
    </div>
  );
}

/** Explains an empty list. Rows of command line imports and of imports that ended long ago are not stored. */
function noneInWords(state: string, counted: number, isOfDesk: boolean): string {
  const isKept = isOfDesk && (state === "CHECKED" || state === "RUNNING");
  return counted > 0 && !isKept ? "What became of each row is not kept." : "No row is like that.";
}
