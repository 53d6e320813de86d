import { useLayoutEffect, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";

type ModalProps = {
  /** What it is, for a screen reader. */
  label: string;
  className?: string;
  /** Called when it is closed by Escape or another way the browser has. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * The browser's own modal, open while it is rendered: it keeps the focus inside and everything else out
 * of reach, and gives the focus back when it goes. Weighs nothing, so what must open at once stands in it.
 */
export function Modal({ label, className, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** False while React hides the page until the next one has loaded: then the cleanup closes it, not its reader. */
  const isShown = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    isShown.current = true;
    element?.showModal();
    return () => {
      isShown.current = false;
      // Closed before it is taken away, or the browser would not know where the focus belongs.
      element?.close();
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onClose={(event) => {
        if (isShown.current && !event.currentTarget.open) onClose();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}
