import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShareDialog_album$key } from "../../../../__generated__/relay/ShareDialog_album.graphql.ts";
import type { ShareDialog_rights$key } from "../../../../__generated__/relay/ShareDialog_rights.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { askToSignIn } from "../accounts/sign-in-request.ts";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { CopyText } from "../works/CopyText.tsx";
import { formatCount } from "../works/label.ts";
import { mostRetries } from "./most-retries.ts";
import { useCloseEditLink } from "./useCloseEditLink.ts";
import { useMakeEditLink } from "./useMakeEditLink.ts";
import { useUpdateAlbum } from "./useUpdateAlbum.ts";
import { knownVisibility, visibilities, visibilityWords } from "./visibility-words.ts";
import type { Visibility } from "./visibility-words.ts";

type ShareDialogProps = {
  album: ShareDialog_album$key;
  rights: ShareDialog_rights$key;
  /** Whether the current user has an account; without one, nothing can be published. */
  isMember: boolean;
  onClose: () => void;
};

const needsAccount = "Sign in to make an album public.";

/** Dialog for an album's visibility and its edit link. */
export function ShareDialog({ album: albumKey, rights: key, isMember, onClose }: ShareDialogProps) {
  const album = useFragment(
    graphql`
      fragment ShareDialog_album on Album {
        id
        visibility
        ...useUpdateAlbum_album
      }
    `,
    albumKey,
  );
  const rights = useFragment(
    graphql`
      fragment ShareDialog_rights on AlbumRights {
        hasEditLink
        editorCount
      }
    `,
    key,
  );
  const { updateAlbum } = useUpdateAlbum(album);
  const { makeEditLink, isMaking } = useMakeEditLink();
  const { closeEditLink, isClosing } = useCloseEditLink();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [linkKey, setLinkKey] = useState<string | null>(null);
  const address = `${location.origin}/albums/${encodeURIComponent(album.id)}`;
  const { hasEditLink, editorCount } = rights;
  const isBusy = isMaking || isClosing;

  function show(visibility: Visibility) {
    setRefusal(null);
    if (visibility === "PUBLIC" && !isMember) {
      onClose();
      return askToSignIn({ sentence: needsAccount });
    }
    send({ visibility }, mostRetries);
  }

  function send(wanted: { visibility: Visibility; version?: number }, retries: number) {
    updateAlbum(wanted, {
      onConflict: (now) => {
        if (retries > 0 && now.visibility === album.visibility) {
          return send({ ...wanted, version: now.version }, retries - 1);
        }
        setRefusal({ message: "Somebody else has just changed this. Choose again." });
      },
      onRefused: setRefusal,
    });
  }

  function makeLink() {
    if (isBusy) return;
    setRefusal(null);
    makeEditLink(album.id, { onMade: setLinkKey, onRefused: setRefusal });
  }

  function closeLink() {
    if (isBusy) return;
    setRefusal(null);
    closeEditLink(album.id, { onDone: () => setLinkKey(null), onRefused: setRefusal });
  }

  return (
    <Dialog title="Share the album" isOpen onOpenChange={onClose}>
      <div className="share-album">
        <fieldset className="share-album__who">
          <legend>Who sees it</legend>
          {visibilities.map((visibility) => (
            <label key={visibility} className="share-album__choice">
              <input
                type="radio"
                name="visibility"
                checked={knownVisibility(album.visibility) === visibility}
                onChange={() => show(visibility)}
              />
              <span>
                {visibilityWords[visibility].short}
                <span className="share-album__quiet">{visibilityWords[visibility].long}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {album.visibility !== "PRIVATE" && <CopyText label="Its address" text={address} />}
        <section className="share-album__edit" aria-labelledby="edit-link">
          <h3 id="edit-link">Edit together</h3>
          <p className="share-album__quiet">
            {hasEditLink
              ? `Whoever has the edit link can see and change this album. ${editorsInWords(editorCount ?? 0)}`
              : "With an edit link others can see and change this album with you, at the same time."}
          </p>
          {linkKey !== null && (
            <>
              <CopyText label="Edit link" text={`${address}#${linkKey}`} />
              <p className="share-album__quiet">It is shown this once. Copy it now.</p>
            </>
          )}
          <div className="share-album__acts">
            <Button aria-disabled={isBusy} onClick={makeLink}>
              {hasEditLink ? "Make a new link" : "Make an edit link"}
            </Button>
            {hasEditLink && (
              <Button variant="quiet" aria-disabled={isBusy} onClick={closeLink}>
                Close the link
              </Button>
            )}
          </div>
          {hasEditLink && (
            <p className="share-album__quiet">
              A new link, or none, ends the rights of all who opened this one.
            </p>
          )}
        </section>
        <p role="status" className="share-album__notice">
          <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
        </p>
      </div>
    </Dialog>
  );
}

function editorsInWords(count: number): string {
  if (count === 0) return "Nobody has opened it yet.";
  return count === 1 ? "One person has opened it." : `${formatCount(count)} people have opened it.`;
}
