import type { ReactNode } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import { CopyText } from "../works/CopyText.tsx";
import { absolute } from "../works/embed.ts";

type OneTimeLinkProps = {
  title: string;
  /** The path that the server returned. */
  path: string;
  onClose: () => void;
  /** The purpose of the link and how long it is valid. */
  children: ReactNode;
};

/** A dialog with a link that works once, to be copied. The link is shown only this time. */
export function OneTimeLink({ title, path, onClose, children }: OneTimeLinkProps) {
  return (
    <Dialog title={title} isOpen onOpenChange={onClose}>
      <div className="sign-in">
        <p>{children}</p>
        <CopyText label="Link" text={absolute(path)} />
      </div>
    </Dialog>
  );
}
