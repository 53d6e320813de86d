import type { RefObject } from "react";
import { keyStep, quarterTurn, zoomStep } from "./deep-zoom-steps.ts";
import type { DeepZoomPanel } from "./DeepZoomControls.tsx";
import { arrowOf, isField, useKeys } from "./use-keys.ts";
import type { DeepZoomTool } from "./use-deep-zoom.ts";

type KeyTargets = {
  zoom: DeepZoomTool;
  panel: DeepZoomPanel | null;
  onPanel: (panel: DeepZoomPanel | null) => void;
  toggle: (panel: DeepZoomPanel) => void;
  /** The lens, if there is one. */
  lens?: { isOn: boolean; turn: (on: boolean) => void };
};

/** Handles the keyboard shortcuts of a zoomable image, wherever in its frame the focus is, except in form fields. */
export function useDeepZoomKeys(
  frame: RefObject<HTMLElement | null>,
  { zoom, panel, onPanel, toggle, lens }: KeyTargets,
): void {
  useKeys(frame, ({ key, shiftKey, target }) => {
    if (key === "Escape" && panel) {
      onPanel(null);
      return true;
    }
    if (key === "Escape" && lens?.isOn) {
      lens.turn(false);
      return true;
    }
    if (isField(target)) return false;
    const arrow = arrowOf(key);
    const step = shiftKey ? keyStep.large : keyStep.small;
    if (arrow) {
      zoom.panBy(arrow[0] * step, arrow[1] * step);
      return true;
    }
    switch (key.toLowerCase()) {
      case "+":
      case "=":
        zoom.zoomBy(zoomStep);
        return true;
      case "-":
        zoom.zoomBy(1 / zoomStep);
        return true;
      case "0":
        zoom.reset();
        return true;
      case "r":
        zoom.rotateBy(shiftKey ? -quarterTurn : quarterTurn);
        return true;
      case "m":
        zoom.mirror();
        return true;
      case "a":
        toggle("adjust");
        return true;
      case "d":
        toggle("details");
        return true;
      case "o":
        toggle("layers");
        return true;
      case "l":
        lens?.turn(!lens.isOn);
        return lens !== undefined;
      default:
        return false;
    }
  });
}
