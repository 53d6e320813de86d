import { Link } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type {
  ImportRun_run$data,
  ImportRun_run$key,
} from "../../../../../__generated__/relay/ImportRun_run.graphql.ts";
import type { ImportRunAnewQuery } from "../../../../../__generated__/relay/ImportRunAnewQuery.graphql.ts";
import { waitToRetry } from "../../../relay/back-off.ts";
import { Day } from "../../../ui/Day.tsx";
import { ImportReading } from "./ImportReading.tsx";
import { ImportRowsPart } from "./ImportRowsPart.tsx";
import { ImportSamples } from "./ImportSamples.tsx";
import { ImportStage } from "./ImportStage.tsx";
import { useImportSubscription } from "./useImportSubscription.ts";

const anewQuery = graphql`
  query ImportRunAnewQuery($id: ID!) {
    node(id: $id) {
      ...ImportRun_run @alias(as: "run")
    }
  }
`;

/** Retry count for the delay of `backOff` before a failed request is sent again: 4 to 8 s. */
const patience = 4;

/** One import: what it was detected to be, what it would do or did, and its actions. */
export function ImportRun({ run: key }: { run: ImportRun_run$key }) {
  const run = useFragment(
    graphql`
      fragment ImportRun_run on Import {
        id
        label
        state
        startedAt
        found
        by
        notes
        undo {
          finishedAt
        }
        choices {
          __typename
        }
        reading {
          identifiersFrom
          columns {
            field
          }
        }
        ...ImportStage_run
        ...ImportReading_run
        ...ImportSamples_run
        ...ImportRowsPart_run
      }
    `,
    key,
  );
  const { id, state, undo } = run;
  const environment = useRelayEnvironment();
  // Events contain only progress. The detected settings and the preview are refetched when the state changes.
  const step = `${state} ${undo?.finishedAt ?? ""}`;
  const [stage, setStage] = useState({ step, isKnown: true, isFailed: false });
  if (stage.step !== step) setStage({ step, isKnown: false, isFailed: false });
  const now = useRef(stage);
  const askAnew = useCallback(() => {
    const at = now.current;
    const answered = (isFailed: boolean) =>
      setStage((next) =>
        next === at ? { ...at, isKnown: at.isKnown || !isFailed, isFailed } : next,
      );
    fetchQuery<ImportRunAnewQuery>(
      environment,
      anewQuery,
      { id },
      { fetchPolicy: "network-only" },
    ).subscribe({
      error: () => answered(true),
      complete: () => answered(false),
    });
  }, [environment, id]);
  useEffect(() => {
    now.current = stage;
    if (stage.isFailed) {
      const left = new AbortController();
      void waitToRetry(patience, left.signal).then(() => {
        if (!left.signal.aborted) askAnew();
      });
      return () => left.abort();
    }
    if (!stage.isKnown) askAnew();
  }, [stage, askAnew]);
  useImportSubscription(askAnew);
  const [isCorrecting, setCorrecting] = useState(false);
  const lacking = state === "FAILED" && run.reading ? lackingFields(run.reading) : [];
  const isPlanned = state === "CHECKED" && stage.isKnown;
  return (
    <div className="import-page">
      <Link to="/desk/imports" className="link-quiet">
        All imports
      </Link>
      <h1 className="import-page__label">{run.label}</h1>
      <p className="import-page__about">
        {run.found && `Found to be ${run.found}. `}
        {run.by ? `Given by ${run.by}, ` : "Given "}
        <Day at={run.startedAt} withTime />.
      </p>
      <ImportStage run={run} lacking={lacking} isCorrecting={isCorrecting} />
      {run.notes?.map((note) => (
        <p key={note} className="import-page__note">
          {note}
        </p>
      ))}
      {run.choices && <ImportReading run={run} onCorrecting={setCorrecting} />}
      {isPlanned && <ImportSamples run={run} />}
      <ImportRowsPart run={run} />
    </div>
  );
}

/** Returns the names of the required fields that no column provides. */
function lackingFields({ identifiersFrom, columns }: NonNullable<ImportRun_run$data["reading"]>) {
  const fields = new Set(columns.map(({ field }) => field));
  return [
    !fields.has("IDENTIFIER") && identifiersFrom == null && "the identifier",
    !fields.has("TITLE") && "the title",
  ].filter((name) => name !== false);
}
