import type { RefObject } from "react";
import type { Region, Size } from "../../../view/view.ts";
import type { DeepZoomTool } from "../viewer/use-deep-zoom.ts";

/** The picture that zooms on which notes are, and the panel beside it. */
export type NotesPlace = {
  /** The image's global id, and its size. */
  imageId: string;
  size: Size;
  zoom: Pick<DeepZoomTool, "onMove" | "zoomBy" | "centreAt">;
  /** The element the picture fills; has the focus after what held it and is gone. */
  surface: RefObject<HTMLElement | null>;
  /** Whether the panel stands open. */
  isOpen: boolean;
  /** Whether the marks are seen. */
  hasMarks: boolean;
  onMarks: (areShown: boolean) => void;
  onOpen: () => void;
  /** Brings a part of the picture into sight, beside a panel of this element, and says what it is. */
  onShow: (region: Region, words: string, panel: HTMLElement | null) => void;
};
