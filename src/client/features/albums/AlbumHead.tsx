import { graphql, useFragment } from "react-relay";
import type { AlbumHead_album$key } from "../../../../__generated__/relay/AlbumHead_album.graphql.ts";
import { PageHead, shortened } from "../../ui/PageHead.tsx";
import { albumEntry } from "./albumEntry.ts";
import type { Entry } from "./albumEntry.ts";
import { picturesCount } from "./pictures-count.ts";

type AlbumHeadProps = {
  album: AlbumHead_album$key;
  /** Public origin of the site. */
  origin: string;
};

/** Metadata of an album's page; only public albums are indexable. */
export function AlbumHead({ album: key, origin }: AlbumHeadProps) {
  const album = useFragment(
    graphql`
      fragment AlbumHead_album on Album @throwOnFieldError {
        id
        title
        description
        visibility
        entryCount
        cover {
          ...albumEntry_entry
        }
      }
    `,
    key,
  );
  const { id, title, description, visibility, entryCount } = album;
  const address = `${origin}/albums/${encodeURIComponent(id)}`;
  const image = cardImage(album.cover && albumEntry(album.cover), origin);
  return (
    <>
      {visibility !== "PUBLIC" && <meta name="robots" content="noindex" />}
      <PageHead
        title={title}
        description={shortened(description ?? "") || picturesCount(entryCount)}
        address={address}
        image={image}
        about={{
          "@context": "https://schema.org",
          "@type": "Collection",
          url: address,
          name: title,
          description: description ?? undefined,
          collectionSize: entryCount,
          image: image?.address,
        }}
      />
    </>
  );
}

/** Returns the largest copy of the cover. */
function cardImage(cover: Entry | null | undefined, origin: string) {
  const cut = cover?.cuts.at(-1);
  if (!cover || !cut) return undefined;
  const { address, width, height } = cut;
  const alt = cover.image?.alt || (cover.work?.title ?? "");
  return { width, height, address: `${origin}${address}`, alt };
}
