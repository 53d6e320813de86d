import { useCallback, useState } from "react";
import type { RefObject } from "react";
import type { DeepZoomPanel } from "./DeepZoomControls.tsx";
import { isField, useKeys } from "./use-keys.ts";

type DeepZoomPanelOptions = {
  /** Whether notes are available here, and whether their panel is open initially. */
  notes: "open" | "closed" | null;
  hasDetails: boolean;
  /** Whether images can be overlaid. */
  hasLayers: boolean;
};

/**
 * Tracks which panel is open beside a zoomable image, and whether its notes and their markers are shown. The key N
 * opens the notes, with Shift it hides their markers.
 *
 * @param frame element in which that key works
 */
export function useDeepZoomPanel(
  frame: RefObject<HTMLElement | null>,
  { notes, hasDetails, hasLayers }: DeepZoomPanelOptions,
) {
  const [panel, setPanel] = useState<DeepZoomPanel | null>(notes === "open" ? "notes" : null);
  /** Notes load when they are first opened; their markers stay when the panel is closed. */
  const [hasNotes, setHasNotes] = useState(notes === "open");
  const [hasMarks, setHasMarks] = useState(true);

  function toggle(name: DeepZoomPanel) {
    if (name === "details" && !hasDetails) return;
    if (name === "layers" && !hasLayers) return;
    if (name === "notes") {
      if (notes === null) return;
      setHasNotes(true);
    }
    setPanel((open) => (open === name ? null : name));
  }

  useKeys(frame, ({ key, shiftKey, target }) => {
    if (notes === null || key.toLowerCase() !== "n" || isField(target)) return false;
    if (shiftKey) setHasMarks((are) => !are);
    else toggle("notes");
    return true;
  });

  return {
    panel,
    setPanel,
    toggle,
    hasNotes,
    hasMarks,
    setHasMarks,
    openNotes: useCallback(() => setPanel("notes"), []),
    giveUpNotes: () => {
      setHasNotes(false);
      setPanel(null);
    },
  };
}
