import { graphql, useFragment } from "react-relay";
import type { EmbedDialog_work$key } from "../../../../__generated__/relay/EmbedDialog_work.graphql.ts";
import type { Size } from "../../../view/view.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { CopyText } from "./CopyText.tsx";
import { embedCode } from "./embed.ts";

type EmbedDialogProps = {
  work: EmbedDialog_work$key;
  /** URL of exactly the current view. */
  address: string;
  /** Size of the visible part of the image, if there is an image. */
  picture: Size | undefined;
  onClose: () => void;
};

/** The HTML that embeds the current view of a work in another site. */
export function EmbedDialog({ work: key, address, picture, onClose }: EmbedDialogProps) {
  const { title, creators, date } = useFragment(
    graphql`
      fragment EmbedDialog_work on Work @throwOnFieldError {
        title
        creators {
          name
        }
        date
      }
    `,
    key,
  );
  const makers = creators.map(({ name }) => name).join(", ");
  const code = embedCode({
    address,
    title: [makers, title, date].filter(Boolean).join(", "),
    picture,
  });
  return (
    <Dialog title="Embed this work" isOpen onOpenChange={onClose}>
      <CopyText label="HTML for your page" text={code} />
    </Dialog>
  );
}
