import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { ImportItem_run$key } from "../../../../../__generated__/relay/ImportItem_run.graphql.ts";
import { Day } from "../../../ui/Day.tsx";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { capitalise, formatCount } from "../../works/label.ts";
import { movesOf } from "./importMoves.ts";
import { countsInWords, stateInWords } from "./words.ts";

/** An import in the list, with its progress and result. */
export function ImportItem({ run: key }: { run: ImportItem_run$key }) {
  const run = useFragment(
    graphql`
      fragment ImportItem_run on Import {
        id
        label
        startedAt
        found
        by
        ...importMoves_run
      }
    `,
    key,
  );
  const moves = movesOf(run);
  const { done, total } = moves;
  const counts = countsInWords(moves);
  return (
    <li className="import-item">
      <div className="import-item__what">
        <Link to="/desk/imports/$id" params={{ id: run.id }} className="import-item__label">
          {run.label}
        </Link>
        <span className="import-item__quiet">
          {run.found && `${capitalise(run.found)}, `}
          {run.by && `by ${run.by}, `}
          <Day at={run.startedAt} withTime />
        </span>
      </div>
      <div className="import-item__state" data-state={moves.state}>
        {moves.isBusy && !moves.isWaiting ? (
          <ProgressBar
            label={stateInWords(moves)}
            done={done}
            total={total}
            detail={
              total === null ? formatCount(done) : `${formatCount(done)} of ${formatCount(total)}`
            }
          />
        ) : (
          <span>{stateInWords(moves)}</span>
        )}
        {counts !== "" && <span className="import-item__quiet numeric">{counts}</span>}
      </div>
    </li>
  );
}
