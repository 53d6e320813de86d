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
  /** Whether there is nothing in it to take. */
  isEmpty?: boolean;
};

/** Lets visitors take favourites, an album or an exhibition along, and says whether they did; all else is loaded when idle. */
export function TakeAlong({ subject, isEmpty = false }: TakeAlongProps) {
  const offer = offerOf(subject);
  const [line, setLine] = useState<TakeAlongLine>({ summary: "", action: offer });
  const [isLoaded, setLoaded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOffer = line.action === offer;

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
