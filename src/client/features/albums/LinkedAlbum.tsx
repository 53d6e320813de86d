import { useParams } from "@tanstack/react-router";
import { useLinkToken } from "../accounts/useLinkToken.ts";
import { EditLinkOpener } from "./EditLinkOpener.tsx";

/** Opens the edit link of an album that the user cannot see yet, and then shows the album. */
export function LinkedAlbum() {
  const linkKey = useLinkToken();
  const { id } = useParams({ strict: false });
  if (!linkKey || id === undefined) return null;
  return (
    <div className="page">
      {/* The server rendered a page without the album, so it must be reloaded. */}
      <EditLinkOpener albumId={id} linkKey={linkKey} onOpened={() => location.reload()} />
    </div>
  );
}
