import { useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { useFocusHeir } from "./use-focus-heir.ts";

type DeepZoomPanelFrameProps = {
  label: string;
  className?: string;
  /** Given the element, to know how much of the window it takes. */
  panelRef?: RefObject<HTMLElement | null>;
  /** Has the focus after a panel that held it. */
  heir: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** What stands open beside a picture that zooms. */
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
