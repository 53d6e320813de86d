import { useEffect, useEffectEvent, useRef, useState } from "react";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useOpenEditLink } from "./useOpenEditLink.ts";

type EditLinkOpenerProps = {
  albumId: string;
  /** The key in the link. */
  linkKey: string;
  /** Called when the current user has become an editor of the album. */
  onOpened?: () => void;
};

/** Opens an album's edit link and shows the result. */
export function EditLinkOpener({ albumId, linkKey, onOpened }: EditLinkOpenerProps) {
  const { openEditLink } = useOpenEditLink();
  const [outcome, setOutcome] = useState<Refusal | "opened" | null>(null);
  const tried = useRef("");
  const open = useEffectEvent(() => {
    // Once per link, because React runs effects twice in development.
    if (tried.current === linkKey) return;
    tried.current = linkKey;
    openEditLink(albumId, linkKey, {
      onDone: () => {
        setOutcome("opened");
        onOpened?.();
      },
      onRefused: setOutcome,
    });
  });
  useEffect(() => open(), [linkKey]);
  return (
    <p className="album-page__notice" role="status">
      {outcome === null && "Opening the edit link …"}
      {outcome === "opened" && "You can change this album now, together with those who have it."}
      {outcome !== null && outcome !== "opened" && (
        <RefusalNotice refusal={outcome} onAgain={() => setOutcome(null)} />
      )}
    </p>
  );
}
