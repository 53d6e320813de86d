import { useMemo, useState } from "react";
import { graphql } from "react-relay";
import type { VersionsDialogQuery } from "../../../../../__generated__/relay/VersionsDialogQuery.graphql.ts";
import { useAsked } from "../../../relay/use-asked.ts";
import { Button } from "../../../ui/Button.tsx";
import { Day } from "../../../ui/Day.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { RefusalNotice } from "../../parts/RefusalNotice.tsx";
import type { Refusal } from "../../parts/refusal.ts";
import { formatCount } from "../../works/label.ts";
import { NotAnswered } from "../works/NotAnswered.tsx";
import { usePutBackExhibition } from "./usePutBackExhibition.ts";
import { VersionText } from "./VersionText.tsx";

type VersionsDialogProps = {
  exhibitionId: string;
  /** Called after a version was restored. */
  onPutBack: (number: number) => void;
  onClose: () => void;
};

/** A dialog that lists the versions of an exhibition and restores one of them. */
export function VersionsDialog({ exhibitionId, onPutBack, onClose }: VersionsDialogProps) {
  const variables = useMemo(() => ({ id: exhibitionId }), [exhibitionId]);
  const { answer, isFailed, retry } = useAsked<VersionsDialogQuery>(
    graphql`
      query VersionsDialogQuery($id: ID!) {
        viewer {
          desk {
            exhibition(id: $id) {
              versions {
                number
                at
                title
                blockCount
                by {
                  name
                }
              }
            }
          }
        }
      }
    `,
    variables,
  );
  const { putBackExhibition, isPutting } = usePutBackExhibition();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [seen, setSeen] = useState<number | null>(null);
  const versions = answer?.viewer?.desk?.exhibition?.versions ?? [];

  function putBack(number: number) {
    if (isPutting) return;
    setRefusal(null);
    putBackExhibition(exhibitionId, number, {
      onDone: () => onPutBack(number),
      onRefused: setRefusal,
    });
  }

  return (
    <Dialog title="Versions" isOpen onOpenChange={onClose}>
      <p>
        What it was each time somebody was done working on it. What it is now becomes a version too,
        when you go back to one.
      </p>
      {isFailed && <NotAnswered onAgain={retry} />}
      {!answer && !isFailed && <Spinner label="The versions are loading" />}
      {answer && versions.length === 0 && (
        <p className="versions__none">
          None yet: a version is kept when you come back to it later, or somebody else goes on.
        </p>
      )}
      <p role="status">
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
      </p>
      <ol className="versions">
        {versions.map(({ number, at, title, blockCount, by }) => (
          <li key={number} className="versions__item">
            <div className="versions__words">
              <p>
                <Day at={at} withTime />
                {by?.name && `, ${by.name}`}
              </p>
              <p className="versions__what">
                “{title}”, {formatCount(blockCount)} {blockCount === 1 ? "block" : "blocks"}
              </p>
            </div>
            <div className="versions__acts">
              <Button
                variant="quiet"
                aria-expanded={seen === number}
                aria-label={`Look at version ${number}`}
                onClick={() => setSeen(seen === number ? null : number)}
              >
                Look
              </Button>
              <Button
                aria-disabled={isPutting}
                aria-label={`Go back to version ${number}`}
                onClick={() => putBack(number)}
              >
                Go back to it
              </Button>
            </div>
            {seen === number && <VersionText exhibitionId={exhibitionId} number={number} />}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
