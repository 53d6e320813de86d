import { graphql, useFragment } from "react-relay";
import type { EmbedDialog_work$key } from "../../../../__generated__/relay/EmbedDialog_work.graphql.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { CopyText } from "./CopyText.tsx";
import { embedCode, workAddress } from "./embed.ts";

type EmbedDialogProps = { work: EmbedDialog_work$key; onClose: () => void };

/** The HTML that shows a work on another site. */
export function EmbedDialog({ work: key, onClose }: EmbedDialogProps) {
  const { slug, title, creators, date, primaryImage } = useFragment(
    graphql`
      fragment EmbedDialog_work on Work @throwOnFieldError {
        slug
        title
        creators {
          name
        }
        date
        primaryImage {
          width
          height
        }
      }
    `,
    key,
  );
  const makers = creators.map(({ name }) => name).join(", ");
  const code = embedCode({
    address: workAddress(slug),
    title: [makers, title, date].filter(Boolean).join(", "),
    picture: primaryImage ? { width: primaryImage.width, height: primaryImage.height } : undefined,
  });
  return (
    <Dialog title="Embed this work" isOpen onOpenChange={onClose}>
      <CopyText label="HTML for your page" text={code} />
    </Dialog>
  );
}
