import { useCallback, useMemo, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { ImageNotesQuery } from "../../../../__generated__/relay/ImageNotesQuery.graphql.ts";
import { useAsked } from "../../relay/use-asked.ts";
import { Button } from "../../ui/Button.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { DeepZoomPanelFrame } from "../viewer/DeepZoomPanelFrame.tsx";
import { LoadedNotes } from "./LoadedNotes.tsx";
import type { NoteChoice } from "./noteOrder.ts";
import type { NotesPlace } from "./notes-place.ts";

const query = graphql`
  query ImageNotesQuery($imageId: ID!, $order: NoteOrder!, $author: ID, $first: Int = 20) {
    node(id: $imageId) {
      ... on Image {
        ...LoadedNotes_image
          @arguments(first: $first, order: $order, author: $author)
          @alias(as: "image")
      }
    }
    site {
      notesShownAtOnce
    }
  }
`;

/** Number of threads per page, and the contract's maximum. */
const threadsAtOnce = 20;
const threadsAtMost = 100;

/** The notes on a zoomable image: their markers, the panel with their texts, and the form for new ones. */
export function ImageNotes(place: NotesPlace) {
  const { imageId, isOpen, surface } = place;
  const [choice, setChoice] = useState<NoteChoice>({ order: "NEWEST", author: null });
  const variables = useMemo(() => ({ imageId, ...choice }), [imageId, choice]);
  /** Number of threads shown: a refetch loads as many, so that none that is being read disappears. */
  const count = useRef(0);
  const onCount = useCallback((next: number) => {
    count.current = next;
  }, []);
  const { answer, isCurrent, isFailed, retry, outdate } = useAsked<ImageNotesQuery>(
    query,
    variables,
    {
      again: () => ({
        ...variables,
        first: Math.min(Math.max(count.current, threadsAtOnce), threadsAtMost),
      }),
    },
  );
  const image = answer?.node?.image;
  if (image) {
    return (
      <LoadedNotes
        {...place}
        image={image}
        policy={answer.site?.notesShownAtOnce ?? "NOBODY"}
        choice={choice}
        onChoice={setChoice}
        onCount={onCount}
        asked={{ isCurrent, isFailed, retry, outdate }}
      />
    );
  }
  if (!isOpen) return null;
  return (
    <DeepZoomPanelFrame label="Notes" className="notes-panel" heir={surface}>
      {isFailed || answer ? (
        <p role="alert">
          The notes could not be had.{" "}
          <Button variant="quiet" onClick={retry}>
            Try again
          </Button>
        </p>
      ) : (
        <Spinner label="The notes are loading" />
      )}
    </DeepZoomPanelFrame>
  );
}
