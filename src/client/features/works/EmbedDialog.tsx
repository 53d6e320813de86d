import { graphql, useFragment } from "react-relay";
import type { EmbedDialog_work$key } from "../../../../__generated__/relay/EmbedDialog_work.graphql.ts";
import type { Size } from "../../../view/view.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { CopyText } from "./CopyText.tsx";
import { embedCode } from "./embed.ts";

type EmbedDialogProps = {
  work: EmbedDialog_work$key;
  /** The address of exactly what is looked at. */
  address: string;
  /** The size of what is seen of the picture, if there is one. */
  picture: Size | undefined;
  onClose: () => void;
};

/** The HTML that shows a work on another site, as it is looked at. */
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
