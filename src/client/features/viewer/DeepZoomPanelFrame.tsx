import { useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { useFocusHeir } from "./use-focus-heir.ts";

type DeepZoomPanelFrameProps = {
  label: string;
  className?: string;
  /** Ref of the panel's element, to measure how much of the viewport it covers. */
  panelRef?: RefObject<HTMLElement | null>;
  /** Receives the focus if the panel closes while it contains it. */
  heir: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Frame of a panel beside a zoomable image. */
export function DeepZoomPanelFrame(props: DeepZoomPanelFrameProps) {
  const { label, className = "", panelRef, heir, children } = props;
  const own = useRef<HTMLElement>(null);
  const section = panelRef ?? own;
  useFocusHeir(section, heir);
  return (
    <section ref={section} className={`deep-zoom__panel ${className}`} aria-label={label}>
      {children}
    </section>
  );
}
