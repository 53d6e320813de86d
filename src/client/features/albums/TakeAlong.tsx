import Download from "lucide-react/icons/download";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { whenIdle } from "../../ui/when-idle.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import type { AlbumToTake, TakeAlongLine } from "./TakeAlongPart.tsx";

const loadPart = () => import("./TakeAlongPart.tsx");
const TakeAlongPart = lazyPart(async () => (await loadPart()).TakeAlongPart);
const nothingTaken: TakeAlongLine = { summary: "", action: "Take them with me" };

type TakeAlongProps = {
  /** How many works there are to take. */
  works: number;
  /** The album they lie in; without one they are the favourites. */
  album?: AlbumToTake | null;
};

/** Lets visitors take their favourites or an album along, and says whether they did; all else is loaded when idle. */
export function TakeAlong({ works, album = null }: TakeAlongProps) {
  const [line, setLine] = useState(nothingTaken);
  const [isLoaded, setLoaded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOffer = line.action === nothingTaken.action;

  // What cannot be loaded now is told when somebody asks for it.
  useEffect(
    () =>
      whenIdle(() => {
        loadPart().then(
          () => setLoaded(true),
          () => {},
        );
      }),
    [],
  );

  return (
    <div className="take-along">
      <p className="take-along__summary numeric" role="status">
        {line.summary}
      </p>
      <div className="take-along__acts">
        {works > 0 && (
          <Button
            ref={button}
            variant={isOffer ? "plain" : "quiet"}
            aria-haspopup="dialog"
            onPointerEnter={() => preparePart(loadPart)}
            onFocus={() => preparePart(loadPart)}
            onClick={() => setOpen(true)}
          >
            {isOffer && <Download aria-hidden size={18} strokeWidth={1.5} />}
            {line.action}
          </Button>
        )}
        {(isLoaded || isOpen) && (
          <PartBoundary waiting={null}>
            <TakeAlongPart
              album={album}
              isOpen={isOpen}
              onClose={() => setOpen(false)}
              onLine={setLine}
              onRemoved={() => button.current?.focus()}
            />
          </PartBoundary>
        )}
      </div>
    </div>
  );
}
