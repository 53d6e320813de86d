import { Link } from "@tanstack/react-router";
import X from "lucide-react/icons/x";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { recordAttributes } from "../works/label.ts";
import type { KeptWork } from "./keep-request.ts";

/** What came of putting something into albums, and out of some. */
export type Kept = {
  /** The albums it is put into. */
  readonly albums: readonly { readonly id: string; readonly title: string }[];
  /** The entries that are new. */
  readonly added: readonly { readonly id: string; readonly albumId: string }[];
  /** The entries that were taken out. */
  readonly removed: readonly {
    readonly id: string;
    readonly album: { readonly id: string; readonly title: string };
  }[];
  /** Sentences about albums without room. */
  readonly full: readonly string[];
  readonly refusal: Refusal | null;
  readonly isUndone?: boolean;
};

type KeptNoticeProps = {
  work: KeptWork;
  kept: Kept | null;
  onUndo: (kept: Kept) => void;
  onAgain: () => void;
  onClose: () => void;
};

/** Says what came of it, at the foot of the window, until somebody has read it or goes on. */
export function KeptNotice({ work, kept, onUndo, onAgain, onClose }: KeptNoticeProps) {
  const canUndo = kept !== null && kept.added.length + kept.removed.length > 0;
  return (
    <div className="kept-notice" role="status" data-empty={kept === null || undefined}>
      {kept && (
        <>
          <p>
            {kept.albums.length > 0 && (
              <>
                <cite {...recordAttributes(work.recordLanguage)}>{work.title}</cite> is in{" "}
                {kept.albums.map(({ id, title: album }, place) => (
                  <span key={id}>
                    {place > 0 && (place === kept.albums.length - 1 ? " and " : ", ")}
                    <Link className="link" to="/albums/$id" params={{ id }}>
                      {album}
                    </Link>
                  </span>
                ))}
                .{" "}
              </>
            )}
            {kept.removed.length > 0 &&
              `Taken out of ${kept.removed.map(({ album }) => album.title).join(", ")}. `}
            {kept.isUndone && !kept.refusal && "Undone."}
            {kept.full.join(" ")} <RefusalNotice refusal={kept.refusal} onAgain={onAgain} />
          </p>
          {canUndo && (
            <Button variant="quiet" onClick={() => onUndo(kept)}>
              Undo
            </Button>
          )}
          <IconButton icon={X} label="Close" onClick={onClose} />
        </>
      )}
    </div>
  );
}
