import { graphql, useFragment } from "react-relay";
import type { EmbedDialog_work$key } from "../../../../__generated__/relay/EmbedDialog_work.graphql.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { CopyText } from "./CopyText.tsx";
import { downloadSizes } from "./downloads.ts";
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
          service
          width
          height
          alt
        }
      }
    `,
    key,
  );
  const makers = creators.map(({ name }) => name).join(", ");
  const caption = [makers, title, date].filter(Boolean).join(", ");
  const [size] = primaryImage
    ? downloadSizes(primaryImage.service, primaryImage.width, primaryImage.height)
    : [];
  const picture = size && {
    address: new URL(size.href, window.location.href).href,
    width: size.width,
    height: size.height,
    alt: primaryImage?.alt ?? title,
  };
  return (
    <Dialog title="Embed this work" isOpen onOpenChange={onClose}>
      <CopyText
        label="HTML for your page"
        text={embedCode({ address: workAddress(slug), picture, caption })}
      />
    </Dialog>
  );
}
