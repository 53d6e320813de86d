import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Search from "lucide-react/icons/search";
import ZoomIn from "lucide-react/icons/zoom-in";
import type { ReactNode, RefObject } from "react";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";

type WorkViewerBarProps = {
  /** Index of the displayed image, from 0, and the number of images. */
  index: number;
  count: number;
  onShow: (index: number) => void;
  lensButton: RefObject<HTMLButtonElement | null>;
  zoomButton: RefObject<HTMLButtonElement | null>;
  isLensOn: boolean;
  /** Called when the user is about to turn on the lens. */
  onReachLens: () => void;
  onLens: (fromKeyboard: boolean) => void;
  /** Called when the user is about to open the zoom view. */
  onReach: () => void;
  onOpen: () => void;
  /** Further buttons. */
  children?: ReactNode;
};

/** The buttons below a work's images: previous, next, lens and zoom view. */
export function WorkViewerBar(props: WorkViewerBarProps) {
  const { index, count, onShow, lensButton, zoomButton, isLensOn } = props;
  const { onReachLens, onLens, onReach, onOpen, children } = props;
  return (
    <div className="work-viewer__bar">
      {count > 1 && (
        <div className="work-viewer__steps">
          <IconButton
            icon={ChevronLeft}
            label="Previous image"
            aria-disabled={index === 0}
            onClick={() => onShow(index - 1)}
          />
          <p className="work-viewer__position numeric" aria-live="polite">
            Image {index + 1} of {count}
          </p>
          <IconButton
            icon={ChevronRight}
            label="Next image"
            aria-disabled={index === count - 1}
            onClick={() => onShow(index + 1)}
          />
        </div>
      )}
      <div className="work-viewer__tools">
        <Button
          ref={lensButton}
          variant="quiet"
          aria-pressed={isLensOn}
          aria-keyshortcuts="L"
          data-reach
          onPointerEnter={onReachLens}
          onFocus={onReachLens}
          onClick={(event) => onLens(event.detail === 0)}
        >
          <Search aria-hidden size={18} strokeWidth={1.5} />
          Lens
        </Button>
        <Button
          ref={zoomButton}
          variant="quiet"
          data-reach
          onPointerEnter={onReach}
          onFocus={onReach}
          onClick={onOpen}
        >
          <ZoomIn aria-hidden size={18} strokeWidth={1.5} />
          Zoom in
        </Button>
        {children}
      </div>
    </div>
  );
}
