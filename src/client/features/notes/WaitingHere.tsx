import { Link } from "@tanstack/react-router";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { WaitingHere_desk$key } from "../../../../__generated__/relay/WaitingHere_desk.graphql.ts";
import type { WaitingHereQuery } from "../../../../__generated__/relay/WaitingHereQuery.graphql.ts";
import { useAsked } from "../../relay/use-asked.ts";
import { NoteItem } from "./NoteItem.tsx";
import { NotesContext } from "./NotesContext.ts";
import { useNoteQueueSubscription } from "./useNoteQueueSubscription.ts";

const query = graphql`
  query WaitingHereQuery {
    viewer {
      desk {
        ...WaitingHere_desk
      }
    }
  }
`;
const nothing = {};

/** The notes on an image that wait for review, shown to curators beside the image. */
export function WaitingHere({ imageId }: { imageId: string }) {
  const { answer, retry } = useAsked<WaitingHereQuery>(query, nothing);
  const desk = answer?.viewer?.desk;
  return desk && <WaitingNotes desk={desk} imageId={imageId} onFollowing={retry} />;
}

type WaitingNotesProps = {
  desk: WaitingHere_desk$key;
  imageId: string;
  /** Called when the subscription has started. */
  onFollowing: () => void;
};

function WaitingNotes({ desk, imageId, onFollowing }: WaitingNotesProps) {
  const { noteQueue } = useFragment(
    graphql`
      fragment WaitingHere_desk on Desk @throwOnFieldError {
        noteQueue(first: 50) @connection(key: "WaitingHere_desk_noteQueue", filters: []) {
          __id
          edges {
            node {
              id
              state
              image {
                id
              }
              ...NoteItem_note
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    desk,
  );
  const around = use(NotesContext);
  useNoteQueueSubscription(noteQueue.__id, onFollowing);
  const waiting = noteQueue.edges.flatMap(({ node }) => {
    const isHere = node.image.id === imageId && node.state === "PENDING";
    return isHere && !around?.own.has(node.id) ? [node] : [];
  });
  const { hasNextPage } = noteQueue.pageInfo;
  if (waiting.length === 0 && !hasNextPage) return null;
  return (
    <section className="notes-panel__unseen" aria-label="Waiting for a curator">
      {waiting.map((note) => (
        <NoteItem key={note.id} note={note} answers={null} />
      ))}
      {hasNextPage && (
        <Link className="link" to="/desk/notes">
          More wait in the queue
        </Link>
      )}
    </section>
  );
}
