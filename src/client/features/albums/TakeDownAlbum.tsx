import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useTakeDownAlbum } from "./useTakeDownAlbum.ts";

type TakeDownAlbumProps = {
  albumId: string;
  title: string;
  onDone: () => void;
  onRefused: (refusal: Refusal | null) => void;
};

/** Lets a curator hide a visitor's album from others. */
export function TakeDownAlbum({ albumId, title, onDone, onRefused }: TakeDownAlbumProps) {
  const { takeDownAlbum, isTakingDown } = useTakeDownAlbum();
  const [isAsking, setAsking] = useState(false);

  function takeDown() {
    if (isTakingDown) return;
    onRefused(null);
    setAsking(false);
    takeDownAlbum(albumId, { onDone, onRefused });
  }

  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <EyeOff aria-hidden size={18} strokeWidth={1.5} />
        Take down
      </Button>
      <Dialog title="Take the album down" size="form" isOpen={isAsking} onOpenChange={setAsking}>
        <p>
          Nobody but its owner and those they share it with will see “{title}” any more. It stays
          theirs, and they can show it again.
        </p>
        <div className="album-take-down">
          <Button variant="primary" onClick={takeDown}>
            Take it down
          </Button>
          <Button onClick={() => setAsking(false)}>Leave it</Button>
        </div>
      </Dialog>
    </>
  );
}
