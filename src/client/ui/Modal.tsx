import { useLayoutEffect, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";

type ModalProps = {
  /** Accessible name. */
  label: string;
  className?: string;
  /** Called when Escape or another browser action closes it. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * The browser's native modal, open while it is rendered. It traps the focus, makes the rest of the page inert, and
 * restores the focus when it unmounts. It adds no code, so use it for anything that must open immediately.
 */
export function Modal({ label, className, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** False while React hides the page until the next one has loaded: then the cleanup closes it, not the user. */
  const isShown = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    isShown.current = true;
    element?.showModal();
    return () => {
      isShown.current = false;
      // Must close before it is removed, or the browser would not restore the focus.
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
