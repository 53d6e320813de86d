import X from "lucide-react/icons/x";
import { useRef } from "react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { IconButton } from "./IconButton.tsx";
import { useFocusInside } from "./use-focus-inside.ts";

type DialogProps = {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /**
   * `text` for text, `form` for a few fields, `window` to fill the viewport with an image, `sheet` for content that a
   * wide viewport would show beside the page.
   */
  size?: "text" | "form" | "window" | "sheet";
  /** Content that stays visible below the scrolling body, such as a submit button. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A modal over the page with a focus trap that restores the focus on closing. Escape, the close button and a press
 * outside close it. Import it lazily: it loads a large part of react-aria.
 */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  size = "text",
  footer,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLElement>(null);
  useFocusInside(dialog, isOpen);
  return (
    <ModalOverlay
      className="dialog-scrim"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      data-size={size}
    >
      <Modal className="dialog-frame" data-size={size}>
        <AriaDialog ref={dialog} className="dialog">
          <header className="dialog__head">
            <Heading slot="title" className="dialog__title">
              {title}
            </Heading>
            <IconButton icon={X} label="Close" onClick={() => onOpenChange(false)} />
          </header>
          <div className="dialog__body">{children}</div>
          {footer && <footer className="dialog__foot">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
