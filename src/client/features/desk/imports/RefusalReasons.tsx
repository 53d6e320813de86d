import { graphql, useFragment } from "react-relay";
import type { RefusalReasons_run$key } from "../../../../../__generated__/relay/RefusalReasons_run.graphql.ts";
import { formatCount } from "../../works/label.ts";

/** The reasons for which rows were rejected, each with its remedy. */
export function RefusalReasons({ run: key }: { run: RefusalReasons_run$key }) {
  const { refusals } = useFragment(
    graphql`
      fragment RefusalReasons_run on Import {
        refusals {
          count
          firstRows
          reason
          remedy
        }
      }
    `,
    key,
  );
  if (!refusals || refusals.length === 0) return null;
  return (
    <ul className="refusal-reasons" aria-label="Why rows are refused">
      {refusals.map(({ count, firstRows, reason, remedy }, place) => (
        <li key={place} className="refusal-reasons__reason">
          <span className="numeric">{rowsInWords(count, firstRows)}</span>
          <span>
            {reason} <span className="refusal-reasons__remedy">{remedy}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Formats the number of rows; lists their numbers if they are few. */
function rowsInWords(count: number, firstRows: readonly number[]): string {
  if (count === 1 && firstRows.length === 1) return `Row ${firstRows[0]}`;
  if (count === firstRows.length) return `Rows ${firstRows.join(", ")}`;
  return `${formatCount(count)} ${count === 1 ? "row" : "rows"}`;
}
