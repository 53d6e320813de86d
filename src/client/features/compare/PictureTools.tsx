import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import Ellipsis from "lucide-react/icons/ellipsis";
import FlipHorizontal2 from "lucide-react/icons/flip-horizontal-2";
import RotateCw from "lucide-react/icons/rotate-cw";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import X from "lucide-react/icons/x";
import { useRef, useState } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { quarterTurn } from "../viewer/deep-zoom-steps.ts";
import { useKeys } from "../viewer/use-keys.ts";
import type { PictureActs } from "./use-picture-acts.ts";

type PictureToolsProps = {
  title: string;
  name: string;
  place: { index: number; count: number };
  acts: PictureActs;
  isAdjusting: boolean;
  onAdjusting: (isAdjusting: boolean) => void;
  /** Called when the user is about to adjust its colours. */
  onReach: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Tools for one of the images; behind a menu button where there is no space for all. */
export function PictureTools(props: PictureToolsProps) {
  const { title, name, place, acts, isAdjusting, onAdjusting, onReach, onMove, onRemove } = props;
  const { index, count } = place;
  const [isOpen, setOpen] = useState(false);
  const tools = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  useKeys(tools, ({ key }) => {
    if (key !== "Escape" || !isOpen) return false;
    setOpen(false);
    more.current?.focus();
    return true;
  });
  return (
    <>
      <div
        ref={tools}
        className="picture-tools"
        role="group"
        aria-label={title}
        data-open={isOpen || undefined}
      >
        <IconButton
          icon={RotateCw}
          label={`Rotate ${title}`}
          onClick={() => acts.turn(name, quarterTurn)}
        />
        <IconButton
          icon={FlipHorizontal2}
          label={`Mirror ${title}`}
          onClick={() => acts.mirror(name)}
        />
        <IconButton
          icon={SlidersHorizontal}
          label={`Brightness, contrast, colour of ${title}`}
          aria-expanded={isAdjusting}
          onPointerEnter={onReach}
          onFocus={onReach}
          onClick={() => onAdjusting(!isAdjusting)}
        />
        {count > 1 && (
          <>
            <IconButton
              icon={ArrowLeft}
              label={`Move ${title} forward`}
              aria-disabled={index === 0}
              onClick={() => index > 0 && onMove(index - 1)}
            />
            <IconButton
              icon={ArrowRight}
              label={`Move ${title} back`}
              aria-disabled={index === count - 1}
              onClick={() => index < count - 1 && onMove(index + 1)}
            />
          </>
        )}
        <IconButton icon={X} label={`Remove ${title}`} onClick={onRemove} />
      </div>
      <IconButton
        ref={more}
        className="picture-tools__more"
        icon={Ellipsis}
        label={`More for ${title}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
    </>
  );
}
