import { useMemo, useState } from "react";
import { graphql } from "react-relay";
import type { RevisionComparisonQuery } from "../../../../../__generated__/relay/RevisionComparisonQuery.graphql.ts";
import { useAsked } from "../../../relay/use-asked.ts";
import { PlainSelect } from "../../../ui/PlainSelect.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { FieldChangeList } from "./FieldChangeList.tsx";
import { NotAnswered } from "./NotAnswered.tsx";

type RevisionComparisonProps = { workId: string; version: number };

/** Compares any two revisions of a work. */
export function RevisionComparison({ workId, version }: RevisionComparisonProps) {
  const [from, setFrom] = useState(String(version - 1));
  const [to, setTo] = useState(String(version));
  const options = useMemo(
    () =>
      Array.from({ length: version }, (_, at) => {
        const id = String(version - at);
        return { id, label: `Revision ${id}` };
      }),
    [version],
  );
  const variables = useMemo(
    () => ({ id: workId, from: Number(from), to: Number(to) }),
    [workId, from, to],
  );
  const { answer, isCurrent, isFailed, retry } = useAsked<RevisionComparisonQuery>(
    graphql`
      query RevisionComparisonQuery($id: ID!, $from: Int!, $to: Int!) {
        viewer {
          desk {
            work(id: $id) {
              comparedRevisions(from: $from, to: $to) {
                ...FieldChangeList_changes
              }
            }
          }
        }
      }
    `,
    variables,
  );
  const changes = answer?.viewer?.desk?.work?.comparedRevisions ?? [];
  return (
    <div className="revision-comparison" role="group" aria-label="Two revisions compared">
      <div className="revision-comparison__choice">
        <PlainSelect label="From" options={options} selected={from} onSelect={setFrom} />
        <PlainSelect label="To" options={options} selected={to} onSelect={setTo} />
      </div>
      {isFailed && <NotAnswered onAgain={retry} />}
      {!answer && !isFailed && <Spinner label="The revisions are loading" />}
      {answer && isCurrent && changes.length === 0 && <p role="status">They say the same.</p>}
      {changes.length > 0 && <FieldChangeList changes={changes} />}
    </div>
  );
}
