import type { ReactNode } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import { CopyText } from "../works/CopyText.tsx";
import { absolute } from "../works/embed.ts";

type OneTimeLinkProps = {
  title: string;
  /** The path that the server told. */
  path: string;
  onClose: () => void;
  /** What it is for, and how long. */
  children: ReactNode;
};

/** A link that works once, to be copied: it is shown this one time. */
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
