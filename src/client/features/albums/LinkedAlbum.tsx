import { useParams } from "@tanstack/react-router";
import { useLinkToken } from "../accounts/useLinkToken.ts";
import { EditLinkOpener } from "./EditLinkOpener.tsx";

/** Where there seems to be no album: opens the edit link somebody came by, and then shows the album. */
export function LinkedAlbum() {
  const linkKey = useLinkToken();
  const { id } = useParams({ strict: false });
  if (!linkKey || id === undefined) return null;
  return (
    <div className="page">
      {/* What was sent says that there is none; only a new page can say otherwise. */}
      <EditLinkOpener albumId={id} linkKey={linkKey} onOpened={() => location.reload()} />
    </div>
  );
}
