import Download from "lucide-react/icons/download";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { whenIdle } from "../../ui/when-idle.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { offerOf, type Subject } from "./subject.ts";
import type { TakeAlongLine } from "./TakeAlongPart.tsx";

const loadPart = () => import("./TakeAlongPart.tsx");
const TakeAlongPart = lazyPart(async () => (await loadPart()).TakeAlongPart);

type TakeAlongProps = {
  subject: Subject;
  /** Whether there is nothing to download. */
  isEmpty?: boolean;
};

/**
 * Button that downloads favourites, an album or an exhibition, with the state of the download; everything else loads
 * when the browser is idle.
 */
export function TakeAlong({ subject, isEmpty = false }: TakeAlongProps) {
  const offer = offerOf(subject);
  const [line, setLine] = useState<TakeAlongLine>({ summary: "", action: offer });
  const [isLoaded, setLoaded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOffer = line.action === offer;

  // A failed preload is reported when the user opens the dialog.
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
        {!isEmpty && (
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
              subject={subject}
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
