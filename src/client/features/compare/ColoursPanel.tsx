import { useEffect, useRef } from "react";
import type { Adjustments } from "../../../view/view.ts";
import { AdjustPanel } from "../viewer/AdjustPanel.tsx";
import { useKeys } from "../viewer/use-keys.ts";

type ColoursPanelProps = {
  title: string;
  adjustments: Adjustments;
  onChange: (adjustments: Adjustments) => void;
  onClose: () => void;
};

/** Adjusts the colours of one image. Escape closes it and restores the focus. */
export function ColoursPanel({ title, adjustments, onChange, onClose }: ColoursPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
  }, []);
  useKeys(panel, ({ key }) => {
    if (key !== "Escape") return false;
    onClose();
    opener.current?.focus();
    return true;
  });
  return (
    <section
      ref={panel}
      className="compare-item__colours"
      aria-label={`Brightness, contrast, colour of ${title}`}
    >
      <AdjustPanel adjustments={adjustments} onChange={onChange} />
    </section>
  );
}
