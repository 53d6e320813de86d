import type { RefObject } from "react";
import type { Region, Size } from "../../../view/view.ts";
import type { DeepZoomTool } from "../viewer/use-deep-zoom.ts";

/** The zoomable image with the notes, and the panel beside it. */
export type NotesPlace = {
  /** Global id and size of the image. */
  imageId: string;
  size: Size;
  zoom: Pick<DeepZoomTool, "onMove" | "zoomBy" | "centreAt">;
  /** The element that the image fills; it receives the focus when a focused part of the notes is removed. */
  surface: RefObject<HTMLElement | null>;
  /** Whether the panel is open. */
  isOpen: boolean;
  /** Whether the markers are visible. */
  hasMarks: boolean;
  onMarks: (areShown: boolean) => void;
  onOpen: () => void;
  /** Zooms to a region of the image, beside the panel, and announces it. */
  onShow: (region: Region, words: string, panel: HTMLElement | null) => void;
};
