import { useCallback, useState } from "react";
import type { RefObject } from "react";
import type { DeepZoomPanel } from "./DeepZoomControls.tsx";
import { isField, useKeys } from "./use-keys.ts";

type DeepZoomPanelOptions = {
  /** Whether notes are read and written here, and whether they stand open from the first. */
  notes: "open" | "closed" | null;
  hasDetails: boolean;
  /** Whether something can be laid over the picture. */
  hasLayers: boolean;
};

/**
 * Which panel is open beside a picture that zooms, and what of its notes is there; the key N opens them, with Shift it
 * hides their marks.
 *
 * @param frame where that key works
 */
export function useDeepZoomPanel(
  frame: RefObject<HTMLElement | null>,
  { notes, hasDetails, hasLayers }: DeepZoomPanelOptions,
) {
  const [panel, setPanel] = useState<DeepZoomPanel | null>(notes === "open" ? "notes" : null);
  /** Notes are asked for once they are opened; their marks stay when the panel is closed. */
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
