import { graphql, useFragment } from "react-relay";
import type { AlbumWords_album$key } from "../../../../__generated__/relay/AlbumWords_album.graphql.ts";
import { longestDescription, longestTitle } from "./album-limits.ts";
import { InPlaceText } from "./InPlaceText.tsx";
import { useUpdateAlbum } from "./useUpdateAlbum.ts";

/** Inline editor of an album's title and description. */
export function AlbumWords({ album: key }: { album: AlbumWords_album$key }) {
  const album = useFragment(
    graphql`
      fragment AlbumWords_album on Album {
        title
        description
        version
        ...useUpdateAlbum_album
      }
    `,
    key,
  );
  const { updateAlbum } = useUpdateAlbum(album);
  const { title, description, version } = album;
  return (
    <div className="album-words">
      <InPlaceText
        label="Title"
        className="album-words__title"
        value={title}
        version={version}
        maxLength={longestTitle}
        isRequired
        onSave={({ text, version: madeOn }, { onConflict, ...outcome }) =>
          updateAlbum(
            { title: text, version: madeOn },
            {
              ...outcome,
              onConflict: (now) => onConflict({ text: now.title, version: now.version }),
            },
          )
        }
      />
      <InPlaceText
        label="Description"
        className="album-words__description"
        placeholder="Say what it is about"
        value={description ?? ""}
        version={version}
        maxLength={longestDescription}
        isLong
        onSave={({ text, version: madeOn }, { onConflict, ...outcome }) =>
          updateAlbum(
            { description: text, version: madeOn },
            {
              ...outcome,
              onConflict: (now) =>
                onConflict({ text: now.description ?? "", version: now.version }),
            },
          )
        }
      />
    </div>
  );
}
