import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";

const loadDialog = () => import("./NewAlbumDialog.tsx");
const NewAlbumDialog = lazyPart(async () => (await loadDialog()).NewAlbumDialog);

/** The button that creates an album. @param connections the lists that the album is prepended to */
export function NewAlbumButton({ connections }: { connections: string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={() => preparePart(loadDialog)}
        onFocus={() => preparePart(loadDialog)}
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden size={18} strokeWidth={1.5} />
        New album
      </Button>
      {isOpen && (
        <PartBoundary waiting={null} onClose={() => setOpen(false)}>
          <NewAlbumDialog connections={connections} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
