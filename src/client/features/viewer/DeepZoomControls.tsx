import Expand from "lucide-react/icons/expand";
import FlipHorizontal2 from "lucide-react/icons/carets-to-axis-dashed-horizontal";
import Layers from "lucide-react/icons/layers";
import ListTree from "lucide-react/icons/list-tree";
import MessageSquareText from "lucide-react/icons/message-square-text";
import RotateCw from "lucide-react/icons/rotate-cw";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { IconButton } from "../../ui/IconButton.tsx";
import { quarterTurn, zoomStep } from "./deep-zoom-steps.ts";
import type { DeepZoomTool } from "./use-deep-zoom.ts";

/** Panels that can be open beside the image. */
export type DeepZoomPanel = "adjust" | "details" | "layers" | "notes";

type DeepZoomControlsProps = {
  zoom: DeepZoomTool;
  panel: DeepZoomPanel | null;
  /** Whether the image has described details. */
  hasDetails: boolean;
  /** Number of images that can be overlaid on the image. */
  layers: number;
  /** Number of notes; null where notes are not available. */
  notes: number | null;
  /** Called when the user is about to open the notes. */
  onReachNotes: () => void;
  isLensOn: boolean;
  toggle: (panel: DeepZoomPanel) => void;
  onLens: (fromKeyboard: boolean) => void;
};

/** The buttons below a zoomable image. */
export function DeepZoomControls(props: DeepZoomControlsProps) {
  const { zoom, panel, hasDetails, layers, notes, isLensOn, toggle, onLens } = props;
  return (
    <div className="deep-zoom__controls" role="group" aria-label="View">
      <IconButton icon={ZoomOut} label="Zoom out" onClick={() => zoom.zoomBy(1 / zoomStep)} />
      <IconButton icon={ZoomIn} label="Zoom in" onClick={() => zoom.zoomBy(zoomStep)} />
      <IconButton icon={RotateCw} label="Rotate" onClick={() => zoom.rotateBy(quarterTurn)} />
      <IconButton icon={FlipHorizontal2} label="Mirror" onClick={zoom.mirror} />
      <IconButton
        icon={Search}
        label="Lens"
        aria-pressed={isLensOn}
        aria-keyshortcuts="L"
        onClick={(event) => onLens(event.detail === 0)}
      />
      <IconButton
        icon={SlidersHorizontal}
        label="Brightness, contrast, colour"
        aria-expanded={panel === "adjust"}
        onClick={() => toggle("adjust")}
      />
      {hasDetails && (
        <IconButton
          icon={ListTree}
          label="Details"
          aria-expanded={panel === "details"}
          onClick={() => toggle("details")}
        />
      )}
      {layers > 0 && (
        <IconButton
          icon={Layers}
          label="Layers"
          aria-expanded={panel === "layers"}
          onClick={() => toggle("layers")}
        />
      )}
      {notes !== null && (
        <IconButton
          icon={MessageSquareText}
          label={notes > 0 ? `Notes (${notes})` : "Notes"}
          aria-expanded={panel === "notes"}
          aria-keyshortcuts="N"
          onPointerEnter={props.onReachNotes}
          onFocus={props.onReachNotes}
          onClick={() => toggle("notes")}
        />
      )}
      <IconButton icon={Expand} label="Whole picture" onClick={zoom.reset} />
    </div>
  );
}
