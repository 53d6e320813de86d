import { useMemo } from "react";
import { graphql } from "react-relay";
import type { VersionTextQuery } from "../../../../../__generated__/relay/VersionTextQuery.graphql.ts";
import { useAsked } from "../../../relay/use-asked.ts";
import { Spinner } from "../../../ui/Spinner.tsx";
import { NotAnswered } from "../works/NotAnswered.tsx";
import { typeWords } from "./block-content.ts";

type VersionTextProps = { exhibitionId: string; number: number };

/** The texts of one version of an exhibition, as plain text. */
export function VersionText({ exhibitionId, number }: VersionTextProps) {
  const variables = useMemo(() => ({ id: exhibitionId, number }), [exhibitionId, number]);
  const { answer, isFailed, retry } = useAsked<VersionTextQuery>(
    graphql`
      query VersionTextQuery($id: ID!, $number: Int!) {
        viewer {
          desk {
            exhibition(id: $id) {
              versionText(number: $number) {
                introduction
                blocks {
                  type
                  words
                  isHidden
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
  if (!answer) return <Spinner label="The version is loading" />;
  const text = answer.viewer?.desk?.exhibition?.versionText;
  if (!text) return <p>This version is not kept any more.</p>;
  return (
    <div className="version-text">
      {text.introduction && <p>{text.introduction}</p>}
      {text.blocks.length === 0 && <p>It had no blocks.</p>}
      <ol>
        {text.blocks.map(({ type, words, isHidden }, at) => (
          // Versions are immutable, so the index is a stable key.
          <li key={at}>
            <strong>
              {typeWords(type)}
              {isHidden && ", hidden"}
            </strong>
            {words && <p>{words}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
