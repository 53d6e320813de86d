import { useMemo } from "react";
import { graphql } from "react-relay";
import type { ViewFinderQuery } from "../../../../../../__generated__/relay/ViewFinderQuery.graphql.ts";
import type { TakenViewInput } from "../../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { useAsked } from "../../../../relay/use-asked.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Modal } from "../../../../ui/Modal.tsx";
import { Spinner } from "../../../../ui/Spinner.tsx";
import { FoundView } from "./FoundView.tsx";
import type { Taken } from "./taken-look.ts";

type ViewFinderProps = {
  /** The purpose of the view. */
  title: string;
  workId: string;
  /** Zero-based index of the image that is shown first. */
  place: number;
  /** The initial view; null for the whole image. */
  start: TakenViewInput | null;
  onTake: (taken: Taken) => void;
  /** Called to choose another work. */
  onOther: () => void;
  onClose: () => void;
};

/** A full-window viewer of a work's images, in which the user selects a view. */
export function ViewFinder(props: ViewFinderProps) {
  const { title, workId, onOther, onClose } = props;
  const variables = useMemo(() => ({ workId }), [workId]);
  const { answer, isFailed, retry } = useAsked<ViewFinderQuery>(
    graphql`
      query ViewFinderQuery($workId: ID!) {
        node(id: $workId) {
          ... on Work {
            images @catch {
              __typename
            }
            ...FoundView_work @alias(as: "shown")
          }
        }
      }
    `,
    variables,
    { fetchPolicy: "store-or-network" },
  );
  const work = answer?.node;
  const isThere = work?.images?.ok === true && work.images.value.length > 0;
  return (
    <Modal className="deep-zoom__dialog" label={title} onClose={onClose}>
      {work?.shown && isThere ? (
        <FoundView {...props} work={work.shown} />
      ) : (
        <div className="view-finder__state">
          {isFailed && (
            <p role="alert">
              The picture cannot be loaded now.{" "}
              <Button variant="quiet" onClick={retry}>
                Try again
              </Button>
            </p>
          )}
          {answer && <p>This work has no picture to show any more. Choose another one.</p>}
          {!answer && !isFailed && <Spinner label="The picture comes" />}
          <div className="form__actions">
            <Button onClick={onOther}>Choose another work</Button>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
