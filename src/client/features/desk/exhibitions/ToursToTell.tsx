import { graphql } from "react-relay";
import type { ToursToTellQuery } from "../../../../../__generated__/relay/ToursToTellQuery.graphql.ts";
import { useAsked } from "../../../relay/use-asked.ts";
import { Button } from "../../../ui/Button.tsx";
import { Day } from "../../../ui/Day.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { NotAnswered } from "../works/NotAnswered.tsx";

type ToursToTellProps = { onChoose: (tourId: string) => void; onClose: () => void };

const variables = {};

/** A dialog that lists the user's ended tours, to create an exhibition from one of them. */
export function ToursToTell({ onChoose, onClose }: ToursToTellProps) {
  const { answer, isFailed, retry } = useAsked<ToursToTellQuery>(
    graphql`
      query ToursToTellQuery {
        viewer {
          tours(first: 100) {
            edges {
              node {
                id
                title
                state
                startedAt
              }
            }
          }
        }
      }
    `,
    variables,
  );
  const edges = answer?.viewer?.tours?.edges ?? [];
  const over = edges.map(({ node }) => node).filter(({ state }) => state === "ENDED");
  return (
    <Dialog title="From a tour" isOpen onOpenChange={onClose}>
      <p>What was shown in a tour becomes a zoom story, with what was said to it.</p>
      {isFailed && <NotAnswered onAgain={retry} />}
      {!answer && !isFailed && <Spinner label="Your tours are loading" />}
      {answer && over.length === 0 && <p>No tour of yours is over yet.</p>}
      <ul className="versions">
        {over.map(({ id, title, startedAt }) => (
          <li key={id} className="versions__item">
            <div>
              <p>{title}</p>
              <p className="versions__what">
                <Day at={startedAt} />
              </p>
            </div>
            <Button aria-label={`Begin with ${title}`} onClick={() => onChoose(id)}>
              Begin with it
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
