import { useMemo, useState } from "react";
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
  query ImageNotesQuery($imageId: ID!, $order: NoteOrder!, $author: ID) {
    node(id: $imageId) {
      ... on Image {
        ...LoadedNotes_image @arguments(order: $order, author: $author) @alias(as: "image")
      }
    }
    site {
      notesShownAtOnce
    }
  }
`;

/** The notes on a picture that zooms: their marks on it, the panel with their words, and the writing of new ones. */
export function ImageNotes(place: NotesPlace) {
  const { imageId, isOpen, surface } = place;
  const [choice, setChoice] = useState<NoteChoice>({ order: "NEWEST", author: null });
  const variables = useMemo(() => ({ imageId, ...choice }), [imageId, choice]);
  const { answer, isCurrent, isFailed, retry } = useAsked<ImageNotesQuery>(query, variables);
  const image = answer?.node?.image;
  if (image) {
    return (
      <LoadedNotes
        {...place}
        image={image}
        policy={answer.site?.notesShownAtOnce ?? "NOBODY"}
        choice={choice}
        onChoice={setChoice}
        asked={{ isCurrent, isFailed, retry }}
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
