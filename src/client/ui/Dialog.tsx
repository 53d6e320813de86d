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
   * `text` for words, `form` for a few fields, `window` to fill the window with a picture, `sheet` for what would stand
   * beside the page if there were room.
   */
  size?: "text" | "form" | "window" | "sheet";
  /** What stays in sight below what scrolls, such as the button that ends it. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A modal over the page: focus stays in it and goes back to where it was; Escape, the close button
 * and a press beside it close it. Import it lazily: it brings a good part of react-aria with it.
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
