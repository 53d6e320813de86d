import CircleHelp from "lucide-react/icons/circle-help";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { useKeys } from "../viewer/use-keys.ts";

const loadSheet = () => import("./CompareKeySheet.tsx");
const CompareKeySheet = lazyPart(async () => (await loadSheet()).CompareKeySheet);

/** Handles keyboard shortcuts that work anywhere on the page, and renders the button that lists all shortcuts. */
export function CompareKeys({ onBlink }: { onBlink: () => boolean }) {
  const [isOpen, setOpen] = useState(false);
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    body.current = document.body;
    return () => {
      body.current = null;
    };
  }, []);
  useKeys(body, ({ key, target }) => {
    if (isElsewhere(target)) return false;
    if (key === "?") setOpen(true);
    else if (key.toLowerCase() === "b") return onBlink();
    else return false;
    return true;
  });
  return (
    <>
      <IconButton
        icon={CircleHelp}
        label="Keys"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onPointerEnter={() => preparePart(loadSheet)}
        onFocus={() => preparePart(loadSheet)}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <PartBoundary waiting={null}>
          <CompareKeySheet onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}

/** Returns whether a key belongs to a form field or to a dialog over the page. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, dialog") !== null;
}
