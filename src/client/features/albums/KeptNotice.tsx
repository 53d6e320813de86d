import { Link } from "@tanstack/react-router";
import X from "lucide-react/icons/x";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { recordAttributes } from "../works/label.ts";
import type { KeptWork } from "./keep-request.ts";

/** Result of adding something to albums and removing it from others. */
export type Kept = {
  /** The albums it is added to. */
  readonly albums: readonly { readonly id: string; readonly title: string }[];
  /** The new entries. */
  readonly added: readonly { readonly id: string; readonly albumId: string }[];
  /** The removed entries. */
  readonly removed: readonly {
    readonly id: string;
    readonly album: { readonly id: string; readonly title: string };
  }[];
  /** Sentences about full albums. */
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

/** Shows the result at the bottom of the viewport until the user closes it or navigates. */
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
