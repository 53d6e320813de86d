import { useEffect, useEffectEvent, useRef, useState } from "react";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useOpenEditLink } from "./useOpenEditLink.ts";

type EditLinkOpenerProps = {
  albumId: string;
  /** What the link carries. */
  linkKey: string;
  /** Called when whoever looks may change the album. */
  onOpened?: () => void;
};

/** Opens an album's edit link, and says how that went. */
export function EditLinkOpener({ albumId, linkKey, onOpened }: EditLinkOpenerProps) {
  const { openEditLink } = useOpenEditLink();
  const [outcome, setOutcome] = useState<Refusal | "opened" | null>(null);
  const tried = useRef("");
  const open = useEffectEvent(() => {
    // Once for each link: React runs effects twice while one develops.
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
