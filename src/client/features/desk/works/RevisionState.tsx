import { useMemo } from "react";
import { graphql } from "react-relay";
import type { RevisionStateQuery } from "../../../../../__generated__/relay/RevisionStateQuery.graphql.ts";
import { useAsked } from "../../../relay/use-asked.ts";
import { Spinner } from "../../../ui/Spinner.tsx";
import { NotAnswered } from "./NotAnswered.tsx";
import { TextsOfField } from "./TextsOfField.tsx";

/** All fields of a work as of a revision. */
export function RevisionState({ workId, number }: { workId: string; number: number }) {
  const variables = useMemo(() => ({ id: workId, number }), [workId, number]);
  const { answer, isFailed, retry } = useAsked<RevisionStateQuery>(
    graphql`
      query RevisionStateQuery($id: ID!, $number: Int!) {
        viewer {
          desk {
            work(id: $id) {
              revision(number: $number) {
                state {
                  field
                  label
                  value
                }
              }
            }
          }
        }
      }
    `,
    variables,
  );
  if (isFailed) return <NotAnswered onAgain={retry} />;
  if (!answer) return <Spinner label="The revision is loading" />;
  const state = answer.viewer?.desk?.work?.revision?.state ?? [];
  return (
    <dl className="field-changes" data-whole>
      {state
        .filter(({ value }) => value.length > 0)
        .map(({ field, label, value }) => (
          <div key={field}>
            <dt>{label}</dt>
            <TextsOfField texts={value} />
          </div>
        ))}
    </dl>
  );
}
