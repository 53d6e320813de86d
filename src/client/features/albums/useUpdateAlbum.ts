import { graphql, useFragment } from "react-relay";
import type {
  UpdateAlbumInput,
  useUpdateAlbumMutation,
} from "../../../../__generated__/relay/useUpdateAlbumMutation.graphql.ts";
import type {
  useUpdateAlbum_album$data,
  useUpdateAlbum_album$key,
} from "../../../../__generated__/relay/useUpdateAlbum_album.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Editable fields of an album. */
export type AlbumWords = Omit<useUpdateAlbum_album$data, " $fragmentType">;

type UpdateOutcome = Outcome & {
  /** Called with the current album if it has changed since. */
  onConflict: (album: AlbumWords) => void;
};

/** Updates title, description or visibility, optimistically. An update of an outdated version is a conflict. */
export function useUpdateAlbum(albumKey: useUpdateAlbum_album$key) {
  const album = useFragment(
    graphql`
      fragment useUpdateAlbum_album on Album {
        id
        title
        description
        visibility
        version
      }
    `,
    albumKey,
  );
  const [change, isUpdating] = useChange<useUpdateAlbumMutation>(graphql`
    mutation useUpdateAlbumMutation($input: UpdateAlbumInput!) @raw_response_type {
      updateAlbum(input: $input) {
        __typename
        ... on UpdateAlbumSuccess {
          album {
            id
            title
            description
            visibility
            version
          }
        }
        ... on AlbumConflict {
          album {
            id
            title
            description
            visibility
            version
          }
        }
        ... on InvalidInput {
          problems {
            message
          }
        }
        ... on NotAllowed {
          message
        }
      }
    }
  `);

  /** @param wanted the fields to change; based on the displayed version, unless it names another */
  function updateAlbum(
    wanted: Omit<UpdateAlbumInput, "id" | "version"> & { version?: number },
    outcome: UpdateOutcome,
  ): void {
    const { title, description, visibility } = { ...album, ...wanted };
    const input = { version: album.version, ...wanted, id: album.id };
    change({
      variables: { input },
      optimisticResponse: {
        updateAlbum: {
          __typename: "UpdateAlbumSuccess",
          album: {
            ...album,
            title: title ?? album.title,
            description: description?.trim() || null,
            visibility: visibility ?? album.visibility,
          },
        },
      },
      ...outcome,
      onConflict: ({ album: now }) => outcome.onConflict(now),
    });
  }

  return { updateAlbum, isUpdating };
}
