import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useOwnNotes_viewer$key } from "../../../../__generated__/relay/useOwnNotes_viewer.graphql.ts";
import type { useOwnNotesQuery } from "../../../../__generated__/relay/useOwnNotesQuery.graphql.ts";
import { useAsked } from "../../relay/use-asked.ts";
import { hasDesk } from "../accounts/words.ts";

const query = graphql`
  query useOwnNotesQuery($imageId: ID!) {
    viewer {
      ...useOwnNotes_viewer @arguments(imageId: $imageId)
    }
  }
`;

/**
 * Loads the current user and their notes on an image, including those that others do not see. This is a separate query
 * because it contains personal data.
 */
export function useOwnNotes(imageId: string) {
  const variables = useMemo(() => ({ imageId }), [imageId]);
  const { answer, isCurrent, isFailed, retry } = useAsked<useOwnNotesQuery>(query, variables);
  const viewer = useFragment<useOwnNotes_viewer$key>(
    graphql`
      fragment useOwnNotes_viewer on Viewer
      @argumentDefinitions(imageId: { type: "ID!" })
      @throwOnFieldError {
        account {
          member {
            id
            name
            role
          }
        }
        notes(imageId: $imageId, first: 100)
          @connection(key: "useOwnNotes_viewer_notes", filters: ["imageId"]) {
          __id
          edges {
            node {
              id
              state
              ...NoteItem_note
              ...NoteMarks_notes
            }
          }
        }
      }
    `,
    answer?.viewer ?? null,
  );
  const notes = viewer?.notes;
  const account = viewer?.account?.member;
  const member = useMemo(
    () => (account ? { id: account.id, name: account.name } : null),
    [account],
  );
  const own = useMemo(() => new Set(notes?.edges.map(({ node }) => node.id)), [notes]);
  return {
    member,
    isCurator: account !== undefined && hasDesk(account.role),
    /** Ids of all known own notes. */
    own,
    /** Own notes that others do not see. */
    unseen: useMemo(
      () => notes?.edges.flatMap(({ node }) => (node.state === "VISIBLE" ? [] : [node])) ?? [],
      [notes],
    ),
    listId: notes?.__id ?? null,
    /** Whether this is the current user, and a function that refetches. */
    who: {
      isCurrent: isCurrent && viewer !== null,
      isFailed: isFailed || (isCurrent && viewer === null),
      retry,
    },
  };
}
